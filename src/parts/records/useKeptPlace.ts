import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the visible rows at their position on screen when new rows are added above them. Otherwise
 * a bet in another tab would move the text that the player is reading.
 */
export function useKeptPlace(
  list: RefObject<HTMLElement | null>,
  rows: readonly { id: string }[],
): void {
  const first = useRef(rows[0]?.id)
  useLayoutEffect(() => {
    const known = first.current
    first.current = rows[0]?.id
    const added = rows.findIndex(({ id }) => id === known)
    const element = list.current
    if (!element || added <= 0 || element.getBoundingClientRect().top >= 0) return
    const drawn = [...element.querySelectorAll<HTMLElement>('[data-row]')]
    const height = drawn.reduce((sum, row) => sum + row.offsetHeight, 0) / Math.max(drawn.length, 1)
    window.scrollBy({ top: added * height, behavior: 'instant' })
  }, [list, rows])
}

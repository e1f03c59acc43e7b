import { useLayoutEffect, useState, type RefObject } from 'react'

export interface Grid {
  columns: number
  /** Height in pixels of a row, with the gap under the row. */
  rowHeight: number
  gap: number
  /** Distance of the grid from the top of the document, in pixels. */
  top: number
}

/** Measures a grid of cells that all have the same height, which the style sheet sets. */
export function useGrid(ref: RefObject<HTMLElement | null>): Grid {
  const [grid, setGrid] = useState<Grid>({ columns: 3, rowHeight: 240, gap: 12, top: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(element)
      const cell = element.querySelector<HTMLElement>(':scope > [data-cell]')
      setGrid((known) => {
        const next: Grid = {
          columns: gridTemplateColumns.split(' ').length,
          rowHeight: cell ? cell.offsetHeight + parseFloat(rowGap) : known.rowHeight,
          gap: parseFloat(rowGap),
          top: Math.round(element.getBoundingClientRect().top + window.scrollY),
        }
        const same = (Object.keys(next) as (keyof Grid)[]).every((key) => next[key] === known[key])
        return same ? known : next
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // The body is observed too, because content above the grid moves it without changing its size.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref])
  return grid
}

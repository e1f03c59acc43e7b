import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Whether the content is wider than its frame. The frame then scrolls sideways together with the
 * table's head.
 */
export function useBursts(frame: RefObject<HTMLElement | null>): boolean {
  const [bursts, setBursts] = useState(false)
  useLayoutEffect(() => {
    const { current: outer } = frame
    const inner = outer?.firstElementChild
    if (!outer || !inner) return undefined
    const observer = new ResizeObserver(() => setBursts(inner.clientWidth > outer.clientWidth))
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [frame])
  return bursts
}

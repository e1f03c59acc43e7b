import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether what stands in a frame is wider than it: it scrolls sideways then, and its head with it. */
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

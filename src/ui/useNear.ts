import { useCallback, useState } from 'react'

/**
 * Distance from the edges of the window within which an element counts as near, as a `rootMargin`.
 */
const MARGIN = '25% 0%'

/**
 * Whether an element is, or has ever been, near the visible part of the page; give the element the
 * ref.
 */
export function useNear() {
  const [near, setNear] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { near, ref }
}

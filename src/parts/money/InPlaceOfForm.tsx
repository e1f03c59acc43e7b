import { useEffect, useRef, type ReactNode } from 'react'

/**
 * Content that replaces a form after a request. It takes the focus and scrolls into view, since the
 * focus was in the form, and the content may be far above the visible part.
 */
export function InPlaceOfForm({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus()
  }, [])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}

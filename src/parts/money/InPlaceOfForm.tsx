import { useEffect, useRef, type ReactNode } from 'react'

/**
 * Content that replaces a form that was being sent. It takes the focus and scrolls into view, since
 * the form's focus is lost and the content may be far above.
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

import { useEffect, useRef, type ReactNode } from 'react'

/**
 * Takes the place of a form that was being sent: with the form went the focus, and what is shown now
 * may be far above where it was.
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

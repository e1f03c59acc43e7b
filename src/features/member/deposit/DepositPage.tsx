import { useEffect, useRef } from 'react'
import type { MemberPageProps } from '../center/pages.ts'
import { DepositForm } from './DepositForm.tsx'
import { DepositStart } from './DepositStart.tsx'
import { DepositView } from './DepositView.tsx'
import { NEW } from './places.ts'

/** The way in for money: the ways to deposit, the form of one, or a deposit by its id. */
export function DepositPage({ place }: MemberPageProps) {
  const section = useRef<HTMLDivElement>(null)
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    // The button that led here is gone: without this, the focus and the view would be anywhere.
    window.scrollTo({ top: 0 })
    section.current?.focus({ preventScroll: true })
  }, [place])
  return (
    <div ref={section} tabIndex={-1} className="outline-none">
      <Place place={place} />
    </div>
  )
}

function Place({ place }: MemberPageProps) {
  if (place === '') return <DepositStart />
  if (place.startsWith(NEW)) return <DepositForm methodId={place.slice(NEW.length)} />
  return <DepositView key={place} id={place} />
}

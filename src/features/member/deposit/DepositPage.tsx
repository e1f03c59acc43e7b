import { useEffect, useRef } from 'react'
import type { CenterPageProps } from '#parts/center/pages.ts'
import { DepositForm } from './DepositForm.tsx'
import { DepositStart } from './DepositStart.tsx'
import { DepositView } from './DepositView.tsx'
import { BONUS, NEW, readId, stepOf } from './places.ts'

/** The deposit page shows the payment methods, the form of one method, or one deposit by its id. */
export function DepositPage({ place }: CenterPageProps) {
  const section = useRef<HTMLDivElement>(null)
  const step = stepOf(place)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // The button that opened this step no longer exists. Without this, the focus would be lost, so
    // it moves to the new step.
    section.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <div ref={section} tabIndex={-1} className="outline-none">
      <Place place={place} />
    </div>
  )
}

function Place({ place }: CenterPageProps) {
  if (place === '') return <DepositStart />
  if (place.startsWith(BONUS)) return <DepositStart bonusId={readId(place.slice(BONUS.length))} />
  if (place.startsWith(NEW)) {
    const [methodId = '', bonusId = ''] = place.slice(NEW.length).split('/')
    return <DepositForm methodId={methodId} bonusId={readId(bonusId)} />
  }
  return <DepositView key={place} id={place} />
}

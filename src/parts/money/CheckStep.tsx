import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { MoneyRows, type MoneyRow } from './MoneyRows.tsx'

interface Props {
  title: ReactNode
  rows: readonly MoneyRow[]
  /** Notes that the player should read before the payment is final. */
  notes?: ReactNode
  /** Returns to the form, whose entries are unchanged. */
  onChange: () => void
  /** Label of the link back; by default it leads back to a form. */
  back?: ReactNode
  /** The button that confirms the payment, or a form with the payment password. */
  children: ReactNode
}

/**
 * The review step of a payment: shows all figures before the player confirms. Going back to the
 * form loses nothing.
 */
export function CheckStep({ title, rows, notes, onChange, back, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="check-title" className="flex flex-col gap-5">
      <h2 id="check-title" ref={heading} tabIndex={-1} className="text-heading outline-none">
        {title}
      </h2>
      <MoneyRows rows={rows} />
      {notes && <div className="text-label text-pretty text-muted">{notes}</div>}
      {children}
      <Button variant="quiet" block onClick={onChange}>
        {back ?? <Trans context="what was entered in a form">Change</Trans>}
      </Button>
    </section>
  )
}

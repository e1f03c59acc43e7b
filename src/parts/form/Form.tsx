import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Refusal } from './Refusal.tsx'
import type { GatewayForm } from './useGatewayForm.ts'

interface Props {
  form: GatewayForm<unknown>
  /** What the button that sends it says. */
  action: ReactNode
  /** What stands below that button. */
  after?: ReactNode
  /** The distance between its fields. */
  gap?: 4 | 5
  children: ReactNode
}

const GAPS = { 4: 'gap-4', 5: 'gap-5' }

/** A form with what was refused above its fields, and below them the button that sends it. */
export function Form({ form, action, after, gap = 4, children }: Props) {
  const { element, onSubmit, refusal, refusals, words, busy } = form
  return (
    <form ref={element} noValidate onSubmit={onSubmit} className={`flex flex-col ${GAPS[gap]}`}>
      {refusal && <Refusal key={refusals} error={refusal} words={words} />}
      {children}
      <Button type="submit" size="lg" block busy={busy}>
        {action}
      </Button>
      {after}
    </form>
  )
}

import { useId, type ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Refusal } from './Refusal.tsx'
import type { GatewayForm } from './useGatewayForm.ts'

interface Props {
  form: GatewayForm<unknown>
  /** Label of the submit button, such as “Withdraw”. */
  action: ReactNode
  /** Distance between the form's fields, in steps of 4 px. */
  gap?: 4 | 5
  /** Reason why the form cannot be sent now. */
  blocked?: ReactNode
  children: ReactNode
}

const GAPS = { 4: 'gap-4', 5: 'gap-5' }

/** A form: the message about a refused request above its fields, the submit button below them. */
export function Form({ form, action, gap = 4, blocked, children }: Props) {
  const { element, onSubmit, refusal, refusals, words, remedy, busy } = form
  const reason = useId()
  return (
    <form ref={element} noValidate onSubmit={onSubmit} className={`flex flex-col ${GAPS[gap]}`}>
      {refusal && <Refusal key={refusals} error={refusal} words={words} remedy={remedy} />}
      {children}
      <Button
        type="submit"
        size="lg"
        block
        busy={busy}
        disabled={Boolean(blocked)}
        aria-describedby={blocked ? reason : undefined}
      >
        {action}
      </Button>
      {blocked && (
        <p id={reason} className="text-center text-label text-pretty text-danger-text">
          {blocked}
        </p>
      )}
    </form>
  )
}

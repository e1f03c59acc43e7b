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
  /**
   * Whether the submit button stays at the dialog's end while a long form is scrolled, so that it is
   * always in view.
   */
  sticky?: boolean
  /** Whether the submit button is only as wide as its words on wide pages. */
  short?: boolean
  /** Reason why the form cannot be sent now. */
  blocked?: ReactNode
  children: ReactNode
}

const GAPS = { 4: 'gap-4', 5: 'gap-5' }

/**
 * CSS classes of a button that sticks to the end of a dialog. Its ring in the dialog's colour covers
 * the text that scrolls below it, down to the dialog's edge: the offset counts from the dialog's
 * padding, so it is negative. Above a keyboard there is no room for that. The ring is an outline,
 * since the button's own lines are shadows.
 */
const STICKY =
  'z-1 shrink-0 in-[[data-dialog-body]]:sticky in-[[data-dialog-body]]:bottom-[-0.75rem] group-data-keyboard/dialog:static! not-forced-colors:in-[[data-dialog-body]]:not-focus-visible:[outline:max(0.75rem,calc(env(safe-area-inset-bottom)-0.75rem))_solid_var(--color-overlay)]'

/** On a low screen, the message about a refusal would leave no room for the fields above the button. */
const LET_GO = '[@media(height<45rem)]:static!'

/** A form: the message about a refused request above its fields, the submit button below them. */
export function Form({
  form,
  action,
  gap = 4,
  sticky = false,
  short = false,
  blocked,
  children,
}: Props) {
  const { element, onSubmit, refusal, refusals, words, remedy, busy } = form
  const reason = useId()
  return (
    <form
      ref={element}
      noValidate
      onSubmit={onSubmit}
      className={`flex flex-col ${GAPS[gap]} ${sticky ? '[&_:is(input,select,textarea)]:scroll-mb-28' : ''}`}
    >
      {refusal && <Refusal key={refusals} error={refusal} words={words} remedy={remedy} />}
      {children}
      <Button
        type="submit"
        size="lg"
        block
        busy={busy}
        className={
          sticky
            ? `${STICKY} ${refusal ? LET_GO : ''}`
            : short
              ? 'lg:w-auto lg:min-w-60 lg:self-start'
              : ''
        }
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

import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Check, LoaderCircle } from 'lucide-react'
import { useId, type Ref } from 'react'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { FieldError } from '#ui/Field.tsx'

export type HumanStage = 'idle' | 'working' | 'done' | 'failed'

interface Props {
  stage: HumanStage
  error: GatewayError | null
  onStart: () => void
  onCancel: () => void
  /** Ref to the element in which the provider of the human check draws its own widget. */
  ref: Ref<HTMLDivElement>
}

const WORDS: Record<HumanStage, MessageDescriptor> = {
  idle: msg({ message: 'I’m human', comment: 'Label of a checkbox against robots' }),
  failed: msg`I’m human`,
  working: msg`Checking that you’re human…`,
  done: msg`Verified: you’re human`,
}

const FAILURES: Record<string, MessageDescriptor> = {
  human_check_failed: msg`The verification didn’t work. Please check the box to try again.`,
  human_check_unavailable: msg`The verification isn’t available right now. Please contact customer service.`,
}

/**
 * A row with a checkbox for the human check. The check runs when the form is sent, or before that
 * when the player ticks the box.
 */
export function HumanRow({ stage, error, onStart, onCancel, ref }: Props) {
  const { t } = useLingui()
  const id = useId()
  const working = stage === 'working'
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex min-h-control-lg items-center gap-1 rounded-control border bg-sunken ps-3 pe-1">
        <button
          type="button"
          role="checkbox"
          aria-checked={stage === 'done'}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-busy={working}
          aria-disabled={working || stage === 'done'}
          onClick={working || stage === 'done' ? undefined : onStart}
          className="flex min-h-thumb min-w-0 flex-1 items-center gap-3 rounded-control py-1 text-start text-label"
        >
          <Box stage={stage} />
          <span className={`min-w-0 wrap-anywhere ${stage === 'done' ? '' : 'text-muted'}`}>
            {t(WORDS[stage])}
          </span>
        </button>
        {working && (
          <button
            type="button"
            onClick={onCancel}
            className="min-h-thumb shrink-0 rounded-control px-3 text-label font-semibold text-primary-text hover:bg-raised"
          >
            {t`Cancel`}
          </button>
        )}
      </div>
      <div ref={ref} className="empty:hidden" />
      <span role="status" className="sr-only">
        {working || stage === 'done' ? t(WORDS[stage]) : ''}
      </span>
      <FieldError id={`${id}-error`}>
        {error && t(FAILURES[error.code] ?? gatewayErrorMessage(error))}
      </FieldError>
    </div>
  )
}

function Box({ stage }: { stage: HumanStage }) {
  if (stage === 'working') {
    return (
      <LoaderCircle aria-hidden="true" className="size-6 shrink-0 animate-spin text-primary-text" />
    )
  }
  if (stage === 'done') {
    return (
      <span className="flex size-6 shrink-0 items-center justify-center rounded-pill bg-success text-on-success">
        <Check aria-hidden="true" strokeWidth={3.25} className="size-4" />
      </span>
    )
  }
  return <span aria-hidden="true" className="tick-box size-6 shrink-0" />
}

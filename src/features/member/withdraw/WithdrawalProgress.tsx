import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMoments } from '#core/gateway/useMoments.ts'
import { ProgressSteps } from '#parts/money/ProgressSteps.tsx'
import type { Withdrawal, WithdrawalStep } from './schema.ts'

const STEP_WORDS: Record<WithdrawalStep, MessageDescriptor> = {
  submitted: msg({ message: 'Requested', context: 'state of a withdrawal' }),
  reviewing: msg({ message: 'Being checked', comment: 'State of a withdrawal' }),
  approved: msg`Approved`,
  paying: msg`First part sent`,
  sent: msg`All of it sent`,
  rejected: msg({ message: 'Not approved', comment: 'State of a withdrawal' }),
  cancelled: msg({ message: 'Canceled', context: 'state of a withdrawal' }),
  failed: msg({ message: 'Not paid', comment: 'State of a withdrawal' }),
  released: msg`Back in your balance`,
}

const MARKS: Partial<Record<WithdrawalStep, 'failed' | 'stopped'>> = {
  rejected: 'failed',
  failed: 'failed',
  cancelled: 'stopped',
}

/** Steps that a successful withdrawal goes through. */
const WAY: readonly WithdrawalStep[] = ['submitted', 'approved', 'sent']

export function WithdrawalProgress({ withdrawal: { steps } }: { withdrawal: Withdrawal }) {
  const { t } = useLingui()
  const moments = useMoments()
  const done = steps.map(({ step }) => step)
  const isOver = done.some((step) => MARKS[step] !== undefined || step === 'released')
  const ahead = isOver ? [] : WAY.filter((step) => !done.includes(step))
  const sent = steps.find(({ step }) => step === 'sent')
  // The step "paying" is left out if it has the same time as the step "sent", which is so for a
  // payment in one part.
  const told = steps.filter(
    ({ step, at }) => step !== 'paying' || !sent || moments.write(at) !== moments.write(sent.at),
  )
  return (
    <ProgressSteps
      steps={told.map(({ step, at }) => ({
        name: t(STEP_WORDS[step]),
        at,
        mark: MARKS[step] ?? 'done',
      }))}
      ahead={ahead.map((step) => t(STEP_WORDS[step]))}
    />
  )
}

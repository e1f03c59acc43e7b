import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useMoments } from '#core/locale/useMoments.ts'
import type { Withdrawal, WithdrawalStep } from './schema.ts'

const STEP_WORDS: Record<WithdrawalStep, MessageDescriptor> = {
  submitted: msg({ message: 'Requested', context: 'state of a withdrawal' }),
  reviewing: msg`Being checked`,
  approved: msg`Approved`,
  paying: msg`First part sent`,
  sent: msg`All of it sent`,
  rejected: msg`Not approved`,
  cancelled: msg({ message: 'Taken back', context: 'state of a withdrawal' }),
  failed: msg`Not paid`,
  released: msg`Back in your balance`,
}

/** The way of a withdrawal that goes well. */
const WAY: readonly WithdrawalStep[] = ['submitted', 'approved', 'sent']

/** What has happened, with its time, and what is still to come. */
export function WithdrawalProgress({ withdrawal: { steps } }: { withdrawal: Withdrawal }) {
  const { t } = useLingui()
  const moments = useMoments()
  const done = steps.map(({ step }) => step)
  const isOver = done.some((step) => ['rejected', 'cancelled', 'failed', 'released'].includes(step))
  const ahead = isOver ? [] : WAY.filter((step) => !done.includes(step))
  return (
    <section aria-labelledby="withdraw-steps" className="flex flex-col gap-3">
      <h2 id="withdraw-steps" className="text-heading">
        <Trans>How far it is</Trans>
      </h2>
      <ol className="flex flex-col rounded-panel border bg-surface px-4 py-2">
        {steps.map(({ step, at }, index) => (
          <li key={`${step} ${index}`} className="flex items-start gap-3 py-2.5">
            <span className="mt-0.5 flex size-5.5 shrink-0 items-center justify-center rounded-pill bg-success text-on-success">
              <Check aria-hidden="true" className="size-3.5" />
            </span>
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 text-label">
              <span className="font-semibold">{t(STEP_WORDS[step])}</span>
              <time dateTime={at} className="text-muted tabular-nums">
                {moments.write(at)}
              </time>
            </span>
          </li>
        ))}
        {ahead.map((step) => (
          <li key={step} className="flex items-start gap-3 py-2.5 text-label text-muted">
            <span className="mt-0.5 size-5.5 shrink-0 rounded-pill border-2 border-dashed" />
            <span>
              {t(STEP_WORDS[step])}
              <span className="sr-only">
                , <Trans>still to come</Trans>
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

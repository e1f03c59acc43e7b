import { Trans } from '@lingui/react/macro'
import { Check, Minus, X } from 'lucide-react'
import { useId } from 'react'
import { useMoments } from '#core/gateway/useMoments.ts'

const MARKS = {
  done: { Icon: Check, look: 'bg-success text-on-success' },
  failed: { Icon: X, look: 'bg-danger text-on-danger' },
  stopped: { Icon: Minus, look: 'bg-raised text-text' },
}

interface Step {
  name: string
  /** Time of the step, in ISO 8601. */
  at: string
  mark: keyof typeof MARKS
}

interface Props {
  /** The steps so far, the first one first. */
  steps: readonly Step[]
  /** Names of the steps that are still to come. */
  ahead: readonly string[]
}

/**
 * The steps that a payment has gone through, each with its time and its success, and the steps that
 * are still to come.
 */
export function ProgressSteps({ steps, ahead }: Props) {
  const moments = useMoments()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="section-title text-heading">
        <Trans comment="Name of the steps of a payment, for screen readers">Progress</Trans>
      </h2>
      <ol className="flex flex-col card px-4 py-2">
        {steps.map(({ name, at, mark }, index) => {
          const { Icon, look } = MARKS[mark]
          return (
            <li key={`${name} ${index}`} className="flex items-start gap-3 py-2.5">
              <span
                className={`mt-0.5 flex size-5.5 shrink-0 items-center justify-center rounded-pill ${look}`}
              >
                <Icon aria-hidden="true" className="size-3.5" />
              </span>
              <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 text-label">
                <span className={`font-semibold ${mark === 'failed' ? 'text-danger-text' : ''}`}>
                  <span>{name}</span>
                  {mark === 'failed' && (
                    <span className="sr-only">
                      <span>, </span>
                      <Trans context="mark of a step">unsuccessful</Trans>
                    </span>
                  )}
                </span>
                <time dateTime={at} className="text-muted tabular-nums">
                  {moments.write(at)}
                </time>
              </span>
            </li>
          )
        })}
        {ahead.map((name) => (
          <li key={name} className="flex items-start gap-3 py-2.5 text-label text-muted">
            <span className="mt-0.5 size-5.5 shrink-0 rounded-pill border-2 border-dashed" />
            <span>
              <span>{name}</span>
              <span className="sr-only">
                <span>, </span>
                <Trans>still to come</Trans>
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

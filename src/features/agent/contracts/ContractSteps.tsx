import { Trans, useLingui } from '@lingui/react/macro'
import { useMoments } from '#core/gateway/useMoments.ts'
import type { Contract, Side } from './contractSchema.ts'
import { KEPT, REQUEST_CANCELED, STEP_ACTORS, STEP_NAMES } from './messages.ts'

/** History of a contract since it was offered: each step with its time and who caused it. */
export function ContractSteps({ steps, side }: { steps: Contract['steps']; side: Side }) {
  const { t } = useLingui()
  const { write } = useMoments()
  if (steps.length < 2) return null
  return (
    <section className="flex min-w-0 flex-col gap-3 border-t pt-4">
      <h3 className="text-label font-semibold">
        <Trans comment="Heads the list of what happened to a contract">Timeline</Trans>
      </h3>
      <ol className="flex flex-col gap-2 border-s-2 ps-4">
        {steps.map(({ state, by, at }, index) => {
          const before = steps[index - 1]
          const isKept = state === 'active' && before?.state === 'terminationRequested'
          const name = !isKept ? STEP_NAMES[state] : before.by === by ? REQUEST_CANCELED : KEPT
          return (
            <li
              key={index}
              className="relative flex flex-col justify-between gap-x-4 text-label sm:flex-row sm:items-baseline before:absolute before:-start-5.25 before:top-1.5 before:size-2 before:rounded-pill before:bg-primary-mark"
            >
              <span className="min-w-0">
                <span className="font-semibold">{t(name)}</span>
                <span className="text-muted">
                  <span>{' · '}</span>
                  <span>{t(STEP_ACTORS[side][by])}</span>
                </span>
              </span>
              <time dateTime={at} className="text-caption text-muted tabular-nums">
                {write(at)}
              </time>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

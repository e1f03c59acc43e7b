import { Trans, useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { useMoments } from '#core/locale/useMoments.ts'
import { STATUS_WORDS } from './messages.ts'
import type { Exchange } from './schema.ts'
import { stepsAhead } from './steps.ts'

/** What has happened, with its time, and what is still to come. */
export function Timeline({ exchange }: { exchange: Exchange }) {
  const { t } = useLingui()
  const moments = useMoments()
  return (
    <section aria-labelledby="redeem-steps" className="flex flex-col gap-3">
      <h2 id="redeem-steps" className="text-heading">
        <Trans>How far it is</Trans>
      </h2>
      <ol className="flex flex-col rounded-panel border bg-surface px-4 py-2">
        {exchange.steps.map(({ status, time }, index) => (
          <li key={`${status} ${index}`} className="flex items-start gap-3 py-2.5">
            <span
              className={`mt-0.5 flex size-5.5 shrink-0 items-center justify-center rounded-pill ${status === 'rejected' ? 'bg-danger text-on-danger' : 'bg-success text-on-success'}`}
            >
              {status === 'rejected' ? (
                <X aria-hidden="true" className="size-3.5" />
              ) : (
                <Check aria-hidden="true" className="size-3.5" />
              )}
            </span>
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 text-label">
              <span className="font-semibold">{t(STATUS_WORDS[status].name)}</span>
              <time dateTime={time} className="text-muted tabular-nums">
                {moments.write(time)}
              </time>
            </span>
          </li>
        ))}
        {stepsAhead(exchange).map((status) => (
          <li key={status} className="flex items-start gap-3 py-2.5 text-label text-muted">
            <span className="mt-0.5 size-5.5 shrink-0 rounded-pill border-2 border-dashed" />
            <span>
              {t(STATUS_WORDS[status].name)}
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

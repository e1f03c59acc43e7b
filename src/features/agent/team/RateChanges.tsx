import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { formatDay } from '#lib/periodFormats.ts'
import { LineFailure } from '#parts/failures/SectionState.tsx'
import { RATE_NAMES } from '../rateNames.ts'
import { formatRate, listChanged } from '../rates.ts'
import { rateChangesQuery } from './queries.ts'

/** List of the earlier changes of a downline's commission rates, the newest first. */
export function RateChanges({ id }: { id: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { write } = useMoments()
  const { data, error, refetch } = useQuery(rateChangesQuery(id))
  if (error && !data) return <LineFailure error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <section aria-labelledby="rate-changes" className="flex flex-col gap-3">
      <h3 id="rate-changes" className="text-label font-bold">
        <Trans comment="Heading above older changes of a member’s rates">Earlier changes</Trans>
      </h3>
      {data.list.length === 0 ? (
        <p className="text-label text-muted">
          <Trans>These rates have never been changed.</Trans>
        </p>
      ) : (
        <ol className="flex flex-col divide-y divide-border card">
          {data.list.map(({ id: change, at, countsFrom, before, after }) => (
            <li key={change} className="flex flex-col gap-1 px-4 py-3 text-label">
              <p className="flex flex-wrap justify-between gap-x-4 text-caption text-muted">
                <time dateTime={at}>{write(at)}</time>
                {countsFrom && <CountsFrom day={formatDay(countsFrom, locale)} />}
                {countsFrom === null && (
                  <span>
                    <Trans context="a change of rates">Replaced on the same day</Trans>
                  </span>
                )}
              </p>
              {listChanged(before, after).map((group) => (
                <span key={group} className="flex justify-between gap-4">
                  <span className="text-muted">{t(RATE_NAMES[group])}</span>
                  <span className="tabular-nums">
                    {`${formatRate(before[group], locale)} → ${formatRate(after[group], locale)}`}
                  </span>
                </span>
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

const CountsFrom = ({ day }: { day: string }) => (
  <span>
    <Trans context="a change of rates">Applies from {day}</Trans>
  </span>
)

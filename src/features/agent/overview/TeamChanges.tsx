import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { mayAskAtom } from '#core/session/session.ts'
import type { Days } from '#lib/periods.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { ChipChoice } from '#ui/ChipChoice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { Measure } from './api.ts'
import { compareFigures } from './compare.ts'
import { FIGURES } from './figures.ts'
import { changesQuery } from './queries.ts'
import type { Change, FigureId } from './schema.ts'
import { useFigureWords } from './useFigureWords.ts'

const MEASURE_FIGURES: Record<Measure, FigureId> = { TURNOVER: 'turnover', DEPOSIT: 'deposits' }
const MEASURE_IDS = Object.keys(MEASURE_FIGURES) as Measure[]

/** The downlines whose figures rose or fell most against the period before. */
export function TeamChanges({ days }: { days: Days }) {
  const { t } = useLingui()
  const [measure, setMeasure] = useState<Measure>('TURNOVER')
  const enabled = useAtomValue(mayAskAtom)
  const { data, error, refetch } = useQuery({ ...changesQuery(days, measure), enabled })
  return (
    <section aria-labelledby="team-changes" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="team-changes" className="section-title text-heading text-balance">
          <Trans>What changed, and for whom</Trans>
        </h2>
        <ChipChoice
          label={t({
            message: 'Compare by',
            comment: 'Screen readers: the choice of the figure to compare by',
          })}
          options={MEASURE_IDS}
          chosen={measure}
          name={(id) => t(FIGURES[MEASURE_FIGURES[id]].name)}
          onChoose={setMeasure}
        />
      </div>
      {error && !data ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="grid min-w-0 items-start gap-3 md:grid-cols-2">
          <Changes
            title={t({
              message: 'Biggest gains',
              comment: 'Heads a list of downlines whose figure rose most',
            })}
            nothing={t`No downline’s figures went up.`}
            list={data?.risen}
            figure={MEASURE_FIGURES[measure]}
            currency={data?.currency ?? ''}
          />
          <Changes
            title={t({
              message: 'Biggest drops',
              comment: 'Heads a list of downlines whose figure fell most',
            })}
            nothing={t`No downline’s figures went down.`}
            list={data?.fallen}
            figure={MEASURE_FIGURES[measure]}
            currency={data?.currency ?? ''}
          />
        </div>
      )}
    </section>
  )
}

interface ChangesProps {
  title: string
  nothing: string
  list: readonly Change[] | undefined
  figure: FigureId
  currency: string
}

function Changes({ title, nothing, list, figure, currency }: ChangesProps) {
  const { write, tell } = useFigureWords(currency)
  return (
    <div className="flex min-w-0 flex-col card">
      <h3 className="px-4 pt-3 pb-1 text-label font-semibold">{title}</h3>
      {!list && <Skeleton className="m-4 h-32 rounded-control" />}
      {list?.length === 0 && <p className="px-4 pb-3 text-label text-muted">{nothing}</p>}
      <ol>
        {list?.map(({ member, now, before }) => {
          const comparison = compareFigures(now, before)
          const isMore = comparison.direction === 'more'
          const Icon = isMore ? TrendingUp : TrendingDown
          return (
            <li key={member.id} className="border-t">
              <Link
                to={paths.agentHome('downlineManagmentView', member.id)}
                className="flex min-h-14 items-center justify-between gap-4 px-4 py-2.5 -outline-offset-2 transition-colors duration-quick hover:bg-raised"
              >
                <span className="min-w-0 text-label font-semibold wrap-anywhere">
                  {member.account}
                </span>
                <span className="flex min-w-0 flex-col items-end text-end">
                  <span
                    className={`inline-flex items-center gap-1.5 text-label font-bold tabular-nums ${isMore ? 'text-success-text' : 'text-danger-text'}`}
                  >
                    <Icon aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
                    <span>{tell(figure, comparison)}</span>
                  </span>
                  <span className="text-caption text-muted tabular-nums wrap-anywhere">
                    <Trans comment="An amount now, and what it was in the days before">
                      {{ now: write(figure, now) }}, before {{ past: write(figure, before) }}
                    </Trans>
                  </span>
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import { formatPercent } from '#lib/percents.ts'
import { formatDay } from '#lib/periodFormats.ts'
import { LineFailure } from '#parts/failures/SectionState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { VOLATILITY_NAMES } from './messages.ts'
import { gameDetailsQuery } from './queries.ts'
import { VOLATILITIES, type GameDetails, type Volatility } from './schema.ts'

/** Facts about a game from its vendor; hidden if there are none. */
export function Facts({ nodeId }: { nodeId: string }) {
  const { data, error, refetch } = useQuery(gameDetailsQuery(nodeId, usePageContext()))
  if (data) return <FactList details={data} />
  if (error) return <LineFailure error={error} onRetry={() => void refetch()} />
  return (
    <div
      aria-busy="true"
      className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-panel bg-sunken px-4 py-3"
    >
      {Array.from({ length: 4 }, (_each, index) => (
        <div key={index} className="flex flex-col gap-2 py-1">
          <Skeleton className="h-2.5 w-16" />
          <Skeleton className="h-3.5 w-24" />
        </div>
      ))}
    </div>
  )
}

function FactList({ details }: { details: GameDetails }) {
  const { i18n } = useLingui()
  const { locale } = useLanguage()
  const { rtp, volatility, lines, ways, limits, releasedAt } = details
  const facts: readonly (false | [key: string, name: ReactNode, value: ReactNode])[] = [
    rtp !== undefined && [
      'rtp',
      <Trans key="name">Return to player (RTP)</Trans>,
      formatPercent(rtp, locale),
    ],
    volatility !== undefined && [
      'volatility',
      <Trans key="name" comment="Fact about a slot: how often and how much it pays">
        Volatility
      </Trans>,
      <>
        <span>{i18n._(VOLATILITY_NAMES[volatility])}</span> <Meter of={volatility} />
      </>,
    ],
    lines !== undefined && [
      'lines',
      <Trans key="name" comment="lines of symbols on which a slot pays">
        Pay lines
      </Trans>,
      formatCount(lines, locale),
    ],
    ways !== undefined && [
      'ways',
      <Trans key="name" comment="of a slot that pays for symbols on neighbouring reels">
        Ways to win
      </Trans>,
      formatCount(ways, locale),
    ],
    limits?.min !== undefined && [
      'min',
      <Trans key="name" comment="Fact about a game">
        Smallest bet
      </Trans>,
      formatMoney(limits.min, locale, limits.currency),
    ],
    limits?.max !== undefined && [
      'max',
      <Trans key="name" comment="Fact about a game">
        Largest bet
      </Trans>,
      formatMoney(limits.max, locale, limits.currency),
    ],
    releasedAt !== undefined && [
      'released',
      <Trans key="name" comment="day on which a game came out">
        Released
      </Trans>,
      formatDay(releasedAt, locale),
    ],
  ]
  const told = facts.filter((fact) => fact !== false)
  if (told.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-panel bg-sunken px-4 py-3 sm:grid-cols-3 lg:grid-cols-2">
      {told.map(([key, name, value]) => (
        <div key={key} className="min-w-0">
          <dt className="text-caption text-muted">{name}</dt>
          <dd className="text-label font-semibold wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Bars beside the name of the volatility, as vendors show it. */
const Meter = ({ of: volatility }: { of: Volatility }) => (
  <span aria-hidden="true" className="ms-1.5 inline-flex items-end gap-0.5">
    {VOLATILITIES.map((step, index) => (
      <span
        key={step}
        style={{ height: `${4 + index * 2.5}px` }}
        className={`w-1 rounded-pill ${index <= VOLATILITIES.indexOf(volatility) ? 'bg-primary-mark' : 'bg-border-strong'}`}
      />
    ))}
  </span>
)

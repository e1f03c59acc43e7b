import { Trans, useLingui } from '@lingui/react/macro'
import { Gift } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useGatewayTime } from '#core/gateway/useGatewayTime.ts'
import { floorTo } from '#lib/floorTo.ts'
import { LineFailure, SectionFailure } from '#parts/failures/SectionState.tsx'
import { useOnceOnline } from '#core/platform/useOnceOnline.ts'
import { Chip } from '#ui/Chip.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CATEGORY_NAMES } from './messages.ts'
import { PromotionCard } from './PromotionCard.tsx'
import { CATEGORIES, type Promotion } from './schema.ts'
import { LINGER_MS } from './TimeLeft.tsx'
import { byUrgency, isPast, usePromotions } from './usePromotions.ts'

const PAST = 'past'
/** Number of cards that are visible without scrolling, whose pictures load at once. */
const FIRST = 3

/**
 * The minute that began while countdowns linger or earlier, since one that ends asks the gateway
 * anew: a card that leaves the list in that moment would not ask.
 */
const lastMinute = (now: number) => floorTo(now - LINGER_MS, 60_000)

/** All promotions by kind; past promotions are listed separately. */
export function PromotionList() {
  const { data, error, refetch } = usePromotions()
  const [search, setSearch] = useSearchParams()
  const now = useGatewayTime(lastMinute)
  useOnceOnline(error, () => void refetch())
  if (!data) {
    return error ? <SectionFailure error={error} onRetry={() => void refetch()} /> : <Loading />
  }
  const running = data.promotions.filter((one) => !isPast(one, now)).toSorted(byUrgency)
  const past = data.promotions.filter((one) => isPast(one, now))
  const wanted = search.get('category')
  const shown = wanted === PAST ? past : running.filter((one) => !wanted || one.category === wanted)
  const choose = (category: string | null) =>
    setSearch(category ? { category } : {}, { preventScrollReset: true })
  return (
    <>
      {error && <LineFailure error={error} onRetry={() => void refetch()} />}
      <Filters
        running={running}
        hasPast={past.length > 0}
        wanted={wanted ?? null}
        onChoose={choose}
      />
      {shown.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-6">
          {shown.map((promotion, index) => (
            <li key={promotion.id} className={spanOf(index, shown.length)}>
              <PromotionCard promotion={promotion} eager={index < FIRST} featured={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <None />
      )}
    </>
  )
}

/**
 * Returns the columns that a card takes. The first card takes a row, and the last ones share theirs,
 * so that no card stands alone: 13 cards after the first are 9 in threes and 4 in pairs.
 */
function spanOf(index: number, count: number): string {
  if (index === 0) return 'col-span-full'
  const others = count - 1
  const fromEnd = count - index
  const inPairs = others % 3 === 0 ? 0 : others % 3 === 1 ? 4 : 2
  const half = others % 2 === 1 && fromEnd === 1 ? 'sm:max-xl:col-span-2' : ''
  if (others === 1) return 'col-span-full'
  return `${half} ${fromEnd <= inPairs ? 'xl:col-span-3' : 'xl:col-span-2'}`
}

function None() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Gift />}
      title={t`No promotions here right now`}
      detail={t`Look again soon: new ones come every week.`}
    />
  )
}

interface FilterProps {
  running: readonly Promotion[]
  hasPast: boolean
  wanted: string | null
  onChoose: (category: string | null) => void
}

function Filters({ running, hasPast, wanted, onChoose }: FilterProps) {
  const { t } = useLingui()
  const there = [...CATEGORIES, 'other' as const].filter((each) =>
    running.some(({ category }) => category === each),
  )
  // A single kind is what the page shows anyway.
  if (there.length < 2 && !hasPast && !wanted) return null
  return (
    <div
      role="group"
      aria-label={t({
        message: 'Promotion types',
        comment: 'Name of a filter, for screen readers',
      })}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0"
    >
      <Chip active={!wanted} className="min-h-thumb" onClick={() => onChoose(null)}>
        <Trans context="promotions">All</Trans>
      </Chip>
      {there.map((each) => (
        <Chip
          key={each}
          active={wanted === each}
          className="min-h-thumb"
          onClick={() => onChoose(each)}
        >
          {t(CATEGORY_NAMES[each])}
        </Chip>
      ))}
      {hasPast && (
        <Chip active={wanted === PAST} className="min-h-thumb" onClick={() => onChoose(PAST)}>
          <Trans comment="State of a promotion that has ended">Ended</Trans>
        </Chip>
      )}
    </div>
  )
}

function Loading() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading…`} className="flex flex-col gap-5">
      <Skeleton className="h-11 w-72 rounded-pill" />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: 7 }, (_each, index) => (
          <Skeleton
            key={index}
            className={`rounded-panel ${index === 0 ? 'col-span-full aspect-[4/3] sm:aspect-[10/3]' : 'aspect-[4/3]'}`}
          />
        ))}
      </div>
    </div>
  )
}

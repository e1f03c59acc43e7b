import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Gift, Ticket } from 'lucide-react'
import { useMemo } from 'react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useLanguage } from '#core/locale/language.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { GiftBox } from './GiftBox.tsx'
import { RAFFLE_WORDS } from './messages.ts'
import { rafflesQuery } from './queries.ts'
import { RaffleClock } from './RaffleClock.tsx'
import type { Prize, RaffleSummary } from './schema.ts'
import { WheelFace } from './WheelFace.tsx'
import { listSegments } from './wheelShape.ts'

/** List of all raffles: first the open ones, then the future ones, then the past ones. */
export function RaffleList() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(rafflesQuery(usePageContext()))
  const raffles = ['open', 'coming', 'closed'].flatMap(
    (state) => data?.list.filter((each) => each.state === state) ?? [],
  )
  return (
    <>
      <header className="flex flex-col gap-1">
        <h1 className="text-title">
          <Trans comment="Title of a list">Raffles</Trans>
        </h1>
        <p className="max-w-prose text-body text-pretty text-muted">
          <Trans>
            Every chance is published, every result is fixed before you press, and you can check
            each draw yourself.
          </Trans>
        </p>
      </header>
      {error && !data ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton />
      ) : raffles.length === 0 ? (
        <EmptyState
          icon={<Gift />}
          title={t`No raffles right now`}
          detail={t`New raffles are announced on the promotions page.`}
          action={
            <Link to={paths.promotions()} className={buttonClass({ variant: 'outline' })}>
              <Trans>See the promotions</Trans>
            </Link>
          }
        />
      ) : (
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {raffles.map((raffle) => (
            <li key={raffle.id}>
              <RaffleCard raffle={raffle} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function RaffleCard({ raffle }: { raffle: RaffleSummary }) {
  const { t } = useLingui()
  const { id, game, title, lead, state, price, topPrize, drawsReady } = raffle
  const { name, tone } = RAFFLE_WORDS[state]
  const points = Number(price.amount)
  return (
    <Link
      to={paths.raffle(id)}
      className="flex h-full overflow-hidden card-shaded transition-transform duration-quick hover:-translate-y-(--lift) tight:flex-col"
    >
      <span
        className={`flex w-28 shrink-0 items-center justify-center overflow-hidden bg-primary-soft tight:w-full sm:w-40 ${state === 'closed' ? 'opacity-60 grayscale' : ''}`}
      >
        {game === 'wheel' ? <SmallWheel /> : <GiftBox className="size-22 sm:size-30" />}
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-2 p-4">
        <span className="flex flex-wrap items-center gap-2">
          <StatusLabel tone={tone}>{t(name)}</StatusLabel>
          {drawsReady !== null && drawsReady > 0 && (
            <span className="inline-flex min-h-6 items-center gap-1 rounded-pill bg-reward px-2.5 text-caption font-bold text-on-reward">
              <Ticket aria-hidden="true" className="size-3.5" />
              <Plural value={drawsReady} other="Draws ready: #" />
            </span>
          )}
        </span>
        <span className="text-heading text-balance wrap-anywhere">{title}</span>
        <span className="text-label text-pretty text-muted">{lead}</span>
        <span className="mt-auto flex flex-col gap-1 pt-1">
          <span className="text-label font-semibold wrap-anywhere">
            <Trans comment="Line on the card of a raffle">Best prize: {topPrize}</Trans>
          </span>
          <span className="text-label text-muted">
            {price.kind === 'ticket' ? (
              <Trans>One ticket for each draw</Trans>
            ) : (
              <Plural value={points} one="# point for each draw" other="# points for each draw" />
            )}
          </span>
          <RaffleClock raffle={raffle} />
        </span>
      </span>
    </Link>
  )
}

/** A small wheel without labels, as a picture of the game. */
function SmallWheel() {
  const { locale } = useLanguage()
  const segments = useMemo(() => listSegments(EIGHT), [])
  return (
    <span className="size-24 sm:size-34">
      <WheelFace segments={segments} topId="0" locale={locale} plain />
    </span>
  )
}

const EIGHT: readonly Prize[] = Array.from({ length: 8 }, (_, index) => ({
  id: String(index),
  kind: index === 3 ? 'none' : 'cash',
  name: '-',
  label: '',
  multiplier: 0,
  parts: 1,
  stock: null,
  left: null,
}))

const ListSkeleton = () => (
  <div role="status" className="grid grid-cols-1 gap-4 md:grid-cols-2">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} className="h-52 rounded-panel" />
    ))}
  </div>
)

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ChevronLeft, SearchX } from 'lucide-react'
import { useState } from 'react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { sessionAtom } from '#core/session/session.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { useClientSeed } from './clientSeed.ts'
import { DrawStage } from './DrawStage.tsx'
import { Fairness } from './Fairness.tsx'
import { raffleMessage, RAFFLE_WORDS } from './messages.ts'
import { OddsTable } from './OddsTable.tsx'
import { raffleQuery } from './queries.ts'
import { RaffleClock } from './RaffleClock.tsx'
import type { Raffle } from './schema.ts'
import { useDraw } from './useDraw.ts'
import { Ways } from './Ways.tsx'
import { Winners } from './Winners.tsx'

/**
 * One raffle: its game, the ways to get tickets, the chances, the winners and how to check the
 * draws.
 */
export function RaffleView({ id }: { id: string }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(raffleQuery(id, usePageContext()))
  if (data) return <Shown fresh={data} />
  if (!error) return <ViewSkeleton />
  return (
    <>
      <BackToAll />
      {error.code === 'raffle_not_found' ? (
        <EmptyState
          icon={<SearchX />}
          title={t(raffleMessage(error))}
          action={
            <Link to={paths.raffle()} className={buttonClass({ variant: 'outline' })}>
              <Trans comment="Link back to a list">All raffles</Trans>
            </Link>
          }
        />
      ) : (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}

function Shown({ fresh }: { fresh: Raffle }) {
  const { t } = useLingui()
  const account = useAtomValue(sessionAtom)?.memberInfo.account ?? ''
  const draw = useDraw(fresh.id)
  const raffle = useHeld(fresh, draw.phase.kind === 'asking' || draw.phase.kind === 'landing')
  const seed = useClientSeed(account, raffle.id, raffle.own?.commitment)
  const { title, lead, state } = raffle
  const { name, tone } = RAFFLE_WORDS[state]
  return (
    <>
      <header className="flex flex-col gap-2">
        <BackToAll />
        <h1 className="text-title text-balance wrap-anywhere">{title}</h1>
        <p className="max-w-prose text-body text-pretty text-muted">{lead}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <StatusLabel tone={tone}>{t(name)}</StatusLabel>
          <RaffleClock raffle={raffle} />
        </div>
      </header>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-20">
          <DrawStage raffle={raffle} draw={draw} clientSeed={seed.clientSeed} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          {raffle.price.kind === 'ticket' && <Ways raffle={raffle} />}
          <OddsTable raffle={raffle} />
          <Winners raffle={raffle} />
          <Fairness raffle={raffle} seed={seed} />
        </div>
      </div>
    </>
  )
}

/**
 * Keeps an old value on screen while a draw is under way, because the list of winners must not
 * reveal the result early.
 */
function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [shown, setShown] = useState(value)
  if (!isHeld && shown !== value) setShown(value)
  return isHeld ? shown : value
}

const BackToAll = () => (
  <Link
    to={paths.raffle()}
    className="-ms-1 inline-flex min-h-thumb w-fit items-center gap-1 text-label text-muted hover:text-text"
  >
    <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
    <Trans>All raffles</Trans>
  </Link>
)

const ViewSkeleton = () => (
  <div role="status" className="grid grid-cols-1 gap-6 lg:grid-cols-[26rem_1fr]">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    <Skeleton className="mx-auto aspect-square w-full max-w-104 rounded-full" />
    <div className="flex flex-col gap-4">
      <Skeleton className="h-24 rounded-panel" />
      <Skeleton className="h-72 rounded-panel" />
    </div>
  </div>
)

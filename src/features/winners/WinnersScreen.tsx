import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowUp, Trophy } from 'lucide-react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageContext } from '#core/locale/pageContext.ts'
import type { ScreenProps } from '#core/navigation/feature.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { CATEGORIES } from '#parts/games/categories.ts'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { isOffered } from '#parts/games/lanes.ts'
import type { GameType } from '#parts/games/schema.ts'
import { useGameOptions, useLanes } from '#parts/games/useLanes.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { WINNER_LISTS, type WinnerListName } from './api.ts'
import { winsQuery } from './queries.ts'
import { TopWins } from './TopWins.tsx'
import { useSteadyWins } from './useSteadyWins.ts'
import { WinRow, type WinWeight } from './WinRow.tsx'

const LIST_NAMES: Record<WinnerListName, MessageDescriptor> = {
  LATEST: msg({ message: 'Latest', context: 'list of winners' }),
  DAY: msg({ message: 'Today', context: 'list of winners' }),
  WEEK: msg({ message: '7 days', context: 'list of winners' }),
  MONTH: msg({ message: '30 days', context: 'list of winners' }),
}

/** The latest and the biggest wins by category. The address stores the list and the category. */
export function WinnersScreen({ title }: ScreenProps) {
  const { t } = useLingui()
  const { list, gameType, choose } = useChoice()
  const lanes = useLanes().data ?? []
  const types = lanes.map(({ type }) => type).filter((type) => !CATEGORIES[type].parent)
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pt-4 pb-10 lg:px-8">
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="flex size-14 shrink-0 items-center justify-center rounded-panel bg-reward-soft text-reward-text"
        >
          <Trophy className="size-8" />
        </span>
        <div className="flex min-w-0 flex-col">
          <h1 className="text-title text-balance">{title}</h1>
          <p className="text-label text-pretty text-muted">
            <Trans>Who won, on which game, and how much. Names are masked.</Trans>
          </p>
        </div>
      </div>
      <Tabs
        label={t`Lists of winners`}
        items={WINNER_LISTS.map((value) => ({ value, label: t(LIST_NAMES[value]) }))}
        value={list}
        onChange={(next) => choose(next, gameType)}
      >
        <div className="flex min-w-0 flex-col gap-5">
          <div
            role="group"
            aria-label={t({ message: 'Game category', comment: 'Name of a filter' })}
            className="scroll-row scroll-edge -mx-4 flex gap-2 px-4 lg:mx-0 lg:px-0"
          >
            <Chip active={!gameType} onClick={() => choose(list, undefined)}>
              <Trans context="all game categories">All games</Trans>
            </Chip>
            {types.map((type) => (
              <Chip
                key={type}
                active={type === gameType}
                icon={<GameTypeIcon type={type} size="sm" />}
                onClick={() => choose(list, type)}
              >
                {t(CATEGORIES[type].name)}
              </Chip>
            ))}
          </div>
          <Wins list={list} gameType={gameType} />
        </div>
      </Tabs>
    </div>
  )
}

/** Reads the list and the category from the address; invalid values are ignored. */
function useChoice() {
  const [params, setParams] = useSearchParams()
  const list = WINNER_LISTS.find((one) => one === params.get('list')) ?? 'LATEST'
  const type = params.get('gameType') as GameType | null
  const gameType = type !== null && type in CATEGORIES ? type : undefined
  const choose = (nextList: WinnerListName, nextType: GameType | undefined) =>
    setParams(
      {
        ...(nextList !== 'LATEST' && { list: nextList }),
        ...(nextType && { gameType: nextType }),
      },
      { replace: true },
    )
  return { list, gameType, choose }
}

function Wins({ list, gameType }: { list: WinnerListName; gameType: GameType | undefined }) {
  const { t } = useLingui()
  const options = useGameOptions()
  const place = useRef<HTMLDivElement>(null)
  const query = useQuery(winsQuery(list, gameType, usePageContext()))
  const { data, error, isPlaceholderData, refetch } = query
  const key = isPlaceholderData ? 'before' : `${list} ${gameType}`
  const { wins, waiting, adopt } = useSteadyWins(data?.list, { key, list: place })
  if (!data || !wins) {
    return error ? (
      <SectionFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton />
    )
  }
  const { currency } = data
  const offered = wins.filter((win) => isOffered({ type: win.gameType }, options))
  if (offered.length === 0) {
    return (
      <EmptyState
        icon={<Trophy />}
        title={t`No wins here yet`}
        detail={t`Look at another category or a longer time, or be the first.`}
      />
    )
  }
  const isRanked = list !== 'LATEST'
  const top = isRanked ? offered.slice(0, 3) : []
  return (
    <div ref={place} aria-busy={isPlaceholderData} className="flex min-w-0 flex-col gap-4">
      {waiting > 0 && (
        <div className="sticky top-[calc(var(--spacing)*18+var(--offline,0px))] z-10 flex justify-center">
          <Button
            size="sm"
            className="shadow-floating"
            onClick={() => {
              adopt()
              place.current?.scrollIntoView({ block: 'start' })
            }}
          >
            <ArrowUp aria-hidden="true" className="size-4" />
            <Plural value={waiting} one="# new win" other="# new wins" />
          </Button>
        </div>
      )}
      {top.length > 0 && <TopWins wins={top} currency={currency} />}
      <ol start={top.length + 1} className="overflow-hidden card empty:hidden">
        {offered.slice(top.length).map((win, index) => (
          <WinRow
            key={win.id}
            {...{ win, currency }}
            weight={weightOf(win.amount, offered, isRanked)}
            {...(isRanked && { rank: top.length + index + 1 })}
          />
        ))}
      </ol>
    </div>
  )
}

/**
 * Returns how large a row writes its amount: a win of half the biggest one of the list stands out,
 * and one below a twentieth of it stays small. In a ranked list only the first three stand out.
 */
function weightOf(
  amount: string,
  wins: readonly { amount: string }[],
  isRanked: boolean,
): WinWeight {
  const share = Number(amount) / Math.max(...wins.map((win) => Number(win.amount)))
  if (share >= 0.5 && !isRanked) return 'big'
  return share >= 0.05 ? 'middle' : 'small'
}

const ListSkeleton = () => (
  <div role="status" className="flex flex-col gap-2">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} className="h-18 rounded-panel" />
    ))}
  </div>
)

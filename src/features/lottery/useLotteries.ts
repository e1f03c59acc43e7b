import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { gatewayNow } from '#core/gateway/clock.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { untilOutdated } from './drawTime.ts'
import { drawsQuery, latestDrawsQuery, lotteriesQuery, recentLotteriesQuery } from './queries.ts'

/** Loads every lottery, and loads the list again after each draw. */
export function useLotteries() {
  return useQuery({
    ...lotteriesQuery(usePageContext()),
    select: ({ list }) => list,
    refetchInterval: ({ state: { data } }) => untilOutdated(data?.list ?? [], gatewayNow()),
  })
}

/** Loads the lotteries that the player bet on last. */
export function useRecentLotteries() {
  return useQuery({
    ...recentLotteriesQuery(usePageContext()),
    enabled: useAtomValue(mayAskAtom),
    select: ({ list }) => list,
  })
}

/**
 * Loads the newest numbers of every lottery. They are fetched again with each new list of
 * lotteries, which was loaded at `asOf`.
 */
export function useLatestDraws(asOf: number) {
  return useQuery({
    ...latestDrawsQuery(asOf),
    // The numbers are not loaded while a placeholder replaces the list of lotteries, because a
    // placeholder has no loading time.
    enabled: asOf > 0,
    select: ({ list }) => new Map(list.map((draw) => [draw.gameCode, draw])),
  })
}

/** Loads the last draws of one lottery, before the draw that is open for bets. */
export function useDraws(gameCode: string, openIssue: string) {
  return useQuery({ ...drawsQuery(gameCode, openIssue), select: ({ list }) => list })
}

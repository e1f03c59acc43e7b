import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { gatewayNow } from '#core/clock/clock.ts'
import { read } from '#core/gateway/queries.ts'
import { useLanguage } from '#core/locale/language.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { listDraws, listLatestDraws, listLotteries, listRecentLotteries } from './api.ts'
import { untilOutdated } from './drawTime.ts'

/** Past draws that are shown of one lottery. */
const DRAWS_SHOWN = 10

/** Every lottery; asked for anew after each draw. In another language, the last list until it is there. */
export function useLotteries() {
  const { language } = useLanguage()
  return useQuery({
    ...read(listLotteries, { language }),
    placeholderData: (previous) => previous,
    select: ({ list }) => list,
    refetchInterval: ({ state: { data } }) => untilOutdated(data?.list ?? [], gatewayNow()),
  })
}

/** Lotteries that the player bet on last. */
export function useRecentLotteries() {
  const { language } = useLanguage()
  return useQuery({
    ...read(listRecentLotteries, { language }),
    enabled: useAtomValue(mayAskAtom),
    placeholderData: (previous) => previous,
    select: ({ list }) => list,
  })
}

/** The newest numbers by lottery; as old as the list of lotteries at `asOf`. */
export function useLatestDraws(asOf: number) {
  return useQuery({
    ...read(listLatestDraws, {}),
    queryKey: [listLatestDraws.definition.path, asOf],
    // What is shown in place of the list has no age of its own.
    enabled: asOf > 0,
    placeholderData: (previous) => previous,
    select: ({ list }) => new Map(list.map((draw) => [draw.gameCode, draw])),
  })
}

/** The last draws of one lottery, as they were before the draw that is open for bets. */
export function useDraws(gameCode: string, openIssue: string) {
  return useQuery({
    ...read(listDraws, { gameCode, size: DRAWS_SHOWN }),
    queryKey: [listDraws.definition.path, gameCode, openIssue],
    placeholderData: (previous, query) => (query?.queryKey[1] === gameCode ? previous : undefined),
    select: ({ list }) => list,
  })
}

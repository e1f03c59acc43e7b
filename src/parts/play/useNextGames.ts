import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { usePageContext } from '#core/gateway/pageContext.ts'
import type { LaunchTarget } from '#core/popups/popups.ts'
import { identityAtom, mayAskAtom } from '#core/session/session.ts'
import { gamePageQuery, PAGE_SIZE, type GameSource } from '#parts/browser/queries.ts'
import { arrangeGames } from '#parts/games/lanes.ts'
import { hotGamesQuery } from '#parts/games/queries.ts'
import type { Game, GameType } from '#parts/games/schema.ts'
import { useGameOptions } from '#parts/games/useLanes.ts'
import { similarGamesQuery } from '#parts/similar-games/queries.ts'
import { findNext, playable } from './nextGames.ts'

/** How many recent games are asked for: as many as home shows, so that they are here already. */
const RECENTS = 12

/** Whether what comes next is played with play money. */
export function useWithPlayMoney({ trial = false }: LaunchTarget): boolean {
  const identity = useAtomValue(identityAtom)
  return trial || identity === 'trial'
}

/** The games that the player opened last, without the one that is open. */
export function useLastGames(played: string | undefined, trial: boolean): Game[] {
  const context = usePageContext()
  const options = useGameOptions()
  const mayAsk = useAtomValue(mayAskAtom)
  const recents = gamePageQuery({ kind: 'recents' }, 1, RECENTS, context, mayAsk)
  // Each game that opens changes them.
  const { data } = useQuery({ ...recents, staleTime: 0 })
  return playable(arrangeGames(data?.games ?? [], options), { played, trial })
}

/** What a player may like next: the vendor's next game, and similar ones, else hot ones. */
export function useNextGames(
  type: GameType | undefined,
  vendor: string | undefined,
  played: string | undefined,
  trial: boolean,
): { next: Game | undefined; similar: Game[] } {
  const context = usePageContext()
  const options = useGameOptions()
  const source: GameSource = { kind: 'games', gameType: type, vassalage: vendor }
  const ofVendor = useQuery({
    ...gamePageQuery(source, 1, PAGE_SIZE, context, true),
    enabled: vendor !== undefined,
  })
  const alike = useQuery({
    ...similarGamesQuery({ id: played ?? '', type: type ?? 'RNG' }, PAGE_SIZE, context),
    enabled: played !== undefined && type !== undefined,
  })
  const hot = useQuery(hotGamesQuery(context))
  const wishes = { played, trial }
  const next = findNext(arrangeGames(ofVendor.data?.games ?? [], options), wishes)
  const listed = alike.data ?? hot.data?.list ?? []
  const similar = playable(arrangeGames(listed, options), wishes)
  return { next, similar: similar.filter(({ id }) => id !== next?.id) }
}

import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { usePageContext } from '#core/locale/pageContext.ts'
import type { LaunchTarget } from '#core/popups/popups.ts'
import { identityAtom, mayAskAtom } from '#core/session/session.ts'
import { gamePageQuery, PAGE_SIZE, type GameSource } from '#parts/browser/queries.ts'
import { arrangeGames } from '#parts/games/lanes.ts'
import { hotGamesQuery } from '#parts/games/queries.ts'
import type { Game, GameType } from '#parts/games/schema.ts'
import { useGameOptions } from '#parts/games/useLanes.ts'
import { similarGamesQuery } from '#parts/games/similar/queries.ts'
import { findNext, joinGames, playable } from './nextGames.ts'

/**
 * Number of recent games to fetch. It is the same as on home, so that the cache already has these
 * games.
 */
const RECENTS = 12
/**
 * Number of similar games to fetch. It is higher than the number shown, since some games cannot be
 * played now.
 */
const SIMILAR = 12

/** Whether the games that are offered next are played with play money. */
export function useWithPlayMoney({ trial = false }: LaunchTarget): boolean {
  const identity = useAtomValue(identityAtom)
  return trial || identity === 'trial'
}

/** The games that the player opened last, without the currently open game. */
export function useLastGames(played: string | undefined, trial: boolean): Game[] {
  const context = usePageContext()
  const options = useGameOptions()
  const mayAsk = useAtomValue(mayAskAtom)
  const recents = gamePageQuery({ kind: 'recents' }, 1, RECENTS, context, mayAsk)
  // Recent games are always fetched again, since each opened game changes the list.
  const { data } = useQuery({ ...recents, staleTime: 0 })
  return playable(arrangeGames(data?.games ?? [], options), { played, trial })
}

/**
 * Games that a player may like next: the vendor's next game and the gateway's similar games. If
 * these are few, games of the same vendor, of the same category and hot games follow.
 */
export function useNextGames(
  gameType: GameType | undefined,
  vendor: string | undefined,
  played: string | undefined,
  trial: boolean,
): { next: Game | undefined; similar: Game[] } {
  const context = usePageContext()
  const options = useGameOptions()
  const ask = (source: Omit<Extract<GameSource, { kind: 'games' }>, 'kind'>) =>
    gamePageQuery({ kind: 'games', ...source }, 1, PAGE_SIZE, context, true)
  const ofVendor = useQuery({
    ...ask({ gameType, vassalage: vendor }),
    enabled: vendor !== undefined,
  })
  // Games of the same category are fetched only for a vendor's lobby: for a game, the query of
  // similar games falls back on them itself.
  const isLobby = played === undefined
  const ofType = useQuery({ ...ask({ gameType }), enabled: isLobby && gameType !== undefined })
  const game = isLobby || gameType === undefined ? undefined : { id: played, type: gameType }
  const alike = useQuery(similarGamesQuery(game, SIMILAR, context))
  const hot = useQuery(hotGamesQuery(context))
  const conditions = { played, trial }
  const own = arrangeGames(ofVendor.data?.games ?? [], options)
  const others = arrangeGames([...(ofType.data?.games ?? []), ...(hot.data?.list ?? [])], options)
  const next = findNext(own, conditions)
  const similar = playable(
    joinGames(arrangeGames(alike.data ?? [], options), own, others),
    conditions,
  ).filter(({ id }) => id !== next?.id)
  return { next, similar }
}

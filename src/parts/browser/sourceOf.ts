import type { OwnList } from '#core/session/ownLists.ts'
import type { GameSource } from './queries.ts'
import { isGameType, type BrowserState } from './browserState.ts'

/**
 * Finds the source of the games for a state of the lobby; home itself has sections instead of a
 * list.
 */
export function sourceOf(state: BrowserState): GameSource {
  const { category, filter, vendor, classify, search } = state
  if (isGameType(category)) {
    return {
      kind: 'games',
      gameType: category,
      vassalage: vendor,
      gameClassify: classify,
      gameName: search || undefined,
      filter: filter === 'ALL' ? undefined : filter,
    }
  }
  return {
    kind: 'games',
    gameName: search || undefined,
    filter: category === 'HOME' ? undefined : category,
  }
}

/** Favourites or recent games, if the state shows one of these lists. */
export function ownListOf({ category, filter }: BrowserState): OwnList | undefined {
  if (category === 'FAV' || filter === 'FAV') return 'FAV'
  return filter === 'RECENT' ? 'RECENT' : undefined
}

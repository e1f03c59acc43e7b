import type { OwnList } from '#core/session/ownLists.ts'
import type { GameSource } from './queries.ts'
import { isGameType, type BrowserState } from './browserState.ts'

/**
 * Finds the source of the games that the lobby lists. Home itself shows sections instead of a list.
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

/** Returns the list of the player's own games that the lobby shows: favourites or recent games. */
export function ownListOf({ category, filter }: BrowserState): OwnList | undefined {
  if (category === 'FAV' || filter === 'FAV') return 'FAV'
  return filter === 'RECENT' ? 'RECENT' : undefined
}

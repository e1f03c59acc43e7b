import type { GameType } from '#parts/games/schema.ts'
import { isFoundIn } from './marks.ts'
import type { Option, OptionGroup } from './options.ts'
import { useFoundGames } from './useFoundGames.ts'
import { useFoundPlaces } from './useFoundPlaces.ts'
import { useIdleGroups } from './useIdleGroups.ts'
import { usePaused } from './usePaused.ts'

/**
 * Number of rows of results that are rendered while the player types, which is about what is
 * visible; and how many of them are games at least.
 */
const IN_VIEW = 5
const GAMES_IN_VIEW = 2

interface Asked {
  /** Search text without the spaces around it. */
  sought: string
  /** Category whose games are listed; undefined for all games. */
  type: GameType | undefined
  /** Number of games that are listed after a pause in typing. */
  listed: number
  /** Number of search results side by side. */
  columns: number
}

export type FoundAnswers = ReturnType<typeof useAnswers>

/**
 * Returns the search results of a text in the form in which the list shows them. For an empty text,
 * they are the suggestions before the player types.
 */
export function useAnswers({ sought, type, listed, columns }: Asked) {
  const rested = usePaused(sought)
  const found = useFoundGames(sought, rested)
  const places = useFoundPlaces(sought, found.asTyped)
  const idleGroups = useIdleGroups()
  // The rest is a separate function, because the React compiler then keeps its result until one of
  // its inputs changes.
  return arrange(found, places, idleGroups, rested, { sought, type, listed, columns })
}

function arrange(
  { games: all, complete, ...found }: ReturnType<typeof useFoundGames>,
  places: ReturnType<typeof useFoundPlaces>,
  idleGroups: OptionGroup[],
  rested: string,
  { sought, type, listed, columns }: Asked,
) {
  const { terms, isPending, error } = found
  const idle = sought === ''
  // If the player typed the name of a page, games that match only a part of the text are left out.
  const games = places.isPage && !found.asTyped ? [] : all
  const rests = rested === sought
  const ofType = type ? games.filter(({ game }) => game.type === type) : games
  const above = places.before.flatMap(({ items }) => items).length
  const drawn = rests ? listed : Math.max(GAMES_IN_VIEW, IN_VIEW * columns - above)
  const shown: OptionGroup = {
    kind: 'game',
    items: ofType.slice(0, drawn).map(({ game, english }): Option => ({
      kind: 'game',
      id: game.id,
      game: complete(game),
      alias: !isFoundIn(game.name, terms) && isFoundIn(english, terms) ? english : undefined,
    })),
    total: ofType.length,
  }
  const first = [...places.before, shown].filter(({ items }) => items.length > 0)
  const groups = [...first, ...places.after]
  // While the player types, the groups below the games are not visible and not rendered.
  const inView = rests || first.length === 0 ? groups : first
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const isEmpty = !idle && !isPending && !error && total === 0
  return {
    ...found,
    sought,
    /**
     * Search text after the last pause in typing (`rested`), and whether it is still the present
     * text (`rests`).
     */
    rested,
    rests,
    idle,
    games,
    groups: idle ? idleGroups : inView,
    /** Suggestions that are shown if nothing was found. */
    offers: isEmpty ? idleGroups.filter(({ kind }) => kind !== 'recent') : [],
    /**
     * Words of the search text that the found games lack, unless pages, categories or other results
     * have all words.
     */
    ignored: games.length > 0 && !places.hasAll ? found.ignored : [],
    /** Whether more games can be listed, and how many games are in other categories. */
    hasMore: rests && listed < ofType.length,
    elsewhere: games.length - ofType.length,
    total,
    isEmpty,
  }
}

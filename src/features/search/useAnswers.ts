import type { GameType } from '#parts/games/schema.ts'
import { isFoundIn } from './marks.ts'
import type { Option, OptionGroup } from './options.ts'
import { useFoundGames } from './useFoundGames.ts'
import { useFoundPlaces } from './useFoundPlaces.ts'
import { useIdleGroups } from './useIdleGroups.ts'
import { usePaused } from './usePaused.ts'

/** How many rows of all groups are drawn while one types, and games at least: what is in view. */
const IN_VIEW = 5
const GAMES_IN_VIEW = 2

interface Asked {
  /** The text without the spaces around it. */
  sought: string
  /** The category whose games are listed; all by default. */
  type: GameType | undefined
  /** How many games are listed once the text rests. */
  listed: number
  /** How many options stand side by side. */
  columns: number
}

export type FoundAnswers = ReturnType<typeof useAnswers>

/** What a text finds, as it is drawn; of an empty text, what is offered before one types. */
export function useAnswers({ sought, type, listed, columns }: Asked) {
  const rested = usePaused(sought)
  const found = useFoundGames(sought, rested)
  const places = useFoundPlaces(sought, found.asTyped)
  const idleGroups = useIdleGroups()
  // A call, since its result is the same one until what it is made of changes.
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
  // Who typed the name of a page means no game that has a part of it.
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
  // What stands below the games is out of view while one types.
  const inView = rests || first.length === 0 ? groups : first
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const isEmpty = !idle && !isPending && !error && total === 0
  return {
    ...found,
    sought,
    /** The text after a pause in typing, and whether that is now. */
    rested,
    rests,
    idle,
    games,
    groups: idle ? idleGroups : inView,
    /** What is offered in place of what was not found. */
    offers: isEmpty ? idleGroups.filter(({ kind }) => kind !== 'recent') : [],
    /** Words that nothing was found for, if what was found lacks them. */
    ignored: games.length > 0 && !places.hasAll ? found.ignored : [],
    /** Whether more games can be listed, and how many are in other categories. */
    hasMore: rests && listed < ofType.length,
    elsewhere: games.length - ofType.length,
    total,
    isEmpty,
  }
}

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

interface View {
  /** The category whose games are listed; all by default. */
  type: GameType | undefined
  /** How many games are listed once the text rests. */
  listed: number
  /** How many options stand side by side. */
  columns: number
}

/**
 * What a text finds, as it is drawn; of an empty text, what is offered before one types.
 *
 * @param sought the text without the spaces around it
 */
export function useAnswers(sought: string, { type, listed, columns }: View) {
  const rested = usePaused(sought)
  const rests = rested === sought
  const { games, asTyped, complete, ignored, ...found } = useFoundGames(sought, rested)
  const places = useFoundPlaces(sought, asTyped)
  const idleGroups = useIdleGroups()

  const { terms, isPending, error } = found
  const idle = sought === ''
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
  const all = [...first, ...places.after]
  // What stands below the games is out of view while one types.
  const inView = rests || first.length === 0 ? all : first
  const total = all.reduce((sum, group) => sum + group.total, 0)
  return {
    ...found,
    /** The text that they answer, without the spaces around it. */
    sought,
    /** The same after a pause in typing. */
    rested,
    /** Whether one pauses. */
    rests,
    idle,
    games,
    groups: idle ? idleGroups : inView,
    /** Words that nothing was found for, if what was found lacks them. */
    ignored: games.length > 0 && !places.hasAll ? ignored : [],
    /** Whether more games can be listed, and how many are in other categories. */
    hasMore: rests && listed < ofType.length,
    elsewhere: games.length - ofType.length,
    total,
    isEmpty: !idle && !isPending && !error && total === 0,
  }
}

export type FoundAnswers = ReturnType<typeof useAnswers>

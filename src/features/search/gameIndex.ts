import { initialsOf } from '#lib/fold.ts'
import { nextTask } from '#lib/later.ts'
import type { Vendor } from '#parts/games/schema.ts'
import type { FacetWords } from './facetWords.ts'
import { limitsOf } from './limits.ts'
import type { IndexedGame } from './indexedGames.ts'
import { createIndexInSteps, type Facet, type SearchIndex } from './searchIndex.ts'

const wordsOf = (kind: string, words: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(words).map(([id, each]): Facet => ({ id: `${kind} ${id}`, words: each }))

/**
 * Indexes games by all their names, and by their vendor, category, kind and badges. It runs in
 * steps.
 */
export function indexGames(
  games: readonly IndexedGame[],
  vendors: readonly Pick<Vendor, 'code' | 'name'>[],
  words: FacetWords,
): Generator<undefined, SearchIndex> {
  const names = new Map(vendors.map(({ code, name }) => [code, name]))
  for (const { game } of games) {
    if (!names.has(game.vendor)) names.set(game.vendor, game.vendorName ?? game.vendor)
  }
  const facets: Facet[] = [
    { id: 'new', words: words.NEW_WORDS },
    { id: 'hot', words: words.HOT_WORDS },
    { id: 'trial', words: words.TRIAL_WORDS },
    { id: 'low', words: words.LOW_WORDS },
    { id: 'high', words: words.HIGH_WORDS },
    ...wordsOf('category', words.CATEGORY_WORDS),
    ...wordsOf('kind', words.KIND_WORDS),
    ...[...names].map(([code, name]): Facet => ({ id: `vendor ${code}`, words: [name, code] })),
  ]
  const limitOf = limitsOf(games)
  const itemAt = (place: number) => {
    const indexed = games[place]!
    const { game, english, keys } = indexed
    const limit = limitOf(indexed)
    const all = [game.name, english, ...keys, initialsOf(game.name)]
    return {
      names: all.filter(Boolean),
      facets: [
        `vendor ${game.vendor}`,
        `category ${game.type}`,
        `kind ${game.classify}`,
        ...(game.isNew ? ['new'] : []),
        ...(game.hot ? ['hot'] : []),
        ...(game.trial ? ['trial'] : []),
        ...(limit ? [limit] : []),
      ],
    }
  }
  return createIndexInSteps(games.length, itemAt, facets)
}

/**
 * Milliseconds of work after which the indexing pauses, so that other tasks such as a key press can
 * run.
 */
const TURN_MS = 8

/** Runs all steps of an index in browser tasks that are short even on a slow phone. */
export async function inTasks<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  let began = performance.now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - began < TURN_MS) continue
    await nextTask()
    began = performance.now()
  }
}

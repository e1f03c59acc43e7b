import { fold } from '#lib/fold.ts'
import type { SearchIndex } from './searchIndex.ts'
import { isUnspaced, shortestInside } from './typos.ts'

/** How well a term fits, the best first: what a name begins with counts more than what is in it. */
export const WHOLE = 60
const BEGINNING = 50
export const WORD = 40
const INSIDE = 30
const FACET = 20

/** If it is the whole name of a facet: what a name only begins with is then rarely meant. */
const WHOLE_FACET = 55

/** Subtracted if it was found in other than the item's own name. */
export const OTHER_NAME = 1

/** Words that say nothing about which games are meant. */
export const GAMES = ['game', 'games', 'เกม', 'tro', 'choi', '게임', '游戏'].map(fold)

/** Of each item how well it fits; 0 if it does not. */
export type Grades = Uint8Array<ArrayBuffer>

/** How well a term fits the names or the facets of items. */
export function findTerm(index: SearchIndex, term: string): Grades {
  const grades = findName(index, term)
  const fits = index.facets.map(({ words }) =>
    term.length > 1 || isUnspaced(term) ? words.some((word) => word.startsWith(term)) : false,
  )
  gradeFacets(index, fits, FACET, grades)
  const named = index.facets.map(({ whole }) => whole.includes(term))
  gradeFacets(index, named, WHOLE_FACET, grades)
  return grades
}

/** Raises what has a facet that fits to a grade. */
export function gradeFacets(
  { size, facetsOf }: SearchIndex,
  fits: readonly boolean[],
  grade: number,
  grades: Grades,
): void {
  if (!fits.includes(true)) return
  for (let item = 0; item < size; item += 1) {
    if (grades[item]! < grade && facetsOf[item]!.some((facet) => fits[facet])) grades[item] = grade
  }
}

/** How well letters without spaces fit the names of items. */
export function findName(
  { size, names, starts, ends, owners, others }: SearchIndex,
  letters: string,
): Grades {
  const grades = new Uint8Array(size)
  const inside = letters.length >= shortestInside(letters)
  let name = 0
  for (let at = names.indexOf(letters); at >= 0; at = names.indexOf(letters, at + 1)) {
    const start = starts[at]!
    if (start === 0 && !inside) continue
    while (ends[name]! <= at) name += 1
    const isWhole = at + letters.length === ends[name]! - 1
    const fit = start === 2 ? (isWhole ? WHOLE : BEGINNING) : start === 1 ? WORD : INSIDE
    const grade = fit - others[name]! * OTHER_NAME
    const item = owners[name]!
    if (grades[item]! < grade) grades[item] = grade
  }
  return grades
}

/**
 * The parts of a term that is a facet and something more, as in scripts without spaces; undefined
 * if it is none.
 */
export function splitTerm({ facets, names }: SearchIndex, term: string): string[] | undefined {
  const ways = facets
    .flatMap(({ whole }) => whole)
    .filter((way) => way.length < term.length && way.length >= shortestInside(way))
    .toSorted((one, other) => other.length - one.length)
  const isKnown = (part: string) =>
    GAMES.includes(part) || names.includes(part) || facets.some(({ whole }) => whole.includes(part))
  for (const way of ways) {
    const rest = term.startsWith(way)
      ? term.slice(way.length)
      : term.endsWith(way)
        ? term.slice(0, -way.length)
        : ''
    if (rest.length >= shortestInside(rest) && isKnown(rest)) return [way, rest]
  }
  return undefined
}

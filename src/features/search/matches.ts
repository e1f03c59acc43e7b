import { fold } from '#lib/fold.ts'
import type { SearchIndex } from './searchIndex.ts'
import { isUnspaced, shortestInside } from './typos.ts'

/**
 * Grades for the place of a match, the best first. A match at the beginning of a name is better
 * than one in its middle.
 */
export const WHOLE = 60
const BEGINNING = 50
export const WORD = 40
const INSIDE = 30
const FACET = 20

/**
 * Grade for a term that is the whole name of a facet. It is high, because players who type such a
 * term rarely mean a name that begins with it.
 */
const WHOLE_FACET = 55

/** Points subtracted from the grade if the match is in another name of the item than its own. */
export const OTHER_NAME = 1

/** Words in a search text that do not tell which games the player means. */
export const GAMES = ['game', 'games', 'เกม', 'tro', 'choi', '게임', '游戏'].map(fold)

/** Grade of the match for each item; 0 if the item does not match. */
export type Grades = Uint8Array<ArrayBuffer>

/** Grades how well a term matches the names or the facets of items. */
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

/** Raises the grade of the items that have a matching facet to the given grade. */
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

/** Grades how well a text without spaces matches the names of items. */
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
 * Splits a term without spaces into the name of a facet and another word, because some scripts put
 * no space between words; undefined if the term contains no facet.
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

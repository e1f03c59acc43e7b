import { fold, placesOf } from '#lib/fold.ts'
import { cutAt, type Range } from '#lib/textSearch.ts'

/** Splits a name into the parts to be highlighted, which match the search, and the other parts. */
export function markName(name: string, terms: readonly string[]): ReturnType<typeof cutAt> {
  const words = fold(name).split(' ')
  const letters = words.join('')
  const places = placesOf(name)
  const found = new Set<number>()
  for (const term of terms) {
    const at = findTerm(words, letters, term)
    if (at < 0) continue
    for (let nth = 0; nth < term.length; nth += 1) found.add(at + nth)
  }
  const ranges: Range[] = []
  for (const nth of [...found].toSorted((one, other) => one - other)) {
    const place = places[nth]
    if (!place) continue
    const last = ranges.at(-1)
    if (last && place.start <= last.end) last.end = Math.max(last.end, place.end)
    else ranges.push({ ...place })
  }
  return cutAt(name, ranges)
}

/**
 * Returns the position of a term in the joined letters of a name's words, preferably at the
 * beginning of a word; -1 if it is not there.
 */
function findTerm(words: readonly string[], letters: string, term: string): number {
  let start = 0
  for (const word of words) {
    if (letters.startsWith(term, start)) return start
    start += word.length
  }
  return term.length > 1 ? letters.indexOf(term) : -1
}

/** Whether a name contains one of the search terms. */
export const isFoundIn = (name: string, terms: readonly string[]): boolean =>
  markName(name, terms).some(({ found }) => found)

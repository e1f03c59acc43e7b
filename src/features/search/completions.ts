import { fold, placesOf } from '#lib/fold.ts'
import type { IndexedGame } from './indexedGames.ts'
import { isUnspaced } from './typos.ts'

/** Number of the best results whose names are used, and number of completions that are offered. */
const LOOKED_AT = 60
const OFFERED = 3

/**
 * Returns completions of a typed text, taken from the names of the found games. A completion ends
 * the last word, or adds the next word if the last one is complete. The most frequent completions
 * come first.
 */
export function completions(games: readonly IndexedGame[], text: string): string[] {
  const typed = fold(text)
  if (typed.length < 2 || isUnspaced(typed)) return []
  const names = games.slice(0, LOOKED_AT).flatMap(({ game, english }) => [game.name, english])
  const offers = names.flatMap((name) => complete(name, typed) ?? [])
  return [...Map.groupBy(offers, fold).values()]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, OFFERED)
    .map(([offer]) => offer!)
}

/**
 * Returns the part of a name that begins with the typed words and ends one word later; undefined if
 * there is none.
 */
function complete(name: string, typed: string): string | undefined {
  const folded = ` ${fold(name)} `
  const at = folded.indexOf(` ${typed}`)
  if (at < 0) return undefined
  const end = folded.indexOf(' ', at + typed.length + 1)
  const isWhole = end === at + typed.length + 1
  const last = isWhole ? folded.indexOf(' ', end + 1) : end
  if (last < 0 || last >= folded.length) return undefined
  // Nobody searches for "Dragon of", so a completion never ends with a word such as "of".
  if (/ (?:of|the|and)$/.test(folded.slice(0, last))) return undefined
  // Letters are counted without spaces, because `placesOf` returns one position for each letter and
  // none for spaces.
  const before = folded.slice(0, at).replaceAll(' ', '').length
  const upTo = folded.slice(0, last).replaceAll(' ', '').length
  const places = placesOf(name)
  const [first, final] = [places[before], places[upTo - 1]]
  return first && final && name.slice(first.start, final.end)
}

/**
 * Three rows of the table by which `countTypos` compares two words. They are reused, because a
 * search compares thousands of words.
 */
const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const

/** Number of letters of a term that are compared; the letters after them are ignored. */
const LONGEST = 32

/**
 * Counts the typos in `term`: letters that are wrong, missing, too many, or swapped with the next
 * one. The term is compared to the beginning of `word`, or to any part of it.
 * @param most limit of the count; with more typos, the result is `most + 1`
 * @param within whether the term may begin anywhere in the word
 */
export function countTypos(term: string, word: string, most: number, within: boolean): number {
  const size = Math.min(term.length, LONGEST)
  let [before, last, now] = rows as readonly Uint8Array[] as [Uint8Array, Uint8Array, Uint8Array]
  for (let at = 0; at <= size; at += 1) last[at] = at
  let best = last[size]!
  for (let place = 0; place < word.length; place += 1) {
    const letter = word.charCodeAt(place)
    now[0] = within ? 0 : Math.min(place + 1, 200)
    let least = now[0]
    for (let at = 1; at <= size; at += 1) {
      const typed = term.charCodeAt(at - 1)
      let typos = Math.min(
        last[at - 1]! + (typed === letter ? 0 : 1),
        last[at]! + 1,
        now[at - 1]! + 1,
      )
      if (
        at > 1 &&
        place > 0 &&
        typed === word.charCodeAt(place - 1) &&
        term.charCodeAt(at - 2) === letter
      ) {
        typos = Math.min(typos, before[at - 2]! + 1)
      }
      now[at] = typos
      if (typos < least) least = typos
    }
    if (now[size]! < best) best = now[size]!
    if (least > most) break
    ;[before, last, now] = [last, now, before]
  }
  return Math.min(best, most + 1)
}

const KOREAN = /[\u1100-\u11ff]/
/** Scripts that put no space between words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

export const isUnspaced = (folded: string) => UNSPACED.test(folded)

/**
 * Number of typos that a search term may have, by its length. A Korean syllable has two or three
 * letters.
 */
export function typosAllowed(term: string): number {
  const [one, two] = KOREAN.test(term) ? [5, 10] : [4, 8]
  return term.length >= two ? 2 : term.length >= one ? 1 : 0
}

/**
 * Fewest letters of a term for which matches in the middle of a word count; two Latin letters are
 * in almost every word.
 */
export const shortestInside = (term: string) => (KOREAN.test(term) ? 4 : isUnspaced(term) ? 1 : 3)

/**
 * Number of typos that a term may have when the search guesses a name, because nothing was found as
 * typed: a third of the letters, at most four.
 */
export const typosOfGuess = (term: string): number => Math.min(4, Math.floor(term.length / 3))

import { findName, gradeFacets, OTHER_NAME, WORD, type Grades } from './matches.ts'
import { bitsOf, type SearchIndex } from './searchIndex.ts'
import { countTypos, isUnspaced } from './typos.ts'

/**
 * Grade of a match with typos, from which two points are subtracted for each typo. It is below the
 * grade of every match without typos.
 */
const TYPO = 12

/** Most words of names that are searched in place of a mistyped term. */
const MOST_WORDS = 24

/**
 * From this number of letters on, a term that matches nothing is also compared to whole names,
 * because it may be several words that were typed without spaces.
 */
const SEVERAL_WORDS = 8

/**
 * Grades how well items match a term that may have typos, and adds the words that the player may
 * have meant to `meant`.
 */
export function findMistyped(
  index: SearchIndex,
  term: string,
  exact: Grades,
  most: number,
  meant: Set<string>,
): Grades {
  if (most === 0) return exact
  const grades = exact.slice()
  for (const { word, typos } of nearWords(index, term, most)) {
    const grade = TYPO - 2 * typos
    const found = findName(index, word)
    for (let item = 0; item < grades.length; item += 1) {
      if (found[item]! >= WORD - OTHER_NAME && grades[item]! < grade) grades[item] = grade
    }
    meant.add(word)
  }
  const fits = index.facets.map(({ words }) =>
    words.some((word) => isNear(term, word, most) && countTypos(term, word, most, false) <= most),
  )
  gradeFacets(index, fits, TYPO - 3, grades)
  if (isUnspaced(term) || (term.length >= SEVERAL_WORDS && grades.every((grade) => grade === 0))) {
    gradeLetters(index, term, most, grades)
  }
  return grades
}

/** Lists the words of names that the player may have meant by a term, the most similar first. */
function nearWords({ vocabulary, vocabularyLetters }: SearchIndex, term: string, most: number) {
  const near = []
  const wanted = bitsOf(term)
  for (let nth = 0; nth < vocabulary.length; nth += 1) {
    const word = vocabulary[nth]!
    if (lacksMore(wanted, vocabularyLetters[nth]!, most) || !isNear(term, word, most)) continue
    const typos = countTypos(term, word, most, false)
    if (typos <= most) near.push({ word, typos })
  }
  return near.toSorted((one, other) => one.typos - other.typos).slice(0, MOST_WORDS)
}

/**
 * Whether a word may be similar to a term, by its length and first letter; players rarely mistype
 * the first letter.
 */
const isNear = (term: string, word: string, most: number) =>
  word.length >= term.length - most && (term[0] === word[0] || term[0] === word[1] || most > 1)

/** Whether a word lacks more letters of the term than the allowed typos explain. */
function lacksMore(wanted: number, letters: number, most: number): boolean {
  let count = 0
  for (let rest = wanted & ~letters; rest !== 0; rest &= rest - 1) count += 1
  return count > most
}

/** Grades the names that contain a term with typos, at any position in the name. */
function gradeLetters(
  { names, ends, owners, letters }: SearchIndex,
  term: string,
  most: number,
  grades: Grades,
): void {
  const wanted = bitsOf(term)
  for (let name = 0; name < ends.length; name += 1) {
    const item = owners[name]!
    if (grades[item]! > 0 || lacksMore(wanted, letters[name]!, most)) continue
    const text = names.slice(name === 0 ? 0 : ends[name - 1]!, ends[name]! - 1)
    const typos = countTypos(term, text, most, true)
    if (typos <= most) grades[item] = TYPO - 2 * typos - 1
  }
}

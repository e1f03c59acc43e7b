import { fold } from '#lib/fold.ts'
import { findTerm, GAMES, OTHER_NAME, splitTerm, WHOLE, type Grades } from './matches.ts'
import { findMistyped } from './misspellings.ts'
import { writtenForm, type SearchIndex } from './searchIndex.ts'
import { typosAllowed } from './typos.ts'

/** Added if the words stand in the name as they were typed. */
const IN_ORDER = 5

/** Added if the item's own name has the words with the marks that were typed. Less than any other step. */
const WITH_MARKS = 2

/** With more finds than these, nobody looks for what was typed wrong. */
const FEW = 6

export interface Found {
  /** Places of the items in the list that was indexed, the best first. */
  items: readonly number[]
  /** The words that were looked for, as they were meant, to be marked in names. */
  terms: readonly string[]
  /** The words that nothing was found for. */
  ignored: readonly string[]
  /** Whether something has all of the words as they were typed. */
  asTyped: boolean
  /** Whether the text is the whole of a name. */
  isWhole: boolean
}

export const NOTHING: Found = { items: [], terms: [], ignored: [], asTyped: false, isWhole: false }

/**
 * The items that a typed text means.
 *
 * @param allowed how many typos a word may have
 */
export function search(index: SearchIndex, text: string, allowed = typosAllowed): Found {
  const folded = fold(text)
  const typed = [...new Set(folded.split(' '))].filter(Boolean)
  if (typed.length === 0) return NOTHING
  const joined = folded.replaceAll(' ', '')
  const terms = withoutGames(typed)
  const exact = terms.map((term) => findTerm(index, term))
  // What names a facet with several words does not mean names that have these one by one.
  const isFacet = typed.length > 1 && index.facets.some(({ whole }) => whole.includes(joined))
  const scores = isFacet ? new Uint8Array(index.size) : combine(exact)
  if (typed.length > 1) raise(scores, findTerm(index, joined), IN_ORDER)
  const meant = new Set(terms)
  const isEnough = () => countFound(scores) >= (isFacet ? 1 : FEW)
  if (!isEnough()) {
    const parts = withoutGames(terms.flatMap((term) => splitTerm(index, term) ?? [term]))
    if (parts.join(' ') !== terms.join(' ')) {
      raise(scores, combine(parts.map((part) => findTerm(index, part))), -1)
      for (const part of parts) meant.add(part)
    }
  }
  const asTyped = countFound(scores) > 0
  let known = exact
  if (!isEnough()) {
    known = terms.map((term, nth) => findMistyped(index, term, exact[nth]!, allowed(term), meant))
    raise(scores, combine(known), 0)
  }
  if (countFound(scores) > 0) {
    raiseMarked(index, scores, text)
    const items = order(scores)
    const isWhole = scores[items[0]!]! >= WHOLE - OTHER_NAME
    return { items, terms: [...meant], ignored: [], asTyped, isWhole }
  }
  return findMost(terms, known, [...meant])
}

/** The terms that tell games apart; all if none does. */
function withoutGames(terms: readonly string[]): readonly string[] {
  const telling = terms.filter((term) => !GAMES.includes(term))
  return telling.length > 0 ? telling : terms
}

/** What has most of the words, if nothing has all of them. */
function findMost(terms: readonly string[], found: readonly Grades[], meant: string[]): Found {
  const size = found[0]!.length
  const weights = new Uint16Array(size)
  const scores = new Uint8Array(size)
  let most = 0
  for (let item = 0; item < size; item += 1) {
    for (let nth = 0; nth < terms.length; nth += 1) {
      const grade = found[nth]![item]!
      if (grade === 0) continue
      weights[item] = weights[item]! + terms[nth]!.length
      scores[item] = Math.max(scores[item]!, grade)
    }
    most = Math.max(most, weights[item]!)
  }
  if (most * 2 < terms.join('').length) return { ...NOTHING, terms: meant }
  for (let item = 0; item < size; item += 1) if (weights[item]! < most) scores[item] = 0
  const items = order(scores)
  const best = items[0]!
  return {
    items,
    terms: meant,
    ignored: terms.filter((_term, nth) => found[nth]![best] === 0),
    asTyped: false,
    isWhole: false,
  }
}

/** For each item the grade of its worst term; 0 if it lacks one. */
function combine(found: readonly Grades[]): Grades {
  const scores = found[0]!.slice()
  for (const grades of found.slice(1)) {
    for (let item = 0; item < scores.length; item += 1) {
      if (grades[item]! < scores[item]!) scores[item] = grades[item]!
    }
  }
  return scores
}

function raise(scores: Grades, grades: Grades, more: number): void {
  for (let item = 0; item < scores.length; item += 1) {
    if (grades[item]! > 0) scores[item] = Math.max(scores[item]!, grades[item]! + more)
  }
}

/** Raises what was found if its own name has each word with the marks that it was typed with. */
function raiseMarked({ written }: SearchIndex, scores: Grades, text: string): void {
  if (!/\p{M}/u.test(text.normalize('NFD'))) return
  const words = writtenForm(text).split(/\s+/).filter(Boolean)
  for (let item = 0; item < scores.length; item += 1) {
    if (scores[item]! > 0 && words.every((word) => written[item]!.includes(word))) {
      scores[item] = scores[item]! + WITH_MARKS
    }
  }
}

function countFound(scores: Grades): number {
  let items = 0
  for (const score of scores) if (score > 0) items += 1
  return items
}

/** Places of the items with a score, by score, then by place. */
function order(scores: Grades): number[] {
  const buckets = new Map<number, number[]>()
  for (let item = 0; item < scores.length; item += 1) {
    const score = scores[item]!
    if (score === 0) continue
    const bucket = buckets.get(score)
    if (bucket) bucket.push(item)
    else buckets.set(score, [item])
  }
  return [...buckets].toSorted(([one], [other]) => other - one).flatMap(([, items]) => items)
}

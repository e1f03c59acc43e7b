import { fold } from '#lib/fold.ts'
import { findTerm, GAMES, OTHER_NAME, splitTerm, WHOLE, type Grades } from './matches.ts'
import { findMistyped } from './misspellings.ts'
import { writtenForm, type SearchIndex } from './searchIndex.ts'
import { typosAllowed } from './typos.ts'

/** Points added to an item's score if its name contains the words in the typed order. */
const IN_ORDER = 5

/**
 * Points added to an item's score if its own name has the words with the accent marks that the
 * player typed. They are few, so that they only decide between similar matches.
 */
const WITH_MARKS = 2

/**
 * With fewer results than this, words with typos are searched too; with more results, nobody needs
 * them.
 */
const FEW = 6

export interface Found {
  /** Positions of the found items in the indexed list, the best first. */
  items: readonly number[]
  /** Search terms as the player probably meant them, to be highlighted in names. */
  terms: readonly string[]
  /** Words of the search text that the best of the found items lacks. */
  ignored: readonly string[]
  /** Whether at least one item has all words exactly as the player typed them. */
  asTyped: boolean
  /** Whether the search text is the whole name of an item. */
  isWhole: boolean
}

export const NOTHING: Found = { items: [], terms: [], ignored: [], asTyped: false, isWhole: false }

/**
 * Finds the items that the player means by a typed text.
 * @param allowed returns the number of typos that a word may have
 */
export function search(index: SearchIndex, text: string, allowed = typosAllowed): Found {
  const folded = fold(text)
  const typed = [...new Set(folded.split(' '))].filter(Boolean)
  if (typed.length === 0) return NOTHING
  const joined = folded.replaceAll(' ', '')
  const terms = withoutGames(typed)
  const exact = terms.map((term) => findTerm(index, term))
  // If the words together are the name of a facet, items whose names have the words separately are
  // not meant.
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

/**
 * Removes terms such as "game" that do not tell games apart; keeps all terms if no other is left.
 */
function withoutGames(terms: readonly string[]): readonly string[] {
  const telling = terms.filter((term) => !GAMES.includes(term))
  return telling.length > 0 ? telling : terms
}

/** Finds the items that have most of the search words, if no item has all of them. */
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

/** Returns for each item the lowest of its grades for all terms; 0 if the item lacks a term. */
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

/**
 * Raises the score of items whose own name has each word with the accent marks that the player
 * typed.
 */
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

/**
 * Returns the positions of the items whose score is above zero, sorted by score and then by
 * position.
 */
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

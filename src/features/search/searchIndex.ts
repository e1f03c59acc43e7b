import { fold } from '#lib/fold.ts'
import { countTypos, isUnspaced, shortestInside, typosAllowed } from './typos.ts'

/** How well a term fits, the best first: what a name begins with counts more than what is in it. */
const WHOLE = 60
const BEGINNING = 50
const WORD = 40
const INSIDE = 30
const FACET = 20
const TYPO = 12
/** Subtracted if it was found in other than the item's own name. */
const OTHER_NAME = 1
/** Added if the words stand in the name as they were typed. */
const IN_ORDER = 5

/** With more finds than these, nobody looks for what was typed wrong. */
const FEW = 6

const END = '\n'

/** What an item may have in common with others: its vendor, its category, being new. */
export interface Facet {
  id: string
  /** Ways to name it. */
  words: readonly string[]
}

/** What a search knows of an item; items come in the order that decides between equals. */
export interface Searchable {
  /** Its own name, then whatever else it is called. */
  names: readonly string[]
  /** Ids of its facets. */
  facets: readonly string[]
}

interface FoldedFacet {
  /** Its words, and each way to name it without spaces. */
  words: readonly string[]
  whole: readonly string[]
}

export interface SearchIndex {
  size: number
  /** All names without spaces, each ended by `END`. */
  names: string
  /** For each letter of `names`: 2 begins a name, 1 a word. */
  starts: Uint8Array
  /** For each name: where it ends, whose it is, and 1 if it is not the item's own. */
  ends: Int32Array
  owners: Int32Array
  others: Uint8Array
  /** For each name: which letters it has, as bits. */
  letters: Int32Array
  vocabulary: readonly string[]
  facets: readonly FoldedFacet[]
  /** For each item, the places of its facets in `facets`. */
  facetsOf: readonly (readonly number[])[]
}

export interface Found {
  /** Places of the items in the list that was indexed, the best first. */
  items: readonly number[]
  /** The words that were looked for, as they were meant, to be marked in names. */
  terms: readonly string[]
  /** The words that nothing was found for. */
  ignored: readonly string[]
}

const NOTHING: Found = { items: [], terms: [], ignored: [] }

const bitsOf = (text: string) => {
  let bits = 0
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) & 31)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** How many items are made findable in one step. */
const STEP = 400

export function createIndex(
  items: readonly Searchable[],
  facets: readonly Facet[] = [],
): SearchIndex {
  const steps = createIndexInSteps(items.length, (place) => items[place]!, facets)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same in steps, for a long list that is made findable while somebody types. */
export function* createIndexInSteps(
  size: number,
  itemAt: (place: number) => Searchable,
  facets: readonly Facet[],
): Generator<undefined, SearchIndex> {
  const places = new Map(facets.map(({ id }, place) => [id, place]))
  const texts: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  const owners: number[] = []
  const others: number[] = []
  const letters: number[] = []
  const vocabulary = new Set<string>()
  const facetsOf: number[][] = []
  for (let item = 0; item < size; item += 1) {
    if (item % STEP === STEP - 1) yield
    const { names, facets: ids } = itemAt(item)
    facetsOf.push(ids.flatMap((id) => places.get(id) ?? []))
    names.forEach((name, nth) => {
      const words = fold(name).split(' ')
      let begins = 2
      for (const word of words) {
        if (!vocabulary.has(word)) vocabulary.add(word)
        for (let at = 0; at < word.length; at += 1) starts.push(at === 0 ? begins : 0)
        begins = 1
      }
      const text = words.join('')
      texts.push(text, END)
      starts.push(0)
      ends.push(starts.length)
      owners.push(item)
      others.push(nth > 0 ? OTHER_NAME : 0)
      letters.push(bitsOf(text))
    })
  }
  return {
    size,
    names: texts.join(''),
    starts: Uint8Array.from(starts),
    ends: Int32Array.from(ends),
    owners: Int32Array.from(owners),
    others: Uint8Array.from(others),
    letters: Int32Array.from(letters),
    vocabulary: [...vocabulary].filter((word) => !isUnspaced(word)),
    facets: facets.map(({ words }) => {
      const folded = words.map(fold)
      const whole = folded.map((each) => each.replaceAll(' ', ''))
      return {
        words: [...new Set([...folded.flatMap((each) => each.split(' ')), ...whole])],
        whole,
      }
    }),
    facetsOf,
  }
}

/**
 * The items that a typed text means.
 *
 * @param allowed how many typos a word may have
 */
export function search(index: SearchIndex, text: string, allowed = typosAllowed): Found {
  const terms = [...new Set(fold(text).split(' '))].filter(Boolean)
  if (terms.length === 0) return NOTHING
  const exact = terms.map((term) => findTerm(index, term))
  const scores = combine(index, exact)
  if (terms.length > 1) raise(scores, findTerm(index, fold(text).replaceAll(' ', '')), IN_ORDER)
  const meant = new Set(terms)
  if (countFound(scores) < FEW) {
    const parts = terms.flatMap((term) => splitTerm(index, term) ?? [term])
    if (parts.length > terms.length) {
      raise(
        scores,
        combine(
          index,
          parts.map((part) => findTerm(index, part)),
        ),
        -1,
      )
      for (const part of parts) meant.add(part)
    }
  }
  let known = exact
  if (countFound(scores) < FEW) {
    known = terms.map((term, nth) => findMistyped(index, term, exact[nth]!, allowed(term), meant))
    raise(scores, combine(index, known), 0)
  }
  if (countFound(scores) > 0) return { items: order(scores), terms: [...meant], ignored: [] }
  return findMost(terms, known, [...meant])
}

/** What has most of the words, if nothing has all of them. */
function findMost(terms: readonly string[], found: readonly Uint8Array[], meant: string[]): Found {
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
  if (most * 2 < terms.join('').length) return NOTHING
  for (let item = 0; item < size; item += 1) if (weights[item]! < most) scores[item] = 0
  const items = order(scores)
  const best = items[0]!
  return {
    items,
    terms: meant,
    ignored: terms.filter((_term, nth) => found[nth]![best] === 0),
  }
}

/** For each item the grade of its worst term; 0 if it lacks one. */
function combine({ size }: SearchIndex, found: readonly Uint8Array[]): Uint8Array {
  const scores = found[0]!.slice()
  for (const grades of found.slice(1)) {
    for (let item = 0; item < size; item += 1) {
      if (grades[item]! < scores[item]!) scores[item] = grades[item]!
    }
  }
  return scores
}

function raise(scores: Uint8Array, grades: Uint8Array, more: number): void {
  for (let item = 0; item < scores.length; item += 1) {
    if (grades[item]! > 0) scores[item] = Math.max(scores[item]!, grades[item]! + more)
  }
}

function countFound(scores: Uint8Array): number {
  let items = 0
  for (const score of scores) if (score > 0) items += 1
  return items
}

/** Places of the items with a score, by score, then by place. */
function order(scores: Uint8Array): number[] {
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

/** For each item how well a term fits one of its names, or one of its facets. */
function findTerm(index: SearchIndex, term: string): Uint8Array {
  const grades = findName(index, term)
  const fits = index.facets.map(({ words }) =>
    term.length > 1 || isUnspaced(term) ? words.some((word) => word.startsWith(term)) : false,
  )
  gradeFacets(index, fits, FACET, grades)
  return grades
}

function gradeFacets(
  { size, facetsOf }: SearchIndex,
  fits: readonly boolean[],
  grade: number,
  grades: Uint8Array,
): void {
  if (!fits.includes(true)) return
  for (let item = 0; item < size; item += 1) {
    if (grades[item]! < grade && facetsOf[item]!.some((facet) => fits[facet])) grades[item] = grade
  }
}

/** For each item how well letters without spaces fit one of its names. */
function findName(
  { size, names, starts, ends, owners, others }: SearchIndex,
  letters: string,
  grades = new Uint8Array(size),
): Uint8Array {
  const inside = letters.length >= shortestInside(letters)
  let name = 0
  for (let at = names.indexOf(letters); at >= 0; at = names.indexOf(letters, at + 1)) {
    const start = starts[at]!
    if (start === 0 && !inside) continue
    while (ends[name]! <= at) name += 1
    const isWhole = names.charCodeAt(at + letters.length) === 10
    const fit = start === 2 ? (isWhole ? WHOLE : BEGINNING) : start === 1 ? WORD : INSIDE
    const grade = fit - others[name]!
    const item = owners[name]!
    if (grades[item]! < grade) grades[item] = grade
  }
  return grades
}

/**
 * The parts of a term that is a facet and something more, as in scripts without spaces; undefined
 * if it is none.
 */
function splitTerm({ facets, names }: SearchIndex, term: string): string[] | undefined {
  const ways = facets
    .flatMap(({ whole }) => whole)
    .filter((way) => way.length < term.length && way.length >= shortestInside(way))
    .toSorted((one, other) => other.length - one.length)
  const isKnown = (part: string) =>
    names.includes(part) || facets.some(({ whole }) => whole.includes(part))
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

/** The grades of a term and of what may have been meant by it, whose words are added to `meant`. */
function findMistyped(
  index: SearchIndex,
  term: string,
  exact: Uint8Array,
  most: number,
  meant: Set<string>,
): Uint8Array {
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
  if (isUnspaced(term) || (term.length >= 8 && countFound(grades) === 0)) {
    gradeLetters(index, term, most, grades)
  }
  return grades
}

/** Words of names that a term may have been meant to be, the nearest first. */
function nearWords({ vocabulary }: SearchIndex, term: string, most: number) {
  const near = []
  for (const word of vocabulary) {
    if (!isNear(term, word, most)) continue
    const typos = countTypos(term, word, most, false)
    if (typos <= most) near.push({ word, typos })
  }
  return near.toSorted((one, other) => one.typos - other.typos).slice(0, MOST_WORDS)
}

/** A term that was meant to be another word is rarely wrong in its first letter. */
const isNear = (term: string, word: string, most: number) =>
  word.length >= term.length - most && (term[0] === word[0] || term[0] === word[1] || most > 1)

const MOST_WORDS = 24

/** Grades the names that have a term with typos anywhere within them. */
function gradeLetters(
  { names, ends, owners, letters }: SearchIndex,
  term: string,
  most: number,
  grades: Uint8Array,
): void {
  const wanted = bitsOf(term)
  for (let name = 0; name < ends.length; name += 1) {
    const item = owners[name]!
    if (grades[item]! > 0 || countBits(wanted & ~letters[name]!) > most) continue
    const text = names.slice(name === 0 ? 0 : ends[name - 1]!, ends[name]! - 1)
    const typos = countTypos(term, text, most, true)
    if (typos <= most) grades[item] = TYPO - 2 * typos - 1
  }
}

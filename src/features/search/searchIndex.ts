import { fold } from '#lib/fold.ts'
import { isUnspaced } from './typos.ts'

/** Ends each name in the text of all. */
export const END = '\n'

/** What an item may have in common with others: its vendor, its category, being new. */
export interface Facet {
  id: string
  /** Names of the facet in every language. */
  words: readonly string[]
}

/** What a search knows of an item; items come in the order that decides between equals. */
export interface Searchable {
  /** Its own name, then whatever else it is called. */
  names: readonly string[]
  /** Ids of the facets that the item has. */
  facets: readonly string[]
}

interface FoldedFacet {
  /** Its words, and each way to name it without spaces. */
  words: readonly string[]
  whole: readonly string[]
}

export interface SearchIndex {
  size: number
  /** Each item's own name with its marks (`writtenForm`). */
  written: readonly string[]
  /** All names without spaces, each ended by `END`. */
  names: string
  /** For each letter of `names`: 2 begins a name, 1 a word. */
  starts: Uint8Array
  /** For each name: where it ends, whose it is, and 1 if it is not the item's own. */
  ends: Int32Array
  owners: Int32Array
  others: Uint8Array
  /** For each name: which letters it has (`bitsOf`). */
  letters: Int32Array
  /** Words of names, and which letters each has. */
  vocabulary: readonly string[]
  vocabularyLetters: Int32Array
  facets: readonly FoldedFacet[]
  /** For each item, the places of its facets in `facets`. */
  facetsOf: readonly (readonly number[])[]
}

/** A text as it is compared with its marks. */
export const writtenForm = (text: string): string => text.normalize('NFC').toLowerCase()

/** Which letters a folded text has, as bits; few letters share one. */
export function bitsOf(text: string): number {
  let bits = 0
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) & 31)
  return bits
}

/** How many items are made findable in one step. */
const STEP = 25

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
  const written: string[] = []
  const texts: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  const owners: number[] = []
  const others: number[] = []
  const letters: number[] = []
  const vocabulary = new Map<string, number>()
  const facetsOf: number[][] = []
  for (let item = 0; item < size; item += 1) {
    if (item % STEP === STEP - 1) yield
    const { names, facets: ids } = itemAt(item)
    written.push(writtenForm(names[0] ?? ''))
    facetsOf.push(ids.flatMap((id) => places.get(id) ?? []))
    names.forEach((name, nth) => {
      const folded = fold(name)
      let begins = 2
      let bits = 0
      for (const word of folded.split(' ')) {
        let wordBits = vocabulary.get(word)
        if (wordBits === undefined) {
          wordBits = bitsOf(word)
          vocabulary.set(word, wordBits)
        }
        bits |= wordBits
        for (let at = 0; at < word.length; at += 1) starts.push(at === 0 ? begins : 0)
        begins = 1
      }
      texts.push(folded.replaceAll(' ', ''), END)
      starts.push(0)
      ends.push(starts.length)
      owners.push(item)
      others.push(nth > 0 ? 1 : 0)
      letters.push(bits)
    })
  }
  yield
  const spaced = [...vocabulary].filter(([word]) => !isUnspaced(word))
  yield
  return {
    size,
    written,
    names: texts.join(''),
    starts: new Uint8Array(starts),
    ends: new Int32Array(ends),
    owners: new Int32Array(owners),
    others: new Uint8Array(others),
    letters: new Int32Array(letters),
    vocabulary: spaced.map(([word]) => word),
    vocabularyLetters: new Int32Array(spaced.map(([, bits]) => bits)),
    facets: facets.map(foldFacet),
    facetsOf,
  }
}

function foldFacet({ words }: Facet): FoldedFacet {
  const folded = words.map(fold)
  const whole = folded.map((each) => each.replaceAll(' ', ''))
  return {
    words: [...new Set([...folded.flatMap((each) => each.split(' ')), ...whole])],
    whole,
  }
}

import { fold } from '#lib/fold.ts'
import { isUnspaced } from './typos.ts'

/** Sign that ends each name in the joined text of all names. */
export const END = '\n'

/** A property that many items share, such as a vendor, a category, or being new. */
export interface Facet {
  id: string
  /** Names of the facet in every language. */
  words: readonly string[]
}

/**
 * The data of an item that can be searched. Items with the same score keep the order in which they
 * were given.
 */
export interface Searchable {
  /** The item's own name first, then its other names. */
  names: readonly string[]
  /** Ids of the facets that the item has. */
  facets: readonly string[]
}

interface FoldedFacet {
  /**
   * Single words of the facet's names, and its whole names without spaces, both without case and
   * accents.
   */
  words: readonly string[]
  whole: readonly string[]
}

export interface SearchIndex {
  size: number
  /** The own name of each item, with its accent marks (`writtenForm`). */
  written: readonly string[]
  /** All names of all items in one text, without spaces; `END` ends each name. */
  names: string
  /** For each letter of `names`: 2 if it begins a name, 1 if it begins a word, else 0. */
  starts: Uint8Array
  /**
   * For each name in `names`: the position of its end (`ends`), its item (`owners`), and 1 if it is
   * not the item's own name (`others`).
   */
  ends: Int32Array
  owners: Int32Array
  others: Uint8Array
  /** For each name: the letters that it contains, as bits (`bitsOf`). */
  letters: Int32Array
  /** All words of the names, and for each word the letters that it contains, as bits (`bitsOf`). */
  vocabulary: readonly string[]
  vocabularyLetters: Int32Array
  facets: readonly FoldedFacet[]
  /** For each item: the positions of the item's facets in `facets`. */
  facetsOf: readonly (readonly number[])[]
}

/**
 * Returns a text in lower case with its accent marks, in the form in which such texts are compared.
 */
export const writtenForm = (text: string): string => text.normalize('NFC').toLowerCase()

/** Returns the letters of a text without case and accents as bits; some letters share a bit. */
export function bitsOf(text: string): number {
  let bits = 0
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) & 31)
  return bits
}

/** Number of items that one step indexes. */
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

/** Creates an index in steps, for a long list that is indexed while the player types. */
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

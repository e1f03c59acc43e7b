import type { Vendor } from '#parts/games/schema.ts'
import { search } from './search.ts'
import { createIndex, type SearchIndex } from './searchIndex.ts'

/** Makes categories or pages findable, by name and by what else is typed. */
export const indexNamed = (
  named: readonly { name: string; words: readonly string[] }[],
): SearchIndex =>
  createIndex(named.map(({ name, words }) => ({ names: [name, ...words], facets: [] })))

/** Makes the providers findable by name and code. */
export const indexVendors = (vendors: readonly Pick<Vendor, 'code' | 'name'>[]): SearchIndex =>
  createIndex(vendors.map(({ name, code }) => ({ names: [name, code], facets: [] })))

/** Makes anything findable that has a title. */
export const indexTitles = (titles: readonly string[]): SearchIndex =>
  createIndex(titles.map((title) => ({ names: [title], facets: [] })))

/**
 * What of a list a text means, and how it was typed; of a few words, none may be missing. Lists are
 * short, so that typos are considered only if nothing has the text as it is.
 */
export function pick<Item>(items: readonly Item[], index: SearchIndex, text: string) {
  const exact = search(index, text, () => 0)
  const { items: places, ignored, asTyped, isWhole } = exact.asTyped ? exact : search(index, text)
  const isMeant = ignored.length === 0
  return { items: isMeant ? places.map((place) => items[place]!) : [], asTyped, isWhole }
}

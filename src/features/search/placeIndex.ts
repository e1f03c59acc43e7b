import type { Vendor } from '#parts/games/schema.ts'
import { search } from './search.ts'
import { createIndex, type SearchIndex } from './searchIndex.ts'

/** Indexes categories or pages by name and by their further words. */
export const indexNamed = (
  named: readonly { name: string; words: readonly string[] }[],
): SearchIndex =>
  createIndex(named.map(({ name, words }) => ({ names: [name, ...words], facets: [] })))

/** Indexes the providers by name and code. */
export const indexVendors = (vendors: readonly Pick<Vendor, 'code' | 'name'>[]): SearchIndex =>
  createIndex(vendors.map(({ name, code }) => ({ names: [name, code], facets: [] })))

/** Indexes anything with a title, such as promotions. */
export const indexTitles = (titles: readonly string[]): SearchIndex =>
  createIndex(titles.map((title) => ({ names: [title], facets: [] })))

/**
 * Finds the items of a short list that match a text, and how well they match. Items that lack a
 * word of the text are left out. Typos are allowed only if nothing matches exactly.
 */
export function pick<Item>(items: readonly Item[], index: SearchIndex, text: string) {
  const exact = search(index, text, () => 0)
  const { items: places, ignored, asTyped, isWhole } = exact.asTyped ? exact : search(index, text)
  const isMeant = ignored.length === 0
  return { items: isMeant ? places.map((place) => items[place]!) : [], asTyped, isWhole }
}

import { queryOptions } from '@tanstack/react-query'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { readBrandWords } from './words.ts'

/** The query of the brand's own texts in a language; null if they cannot be loaded. */
export function brandWordsQuery(brand: RuntimeBrand, language: LanguageCode) {
  return queryOptions({
    queryKey: ['brand-words', language],
    queryFn: async () => (await readBrandWords(brand, language)) ?? null,
    // If the texts failed to load, the next page that shows them fetches them again.
    staleTime: ({ state }) => (state.data ? Infinity : 0),
  })
}

import { queryOptions } from '@tanstack/react-query'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { readBrandWords } from '#core/locale/words.ts'

/** The brand's own texts in a language; null if they cannot be had. */
export function brandWordsQuery(brand: RuntimeBrand, language: LanguageCode) {
  return queryOptions({
    queryKey: ['brand-words', language],
    queryFn: async () => (await readBrandWords(brand, language)) ?? null,
    // What did not come is asked for again with the next visit to a page that shows it.
    staleTime: ({ state }) => (state.data ? Infinity : 0),
  })
}

import { queryOptions } from '@tanstack/react-query'
import { keptInSession } from '#core/gateway/keptInSession.ts'
import { read } from '#core/gateway/queries.ts'
import type { LanguageCode } from '#core/locale/languages.ts'
import { listHotGames } from './api.ts'

/** The hot games; the tab keeps them until a refresh is asked for (docs/product.md §4.9). */
export function hotGamesQuery(merchant: string, language: LanguageCode) {
  const input = {
    merchantCode: merchant,
    isPlatform: 2,
    platform: 'html5-desktop',
    language,
  } as const
  const asked = read(listHotGames, input)
  return queryOptions({
    ...asked,
    ...keptInSession(
      'hot-games:v1',
      asked.queryKey,
      (signal) => listHotGames(input, { signal }),
      ({ list }) => Array.isArray(list),
    ),
    staleTime: Infinity,
  })
}

import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { useBrand } from '#core/brand/brand.ts'
import { keptInSession } from '#core/gateway/keptInSession.ts'
import { read } from '#core/gateway/queries.ts'
import type { LanguageCode } from '#core/locale/languages.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useFeatureStatus } from '#core/system/permission.tsx'
import { listVendors } from './api.ts'
import { CATEGORIES } from './categories.ts'
import { arrangeLanes, type GameOptions } from './lanes.ts'
import { GAME_TYPES } from './schema.ts'

/**
 * The vendors by category. The tab's last list shows at once, and is asked for anew at each load
 * and change of language (docs/product.md §4.9).
 */
export function vendorsQuery(language: LanguageCode) {
  const input = { platform: 'html5-desktop', language } as const
  const asked = read(listVendors, input)
  return queryOptions({
    ...asked,
    ...keptInSession(
      'vendors:v2',
      asked.queryKey,
      (signal) => listVendors(input, { signal }),
      ({ lanes }) => Array.isArray(lanes),
    ),
    initialDataUpdatedAt: 0,
  })
}

/**
 * Marks the vendors as stale, so that they are fetched again in the new language
 * (docs/product.md §4.9).
 */
export function flushVendors(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    queryKey: [listVendors.definition.path],
    refetchType: 'none',
  })
}

/** Which games this brand shows, and under which vendor names. */
export function useGameOptions(): GameOptions {
  const { currency, vendorNames } = useBrand()
  const status = useFeatureStatus()
  const hidden = GAME_TYPES.filter((type) => {
    const { flag } = CATEGORIES[type]
    return flag && status(flag) === 'off'
  })
  return { currency, vendorNames, hidden }
}

/** The vendor categories of this brand, in the order that players see them. */
export function useLanes() {
  const { language } = useLanguage()
  const options = useGameOptions()
  return useQuery({
    ...vendorsQuery(language),
    select: ({ lanes }) => arrangeLanes(lanes, options),
  })
}

import { useQuery } from '@tanstack/react-query'
import { useBrand } from '#core/brand/brand.ts'
import { read } from '#core/gateway/queries.ts'
import type { LanguageCode } from '#core/locale/languages.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useFeature } from '#core/system/permission.tsx'
import { listVendors } from './api.ts'
import { arrangeLanes, type GameOptions } from './lanes.ts'

export function vendorsQuery(language: LanguageCode) {
  return read(listVendors, { platform: 'html5-desktop', language })
}

/** Which games this brand shows, and under which vendor names. */
export function useGameOptions(): GameOptions {
  const { currency, vendorNames } = useBrand()
  const lotteryEnabled = useFeature('lottery') !== 'off'
  return { currency, vendorNames, lotteryEnabled }
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

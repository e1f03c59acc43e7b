import { useQuery } from '@tanstack/react-query'
import { useBrand } from '#core/brand/brand.ts'
import { read } from '#core/gateway/queries.ts'
import type { LanguageCode } from '#core/locale/languages.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useFeature } from '#core/system/permission.tsx'
import { listVendors } from './api.ts'
import { arrangeLanes } from './lanes.ts'

export function vendorsQuery(language: LanguageCode) {
  return read(listVendors, { platform: 'html5-desktop', language })
}

/** The vendor categories of this brand, in the order that players see them. */
export function useLanes() {
  const brand = useBrand()
  const { language } = useLanguage()
  const lotteryEnabled = useFeature('lottery') !== 'off'
  return useQuery({
    ...vendorsQuery(language),
    select: ({ lanes }) =>
      arrangeLanes(lanes, {
        currency: brand.currency,
        vendorNames: brand.vendorNames,
        lotteryEnabled,
      }),
  })
}

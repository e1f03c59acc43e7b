import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { read } from '#core/gateway/queries.ts'
import type { LanguageCode } from '#core/locale/languages.ts'
import { useLanguage } from '#core/locale/language.ts'
import { identityAtom, type Identity } from '#core/session/session.ts'
import { listAnnouncements, type BannerGroup } from './api.ts'

/** Every type the site shows, as it is meant for who reads (docs/product.md §4.7). */
export function announcementsQuery(language: LanguageCode, reader: Identity) {
  return read(listAnnouncements, {
    types: 'B,PL,PU,PR,H',
    platform: 'W',
    execution: reader === 'visitor' ? 'B' : 'A',
    language,
  })
}

/** Who logs in keeps seeing what a visitor saw until their own is there, so that nothing blinks. */
export function useAnnouncements() {
  const { language } = useLanguage()
  const query = announcementsQuery(language, useAtomValue(identityAtom))
  return useQuery({
    ...query,
    placeholderData: (previous, { queryKey } = {} as never) =>
      (queryKey?.[1] as { language?: LanguageCode } | undefined)?.language === language
        ? previous
        : undefined,
  })
}

/** Banners of one place; undefined until they are known. */
export function useBanners(group: BannerGroup) {
  const { data, isPending } = useAnnouncements()
  return {
    isPending,
    banners: data?.banners.filter((banner) => banner.group === group) ?? [],
  }
}

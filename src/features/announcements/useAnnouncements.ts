import { useQuery } from '@tanstack/react-query'
import { read } from '#core/gateway/queries.ts'
import type { LanguageCode } from '#core/locale/languages.ts'
import { useLanguage } from '#core/locale/language.ts'
import { listAnnouncements, type BannerGroup } from './api.ts'

/** Every type the site shows; B is what visitors may see (specification §7.4). */
export function announcementsQuery(language: LanguageCode) {
  return read(listAnnouncements, {
    types: 'B,PL,PU,PR,H',
    platform: 'W',
    execution: 'B',
    language,
  })
}

export function useAnnouncements() {
  const { language } = useLanguage()
  return useQuery(announcementsQuery(language))
}

/** Banners of one place; undefined until they are known. */
export function useBanners(group: BannerGroup) {
  const { data, isPending } = useAnnouncements()
  return {
    isPending,
    banners: data?.banners.filter((banner) => banner.group === group) ?? [],
  }
}

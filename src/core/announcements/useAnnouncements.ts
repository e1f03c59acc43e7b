import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { read } from '#core/gateway/queries.ts'
import type { LanguageCode } from '#core/locale/languages.ts'
import { useLanguage } from '#core/locale/language.ts'
import { identityAtom, type Identity } from '#core/session/session.ts'
import { listAnnouncements, type BannerGroup } from './api.ts'

/** Every type of announcement, for this kind of reader (docs/product.md §4.7). */
export function announcementsQuery(language: LanguageCode, reader: Identity) {
  return read(listAnnouncements, {
    types: 'B,PL,PU,PR,H',
    platform: 'W',
    execution: reader === 'visitor' ? 'B' : 'A',
    language,
  })
}

/**
 * After a login the visitor's announcements stay until the member's arrive, so that nothing
 * flickers.
 */
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

/** The banners of one group. */
export function useBanners(group: BannerGroup) {
  const { data, isPending } = useAnnouncements()
  return {
    isPending,
    banners: data?.banners.filter((banner) => banner.group === group) ?? [],
  }
}

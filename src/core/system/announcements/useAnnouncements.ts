import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { usePageContext } from '#core/locale/pageContext.ts'
import { identityAtom } from '#core/session/session.ts'
import { useFeature } from '#core/system/permission.tsx'
import type { BannerGroup } from './api.ts'
import { announcementsQuery } from './queries.ts'

export function useAnnouncements() {
  return useQuery(announcementsQuery(useAtomValue(identityAtom), usePageContext()))
}

/** The banners of one group; those of promotions only while there is a page for them. */
export function useBanners(group: BannerGroup) {
  const { data, isPending } = useAnnouncements()
  const promotions = useFeature('promotions') !== 'off'
  return {
    isPending,
    banners:
      data?.banners.filter(
        (banner) => banner.group === group && (promotions || banner.linkage !== 'PROMOTION'),
      ) ?? [],
  }
}

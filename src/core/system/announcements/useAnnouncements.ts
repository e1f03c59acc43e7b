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

/**
 * Returns the banners of one group; banners of promotions only while the site has a promotions
 * page.
 */
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

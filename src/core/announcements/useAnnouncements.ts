import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { usePageContext } from '#core/gateway/pageContext.ts'
import { identityAtom } from '#core/session/session.ts'
import type { BannerGroup } from './api.ts'
import { announcementsQuery } from './queries.ts'

export function useAnnouncements() {
  return useQuery(announcementsQuery(useAtomValue(identityAtom), usePageContext()))
}

/** The banners of one group. */
export function useBanners(group: BannerGroup) {
  const { data, isPending } = useAnnouncements()
  return {
    isPending,
    banners: data?.banners.filter((banner) => banner.group === group) ?? [],
  }
}

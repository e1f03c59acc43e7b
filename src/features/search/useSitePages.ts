import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { useReach } from '#core/navigation/useReach.ts'
import { useMemberInfo } from '#core/session/member/useMemberInfo.ts'
import { paths } from '#core/navigation/paths.ts'
import { popupOf } from '#core/popups/popups.ts'
import { useCustomerService } from '#core/system/useCustomerService.ts'
import { identityAtom } from '#core/session/session.ts'
import type { SitePage } from './pages.ts'

/** Of the site's pages, those that this brand and its gateway have for this visitor, as in menus. */
export function useSitePages(pages: readonly SitePage[]): readonly SitePage[] {
  const isThere = useReach()
  const isVisitor = useAtomValue(identityAtom) === 'visitor'
  const hasVip = Boolean(useMemberInfo()?.vip) || isVisitor
  const hasService = useCustomerService() !== null
  const { domains, mirrorDomains } = useBrand()
  const hasMirrors = domains.length + mirrorDomains.length > 1
  return useMemo(
    () =>
      pages.filter(({ path }) => {
        if (path === undefined) return hasService
        if (path === paths.vip && !hasVip) return false
        if (path === paths.mirrors && !hasMirrors) return false
        return isThere(path) && (isVisitor || !popupOf(path))
      }),
    [pages, isThere, isVisitor, hasVip, hasService, hasMirrors],
  )
}

import { useAtomValue } from 'jotai'
import { use, useMemo } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import type { FeatureName } from '#core/brand/features.ts'
import { useMemberInfo } from '#core/session/member/useMemberInfo.ts'
import { identityAtom, isOfficeAgentAtom } from '#core/session/session.ts'
import { listOffered, type OfferedPage, type Offerer } from './offers.ts'
import { RoutesContext } from './routesContext.ts'
import { useOff } from './useReach.ts'

/**
 * The pages that a menu, the search or a center offers to this user, by address. Brand, gateway and
 * the user's account must allow them. The returned map stays the same object until one of these
 * changes.
 */
export function useOffered(offerer: Offerer): ReadonlyMap<string, OfferedPage> {
  const routes = use(RoutesContext)
  const off = useOff()
  const identity = useAtomValue(identityAtom)
  const isOfficeAgent = useAtomValue(isOfficeAgentAtom)
  const isVip = Boolean(useMemberInfo()?.vip)
  const { domains, mirrorDomains } = useBrand()
  const hasMirrors = domains.length + mirrorDomains.length > 1
  return useMemo(() => {
    const reader = {
      identity,
      isOfficeAgent,
      isVip,
      hasMirrors,
      off: off.split(' ') as FeatureName[],
    }
    return new Map(listOffered(routes ?? [], offerer, reader).map((page) => [page.path, page]))
  }, [routes, offerer, off, identity, isOfficeAgent, isVip, hasMirrors])
}

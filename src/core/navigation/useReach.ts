import { atom, useAtomValue } from 'jotai'
import { use, useCallback } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import type { FeatureName } from '#core/brand/features.ts'
import { RoutesContext } from './routesContext.ts'
import { useFeatureStatus } from '#core/system/permission.tsx'
import { isReachable } from './reach.ts'

/**
 * Returns a function that tells whether an address within the site leads to an existing page. It
 * stays the same function until a feature is turned on or off.
 */
export function useReach(): (path: string) => boolean {
  const routes = use(RoutesContext)
  const off = useOff()
  return useCallback(
    (path) => !routes || isReachable(path, routes, off.split(' ') as FeatureName[]),
    [routes, off],
  )
}

/** The features that the gateway turns off for the agent who is logged in, not for the site. */
export const offForAgentAtom = atom<readonly FeatureName[]>([])

/**
 * The features that are off on this site or for this agent, joined to one string, so that
 * components can compare it: it stays equal until a feature is turned on or off.
 */
export function useOff(): string {
  const brand = useBrand()
  const status = useFeatureStatus()
  const closed = useAtomValue(offForAgentAtom)
  const features = Object.keys(brand.features) as FeatureName[]
  return features.filter((name) => status(name) === 'off' || closed.includes(name)).join(' ')
}

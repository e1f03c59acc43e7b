import { use, useCallback } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import type { FeatureName } from '#core/brand/features.ts'
import { RoutesContext } from './routesContext.ts'
import { useFeatureStatus } from '#core/system/permission.tsx'
import { isReachable } from './reach.ts'

/**
 * Tells whether an inner address leads to a page that is there. It is the same function until what is
 * on changes.
 */
export function useReach(): (path: string) => boolean {
  const routes = use(RoutesContext)
  const off = useOff()
  return useCallback(
    (path) => !routes || isReachable(path, routes, off.split(' ') as FeatureName[]),
    [routes, off],
  )
}

/** The features that are off here, in one text: the same value until one changes. */
export function useOff(): string {
  const brand = useBrand()
  const status = useFeatureStatus()
  const features = Object.keys(brand.features) as FeatureName[]
  return features.filter((name) => status(name) === 'off').join(' ')
}

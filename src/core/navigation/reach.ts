import type { FeatureName } from '#core/brand/features.ts'
import { findRoute, type AppRoute } from './route.ts'

/**
 * Tells whether an address within the site leads to an existing page.
 *
 * @param off features that are off on this site
 */
export function isReachable(
  path: string,
  routes: readonly Pick<AppRoute, 'paths' | 'flags' | 'places'>[],
  off: readonly FeatureName[],
): boolean {
  const { pathname, hash } = new URL(path, 'https://relative.invalid')
  const route = findRoute(routes, pathname)
  if (!route) return false
  const flags = [...route.flags, route.places?.[hash.slice(1).split('/')[0]!]?.flag]
  return !off.some((each) => flags.includes(each))
}

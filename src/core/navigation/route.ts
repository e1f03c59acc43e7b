import type { FeatureName } from '#core/brand/features.ts'
import { normalizePath } from '#lib/urls.ts'
import type { FeatureRoute, Layout, ScreenProps } from './feature.ts'
import type { LazyScreen } from './lazyScreen.tsx'

/** A route of the running app: its screen loads when it is first wanted. */
export interface AppRoute extends Omit<FeatureRoute, 'screen' | 'flag'> {
  /** The route exists only while all of these are on. */
  flags: readonly FeatureName[]
  screen: LazyScreen<ScreenProps>
}

/** The route of an address among those given; undefined if there is none. */
export function findRoute<Route extends Pick<FeatureRoute, 'paths'>>(
  routes: readonly Route[],
  pathname: string,
): Route | undefined {
  const wanted = normalizePath(pathname)
  return routes.find(({ paths }) => paths.some((path) => normalizePath(path) === wanted))
}

/**
 * The addresses of each layout but `page`, which all others have, as the boot script compares them:
 * separated by spaces, since every byte of that script delays the first paint.
 */
export function layoutsOf(
  routes: readonly Pick<FeatureRoute, 'paths' | 'layout'>[],
): Partial<Record<Layout, string>> {
  const layouts: Partial<Record<Layout, string>> = {}
  for (const { paths, layout } of routes) {
    if (layout === 'page') continue
    const addresses = paths.map(normalizePath).join(' ')
    layouts[layout] = layouts[layout] ? `${layouts[layout]} ${addresses}` : addresses
  }
  return layouts
}

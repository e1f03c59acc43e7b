import type { FeatureName } from '#core/brand/features.ts'
import { normalizePath, openPath } from '#lib/urls.ts'
import type { FeatureRoute, Layout } from './feature.ts'

/** A route of the running app, with the flags of its feature and its own flag. */
export interface AppRoute extends Omit<FeatureRoute, 'flag'> {
  /** The route exists only while all of these features are on. */
  flags: readonly FeatureName[]
}

/** Finds the route of an address among the given routes; undefined if there is none. */
export function findRoute<Route extends Pick<FeatureRoute, 'paths'>>(
  routes: readonly Route[],
  pathname: string,
): Route | undefined {
  const wanted = normalizePath(pathname)
  const find = (address: string) =>
    routes.find(({ paths }) => paths.some((path) => normalizePath(path) === address))
  return find(wanted) ?? find(openPath(wanted))
}

/**
 * Returns the layout of each address, for the boot script; addresses that are missing have the
 * layout `page`.
 */
export function layoutsOf(
  routes: readonly Pick<FeatureRoute, 'paths' | 'layout'>[],
): Record<string, Layout> {
  return Object.fromEntries(
    routes
      .filter(({ layout }) => layout !== 'page')
      .flatMap(({ paths, layout }) => paths.map((path) => [normalizePath(path), layout])),
  )
}

import type { FeatureName } from '#core/brand/features.ts'
import type { Feature } from '#core/navigation/feature.ts'
import type { AppRoute } from '#core/navigation/route.ts'

/**
 * The manifest of every folder in `src/features/`; they are found by the bundler, so no list must
 * be maintained.
 */
export const FEATURES: readonly Feature[] = Object.values(
  import.meta.glob<Feature>('/src/features/*/feature.ts', { eager: true, import: 'default' }),
)

/**
 * Lists the routes of this brand; a feature that the brand turned off has no route and no chunk.
 */
export function brandRoutes({
  features,
}: {
  features: Partial<Record<FeatureName, boolean>>
}): readonly AppRoute[] {
  return FEATURES.flatMap(({ flag, routes = [] }) =>
    routes.map((route): AppRoute => ({
      ...route,
      flags: [flag, route.flag].filter((each) => each !== undefined),
    })),
  ).filter(({ flags }) => flags.every((each) => features[each]))
}

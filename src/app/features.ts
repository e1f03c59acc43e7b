import type { FeatureName } from '#core/brand/features.ts'
import type { Feature } from '#core/navigation/feature.ts'
import type { AppRoute } from '#core/navigation/route.ts'

/** Every folder of `src/features/` has a manifest; there is no list to keep. */
export const FEATURES: readonly Feature[] = Object.values(
  import.meta.glob<Feature>('/src/features/*/feature.ts', { eager: true, import: 'default' }),
)

/** Every route of this brand; a feature that it turned off has none, and no chunk either. */
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

import type { FeatureName } from '#core/brand/features.ts'
import type { Feature } from '#core/navigation/feature.ts'

/** Lists every feature's routes by canonical path, with the flags that each route needs. */
export const routesOf = (features: readonly Feature[]) =>
  features.flatMap(({ flag, routes = [] }) =>
    routes.map(({ paths, title, layout, access, indexable, flag: own, places = {} }) => ({
      path: paths[0],
      paths,
      /** English title, by which the catalogues know it. */
      title: title?.message,
      layout,
      access,
      indexable: indexable && access === 'visitor',
      places,
      flags: [flag, own].filter((each): each is FeatureName => each !== undefined),
    })),
  )

export type SiteRoute = ReturnType<typeof routesOf>[number]

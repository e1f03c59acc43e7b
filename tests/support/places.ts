import { ROUTES } from '#scripts/brand/features.ts'
import type { Site } from './journey.ts'

/** Lists the addresses of these pages and of their hashes, as far as the brand has them. */
export const placesOf = ({ brand }: Site, paths: readonly string[]): string[] =>
  ROUTES.filter(({ path }) => paths.includes(path))
    .filter(({ flags }) => flags.every((flag) => brand.features[flag]))
    .flatMap(({ path, places }) => {
      const own = Object.entries(places).filter(([, { flag }]) => !flag || brand.features[flag])
      return own.length > 0 ? own.map(([place]) => `${path}#${place}`) : [path]
    })

import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { AppRoute } from '#core/navigation/route.ts'
import { authRoutes } from '#features/auth/routes.ts'
import { lobbyRoutes } from '#features/lobby/routes.ts'
import { lotteryRoutes } from '#features/lottery/routes.ts'
import { seamlessRoutes } from '#features/play/routes.ts'
import { comingSoonRoutes } from './comingSoon.ts'

/** Every route of this brand; a feature that it turned off has none, and no chunk either. */
export function brandRoutes(brand: RuntimeBrand): readonly AppRoute[] {
  return [
    ...lobbyRoutes,
    ...authRoutes,
    ...lotteryRoutes,
    ...seamlessRoutes,
    ...comingSoonRoutes,
  ].filter(({ feature }) => !feature || brand.features[feature])
}

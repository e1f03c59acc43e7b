import type { FeatureName } from '#core/brand/features.ts'
import type { Brand } from '#core/brand/schema.ts'
import { CATEGORY_FLAGS, type GameType } from '#parts/games/schema.ts'

/**
 * Whether a merchant has the feature that a text is about; texts about missing features are left
 * out.
 */
export const isOffered =
  ({ features }: Pick<Brand, 'features'>) =>
  ({ feature }: { feature?: FeatureName | null }): boolean =>
    !feature || features[feature]

/** Whether a merchant has a category of games. */
export const hasCategoryOf =
  (brand: Pick<Brand, 'features'>) =>
  (type: GameType): boolean =>
    isOffered(brand)({ feature: CATEGORY_FLAGS[type] })

import type { FeatureName } from '#core/brand/features.ts'
import type { Brand } from '#core/brand/schema.ts'

/** Whether a merchant has what a text is about: of what is off nothing is said. */
export const isOffered =
  ({ features }: Pick<Brand, 'features'>) =>
  ({ feature }: { feature?: FeatureName | null }): boolean =>
    !feature || features[feature]

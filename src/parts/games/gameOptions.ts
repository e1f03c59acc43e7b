import type { FeatureName } from '#core/brand/features.ts'
import type { FeatureStatus } from '#core/brand/precedence.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { GameOptions } from './lanes.ts'
import { CATEGORY_FLAGS, GAME_TYPES } from './schema.ts'

/** Returns the settings that decide which games a brand shows, and under which vendor names. */
export function gameOptions(
  { currency, vendorNames }: Pick<RuntimeBrand, 'currency' | 'vendorNames'>,
  status: (feature: FeatureName) => FeatureStatus,
): GameOptions {
  const hidden = GAME_TYPES.filter((type) => {
    const flag = CATEGORY_FLAGS[type]
    return flag && status(flag) === 'off'
  })
  return { currency, vendorNames, hidden }
}

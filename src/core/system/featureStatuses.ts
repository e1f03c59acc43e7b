import type { FeatureName } from '#core/brand/features.ts'
import { featureStatus, type FeatureStatus } from '#core/brand/precedence.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { getPermission } from './api.ts'

export type Permission = Awaited<ReturnType<typeof getPermission>>

/**
 * Returns a function that tells whether a feature is on. A feature that the brand turned off stays
 * off; for the others, the gateway's flag decides.
 */
export function featureStatuses(
  features: RuntimeBrand['features'],
  permission: Permission | undefined,
  isPending: boolean,
): (feature: FeatureName) => FeatureStatus {
  const flags = permission?.info.whitelabel.flags
  const promo = permission?.info.availablePromo
  const flagOf = (feature: FeatureName) =>
    // The gateway treats referral as a promotion as well as a feature, and may turn off either
    // (docs/product.md §3).
    feature === 'referral' && promo?.REFERRAL.enabled === false ? false : flags?.[feature]
  return (feature) => featureStatus(features[feature], flagOf(feature), isPending)
}

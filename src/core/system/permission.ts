import { useQuery } from '@tanstack/react-query'
import { read } from '#core/gateway/queries.ts'
import { useBrand } from '#core/brand/brand.ts'
import { featureStatus, type FeatureStatus } from '#core/brand/precedence.ts'
import type { FeatureName } from '#core/brand/features.ts'
import { getPermission } from './api.ts'

/**
 * What a page must know before it may show itself; asked once, shared by all. A refusal stands
 * until someone asks again: asking with every new reader would take the page that says so away.
 */
export const permissionQuery = {
  ...read(getPermission, {}),
  staleTime: 5 * 60_000,
  retryOnMount: false,
}

export function usePermission() {
  return useQuery(permissionQuery)
}

/** Whether a feature is on here: the brand's gate first, then the gateway's flag. */
export function useFeature(feature: FeatureName): FeatureStatus {
  const brand = useBrand()
  const { data, isPending } = usePermission()
  return featureStatus(brand.features[feature], data?.info.whitelabel.flags[feature], isPending)
}

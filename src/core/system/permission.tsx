import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { createContext, use, type ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import type { FeatureName } from '#core/brand/features.ts'
import { featureStatus, type FeatureStatus } from '#core/brand/precedence.ts'
import type { GatewayError } from '#core/contract/error.ts'
import type { getPermission } from './api.ts'
import { permissionQuery } from './queries.ts'

type Permission = Awaited<ReturnType<typeof getPermission>>

const PermissionContext = createContext<UseQueryResult<Permission, GatewayError> | null>(null)

/**
 * Observes the permission once for all components below: an observer in each tile would be slow.
 */
export function PermissionProvider({ children }: { children: ReactNode }) {
  const query = useQuery(permissionQuery)
  return <PermissionContext value={query}>{children}</PermissionContext>
}

export function usePermission(): UseQueryResult<Permission, GatewayError> {
  const query = use(PermissionContext)
  if (!query) throw new Error('usePermission needs a PermissionProvider above it')
  return query
}

/** Tells whether any feature is on here: the brand's gate first, then the gateway's flag. */
export function useFeatureStatus(): (feature: FeatureName) => FeatureStatus {
  const brand = useBrand()
  const { data, isPending } = usePermission()
  const flags = data?.info.whitelabel.flags
  const promo = data?.info.availablePromo
  const flagOf = (feature: FeatureName) =>
    // A promotion of the gateway's as well as a feature (docs/product.md §3).
    feature === 'referral' && promo?.REFERRAL.enabled === false ? false : flags?.[feature]
  return (feature) => featureStatus(brand.features[feature], flagOf(feature), isPending)
}

/** Whether one feature is on here. */
export const useFeature = (feature: FeatureName): FeatureStatus => useFeatureStatus()(feature)

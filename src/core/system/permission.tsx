import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { createContext, use, type ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import type { FeatureName } from '#core/brand/features.ts'
import type { FeatureStatus } from '#core/brand/precedence.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { featureStatuses, type Permission } from './featureStatuses.ts'
import { permissionQuery } from './queries.ts'

/** Milliseconds until a site that cannot show anything yet asks once more. */
const ASK_AGAIN_MS = 30_000

type PermissionQuery = UseQueryResult<Permission, GatewayError>

/** Null without a `PermissionProvider`, above which no component reads it. */
const PermissionContext = createContext(null as unknown as PermissionQuery)

/**
 * Loads the permission once for all components below. If each game tile observed the query itself,
 * the page would be slow.
 */
export function PermissionProvider({ children }: { children: ReactNode }) {
  const query = useQuery({
    ...permissionQuery,
    refetchInterval: ({ state }) => !state.data && ASK_AGAIN_MS,
  })
  return <PermissionContext value={query}>{children}</PermissionContext>
}

export const usePermission = (): PermissionQuery => use(PermissionContext)

/** Returns a function that tells whether a feature is on for this site and visitor. */
export function useFeatureStatus(): (feature: FeatureName) => FeatureStatus {
  const { features } = useBrand()
  const { data, isPending } = usePermission()
  return featureStatuses(features, data, isPending)
}

/** Tells whether one feature is on for this site and visitor: `loading`, `on` or `off`. */
export const useFeature = (feature: FeatureName): FeatureStatus => useFeatureStatus()(feature)

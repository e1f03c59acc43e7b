import { useQuery } from '@tanstack/react-query'
import { useBrand } from '#core/brand/brand.ts'
import { usePermission } from './permission.tsx'
import { registerSettingsQuery } from './queries.ts'

/**
 * The age that players must have: the higher of the brand's and the gateway's. The gateway's age
 * comes with the permission, and is replaced by that of the registration settings once they have
 * loaded.
 */
export function useMinimumAge(): number {
  const { legal } = useBrand()
  const permission = usePermission()
  const settings = useQuery({ ...registerSettingsQuery, enabled: false })
  const sent = (settings.data ?? permission.data?.info.register)?.minimumAge ?? 0
  return Math.max(legal.minimumAge, sent)
}

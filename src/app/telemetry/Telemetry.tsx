import { use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { findRoute } from '#core/navigation/route.ts'
import { RoutesContext } from '#core/navigation/routesContext.ts'
import { mark } from '#core/platform/mark.ts'
import { useBrand } from '#core/brand/brand.ts'
import { usePermission } from '#core/system/permission.tsx'
import { ConsentBanner } from './ConsentBanner.tsx'

/**
 * Notes for telemetry which page is open and whether the gateway allows analytics, and asks for
 * consent; only brands with telemetry have this component (docs/telemetry.md).
 */
export function Telemetry() {
  const { pathname, hash } = useLocation()
  const route = findRoute(use(RoutesContext) ?? [], pathname)
  const place = hash.slice(1).split('/')[0]!
  const pattern = !route
    ? '/not-found'
    : route.paths[0]! + (Object.hasOwn(route.places ?? {}, place) ? `#${place}` : '')
  useEffect(() => mark('view', { route: pattern }), [pattern])
  const { data } = usePermission()
  const analytics = data && data.info.whitelabel.flags['analytics'] !== false
  useEffect(() => {
    if (analytics !== undefined) mark('permission', { analytics })
  }, [analytics])
  return useBrand().telemetry?.consent === 'ask' ? <ConsentBanner /> : null
}

import { Suspense, type ReactNode } from 'react'
import { BlockedScreen, InvalidHostScreen, MaintenanceScreen } from '#app/shellParts.ts'
import { usePermission } from '#core/system/permission.tsx'
import { NetworkFailure } from './NetworkFailure.tsx'
import { StandalonePage } from './StandalonePage.tsx'

/** Error code of the gateway for a host that is not the merchant's. */
const INVALID_DOMAIN = 'invalid_domain'

/** Shows the site if the gateway permits it, else a page with the reason (docs/product.md §2.4). */
export function SystemGate({ children }: { children: ReactNode }) {
  const { data, error, refetch, isFetching } = usePermission()
  if (data?.systemStatus === 1) {
    return (
      <Suspense fallback={<StandalonePage />}>
        <MaintenanceScreen endsAt={data.maintenance?.endsAt} />
      </Suspense>
    )
  }
  if (data?.systemStatus === 2) {
    return (
      <Suspense fallback={<StandalonePage />}>
        <BlockedScreen ip={data.location.ip} />
      </Suspense>
    )
  }
  if (error?.code === INVALID_DOMAIN) {
    return (
      <Suspense fallback={<StandalonePage />}>
        <InvalidHostScreen />
      </Suspense>
    )
  }
  if (error && !data) {
    return <NetworkFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
  }
  return children
}

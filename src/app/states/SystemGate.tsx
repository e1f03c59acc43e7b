import { lazy, Suspense, type ReactNode } from 'react'
import { usePermission } from '#core/system/permission.ts'
import { NetworkFailure } from './NetworkFailure.tsx'

const MaintenanceScreen = lazy(() =>
  import('./MaintenanceScreen.tsx').then((module) => ({ default: module.MaintenanceScreen })),
)
const BlockedScreen = lazy(() =>
  import('./BlockedScreen.tsx').then((module) => ({ default: module.BlockedScreen })),
)
const InvalidHostScreen = lazy(() =>
  import('./InvalidHostScreen.tsx').then((module) => ({ default: module.InvalidHostScreen })),
)

/** What the gateway answers on a host that the merchant does not have. */
const INVALID_DOMAIN = 'invalid_domain'

/** Shows the site where the gateway permits it, else the page that says why not (specification §4). */
export function SystemGate({ children }: { children: ReactNode }) {
  const { data, error, refetch, isFetching } = usePermission()
  if (data?.systemStatus === 1) {
    return (
      <Suspense fallback={null}>
        <MaintenanceScreen endsAt={data.maintenance?.endsAt} />
      </Suspense>
    )
  }
  if (data?.systemStatus === 2) {
    return (
      <Suspense fallback={null}>
        <BlockedScreen ip={data.location.ip} />
      </Suspense>
    )
  }
  if (data) return <>{children}</>
  if (error?.code === INVALID_DOMAIN) {
    return (
      <Suspense fallback={null}>
        <InvalidHostScreen />
      </Suspense>
    )
  }
  if (error) {
    return <NetworkFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
  }
  return <>{children}</>
}

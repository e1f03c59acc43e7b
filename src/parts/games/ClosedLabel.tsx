import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useGatewayTime } from '#core/gateway/useGatewayTime.ts'
import { BackAt } from './BackAt.tsx'
import type { Closed } from './schema.ts'

/** Says why a game cannot be started, and when it can be started again; short enough for a tile. */
export function ClosedLabel({ closed }: { closed: Closed }) {
  const end = closed.endsAt === undefined ? NaN : Date.parse(closed.endsAt)
  const isAhead = useGatewayTime((now) => end > now)
  if (closed.why === 'restricted') return <Trans>Not in your region</Trans>
  const inMaintenance = <Trans context="vendor">Under maintenance</Trans>
  if (!isAhead) return inMaintenance
  return (
    <Suspense fallback={inMaintenance}>
      <BackAt time={end} />
    </Suspense>
  )
}

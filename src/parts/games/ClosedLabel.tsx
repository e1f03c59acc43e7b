import { Trans } from '@lingui/react/macro'
import { gatewayNow } from '#core/gateway/clock.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import type { Closed } from './schema.ts'

// Few games need the time.
const { Component: BackAt } = lazyScreen('BackAt', () => import('./BackAt.tsx'))

/** Why a game cannot be started, and when it can; short enough for a tile. */
export function ClosedLabel({ closed }: { closed: Closed }) {
  if (closed.why === 'restricted') return <Trans>Not in your region</Trans>
  const inMaintenance = <Trans context="vendor">In maintenance</Trans>
  const end = closed.endsAt === undefined ? NaN : Date.parse(closed.endsAt)
  if (!(end > gatewayNow())) return inMaintenance
  return (
    <LazyPart failure="hide" fallback={inMaintenance}>
      <BackAt time={end} />
    </LazyPart>
  )
}

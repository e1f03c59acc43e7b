import { Trans } from '@lingui/react/macro'
import { useGatewayTime } from '#core/gateway/useGatewayTime.ts'
import { useWriteSoon } from '#core/gateway/useWriteSoon.ts'

/** Shows when a game's maintenance ends, in the brand's time zone. */
export function MaintenanceTime({ endsAt }: { endsAt: string | undefined }) {
  const writeSoon = useWriteSoon()
  const end = endsAt === undefined ? NaN : Date.parse(endsAt)
  const isAhead = useGatewayTime((now) => end > now)
  if (!isAhead) {
    return (
      <p>
        <Trans>This game is under maintenance. It will be back soon.</Trans>
      </p>
    )
  }
  const time = writeSoon(end)
  return (
    <p>
      <Trans>
        This game is under maintenance until <time dateTime={endsAt}>{time}</time>.
      </Trans>
    </p>
  )
}

import { Trans } from '@lingui/react/macro'
import { gatewayNow } from '#core/gateway/clock.ts'
import { useMoments } from '#core/gateway/useMoments.ts'

/** Shows when a game's maintenance ends, in the brand's time zone. */
export function MaintenanceTime({ endsAt }: { endsAt: string | undefined }) {
  const moments = useMoments()
  const end = endsAt === undefined ? NaN : Date.parse(endsAt)
  const left = end - gatewayNow()
  if (!(left > 0)) {
    return (
      <p>
        <Trans>This game is in maintenance. It will be back soon.</Trans>
      </p>
    )
  }
  const time = moments.writeSoon(end)
  return (
    <p>
      <Trans>
        This game is in maintenance until <time dateTime={endsAt}>{time}</time>.
      </Trans>
    </p>
  )
}

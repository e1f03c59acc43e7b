import { Trans } from '@lingui/react/macro'
import { gatewayNow } from '#core/clock/clock.ts'
import { useLanguage } from '#core/locale/language.ts'

const HOUR = 60 * 60_000

/** Until when a game is being worked on, as the player's clock and calendar show it. */
export function MaintenanceTime({ endsAt }: { endsAt: string | undefined }) {
  const { locale } = useLanguage()
  const end = endsAt === undefined ? NaN : Date.parse(endsAt)
  const left = end - gatewayNow()
  if (!(left > 0)) {
    return (
      <p>
        <Trans>This game is in maintenance. It will be back soon.</Trans>
      </p>
    )
  }
  const time = new Intl.DateTimeFormat(locale, {
    ...(left > 20 * HOUR && { day: 'numeric', month: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(end)
  return (
    <p>
      <Trans>
        This game is in maintenance until <time dateTime={endsAt}>{time}</time>.
      </Trans>
    </p>
  )
}

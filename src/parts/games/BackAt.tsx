import { Trans } from '@lingui/react/macro'
import { gatewayNow } from '#core/clock/clock.ts'
import { useLanguage } from '#core/locale/language.ts'
import { formatSoon } from '#lib/dates.ts'

/** When a game in maintenance can be started again, in milliseconds since 1970. */
export function BackAt({ time: end }: { time: number }) {
  const { locale } = useLanguage()
  const time = formatSoon(end, gatewayNow(), locale)
  return (
    <Trans comment="on a game in maintenance">
      Back at <time dateTime={new Date(end).toISOString()}>{time}</time>
    </Trans>
  )
}

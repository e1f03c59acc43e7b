import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { gatewayNow } from '#core/gateway/clock.ts'
import { useLanguage } from '#core/locale/language.ts'
import { formatSoon } from '#lib/dates.ts'
import { whenQuiet } from '#ui/whenQuiet.ts'

const QUIET_MS = 300

let quiet: Promise<void> | undefined

/** To create the first time formatter blocks a phone, so it waits until nobody scrolls or presses. */
const untilQuiet = () => (quiet ??= new Promise<void>((resolve) => whenQuiet(resolve, QUIET_MS)))

/** When a game in maintenance can be started again, in milliseconds since 1970. */
export function BackAt({ time: end }: { time: number }) {
  use(untilQuiet())
  const { locale } = useLanguage()
  const { timeZone } = useBrand()
  const time = formatSoon(end, gatewayNow(), locale, timeZone)
  return (
    <Trans comment="on a game in maintenance">
      Back at <time dateTime={new Date(end).toISOString()}>{time}</time>
    </Trans>
  )
}

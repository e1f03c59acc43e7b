import { Trans } from '@lingui/react/macro'
import { gatewayNow } from '#core/clock/clock.ts'
import { useLanguage } from '#core/locale/language.ts'
import { formatSoon } from '#lib/dates.ts'
import type { Closed } from './schema.ts'

/** Why a game cannot be started, and when it can; short enough for a tile. */
export function ClosedLabel({ closed }: { closed: Closed }) {
  const { locale } = useLanguage()
  if (closed.why === 'restricted') return <Trans>Not in your region</Trans>
  const now = gatewayNow()
  const end = closed.endsAt === undefined ? NaN : Date.parse(closed.endsAt)
  if (!(end > now)) return <Trans context="vendor">In maintenance</Trans>
  const time = formatSoon(end, now, locale)
  return (
    <Trans comment="on a game in maintenance">
      Back at <time dateTime={closed.endsAt}>{time}</time>
    </Trans>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { useBrand } from '#core/brand/brand.ts'
import { useGatewaySecond } from '#core/gateway/useGatewaySecond.ts'
import { useLanguage } from '#core/locale/language.ts'
import { floorTo } from '#lib/floorTo.ts'
import { formatZone } from '#lib/periodFormats.ts'

/** The gateway's time in the brand's time zone, by which days and settlements begin and end. */
export function AgentClock() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { timeZone } = useBrand()
  const now = useGatewaySecond() * 1000
  // The name of the time zone is cached for an hour, because it changes only at a full hour and is
  // slow to compute.
  const hour = floorTo(now, 3_600_000)
  const zone = formatZone(timeZone, hour)
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone,
  })
  return (
    <p className="flex gap-1.5 text-caption text-muted">
      <Clock aria-hidden="true" className="mt-px size-4 shrink-0" />
      <span className="flex min-w-0 flex-wrap gap-x-2">
        <span className="sr-only">
          {t({ message: 'Site time:', comment: 'Before a clock: the time of the site' })}
        </span>
        <time dateTime={new Date(now).toISOString()} className="tabular-nums sm:whitespace-nowrap">
          {format.format(now)}
        </time>
        <span className="wrap-anywhere">{zone}</span>
      </span>
    </p>
  )
}

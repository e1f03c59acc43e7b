import { Trans } from '@lingui/react/macro'
import { useBrand } from '#core/brand/brand.ts'
import { gatewayNow } from '#core/gateway/clock.ts'
import { formatZone } from '#lib/periodFormats.ts'
import { isReadersTime } from '#lib/timeZones.ts'

/** States the time zone of the page's times, if the reader's own clock is in another zone. */
export function ZoneNote() {
  const { timeZone } = useBrand()
  const now = gatewayNow()
  if (isReadersTime(timeZone, now)) return null
  const zone = formatZone(timeZone, now)
  return (
    <p className="text-caption text-muted wrap-anywhere">
      <Trans comment="A time zone, such as Asia/Bangkok (GMT+7)">Times are those of {zone}.</Trans>
    </p>
  )
}

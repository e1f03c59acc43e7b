import { Trans } from '@lingui/react/macro'
import { useBrand } from '#core/brand/brand.ts'
import { useGatewayTime } from '#core/gateway/useGatewayTime.ts'
import { floorTo } from '#lib/floorTo.ts'
import { formatZone } from '#lib/periodFormats.ts'
import { isReadersTime } from '#lib/timeZones.ts'

/** States the time zone of the page's times, if the reader's own clock is in another zone. */
export function ZoneNote() {
  const { timeZone } = useBrand()
  // The clocks change at a full hour, and the name of a zone is slow to compute.
  const hour = useGatewayTime((now) => floorTo(now, 3_600_000))
  if (isReadersTime(timeZone, hour)) return null
  const zone = formatZone(timeZone, hour)
  return (
    <p className="text-caption text-muted wrap-anywhere">
      <Trans comment="A time zone, such as Asia/Bangkok (GMT+7)">Times are in {zone}.</Trans>
    </p>
  )
}

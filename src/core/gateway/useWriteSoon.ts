import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { formatSoon } from '#lib/dates.ts'
import { floorTo } from '#lib/floorTo.ts'
import { useGatewayTime } from './useGatewayTime.ts'

/**
 * Returns the function that writes a time (milliseconds since 1970) in the brand's zone: only the
 * time of day if it is less than half a day away, else with its day.
 */
export function useWriteSoon(): (time: number) => string {
  const { locale } = useLanguage()
  const { timeZone } = useBrand()
  const minute = useGatewayTime((now) => floorTo(now, 60_000))
  return (time) => formatSoon(time, minute, locale, timeZone)
}

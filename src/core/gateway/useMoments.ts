import { useBrand } from '#core/brand/brand.ts'
import { gatewayNow } from './clock.ts'
import { formatSoon } from '#lib/dates.ts'
import { formatDateTime, formatDayOf, formatDaysOf, formatMoment } from '#lib/periodFormats.ts'
import { useLanguage } from '#core/locale/language.ts'

/**
 * Words for moments of an account, all in the brand's zone, so that a receipt, the records and
 * customer service name the same hour (docs/product.md §10.1).
 */
export function useMoments() {
  const { locale } = useLanguage()
  const { timeZone: zone } = useBrand()
  return {
    zone,
    /** Writes an ISO 8601 time as day and time. */
    write: (time: string) => formatDateTime(time, locale, zone),
    /** The same to the second, as a receipt has it. */
    writeExactly: (time: string) => formatMoment(time, locale, zone),
    /** Only the day of a moment; with a long name of its month if there is room. */
    day: (time: string, dateStyle: 'medium' | 'long' = 'medium') =>
      formatDayOf(time, locale, zone, dateStyle),
    /** The days from one moment to another, milliseconds since 1970. */
    days: (from: number, to: number) => formatDaysOf(from, to, locale, zone),
    /** Milliseconds since 1970 as a time that is near, or as its day. */
    writeSoon: (time: number) => formatSoon(time, gatewayNow(), locale, zone),
  }
}

import { useBrand } from '#core/brand/brand.ts'
import { gatewayNow } from './clock.ts'
import { formatSoon } from '#lib/dates.ts'
import { formatDateTime, formatDayOf, formatDaysOf, formatMoment } from '#lib/periodFormats.ts'
import { useLanguage } from '#core/locale/language.ts'

/**
 * Formats times of an account, all in the brand's time zone, so that a receipt, the records and
 * customer service name the same hour (docs/product.md §10.1).
 */
export function useMoments() {
  const { locale } = useLanguage()
  const { timeZone: zone } = useBrand()
  return {
    zone,
    /** Writes an ISO 8601 time as day and time. */
    write: (time: string) => formatDateTime(time, locale, zone),
    /** Writes an ISO 8601 time with seconds, as a receipt has it. */
    writeExactly: (time: string) => formatMoment(time, locale, zone),
    /** Writes only the day of a time; `long` spells out the month where there is room. */
    day: (time: string, dateStyle: 'medium' | 'long' = 'medium') =>
      formatDayOf(time, locale, zone, dateStyle),
    /** Writes the range of days between two times in milliseconds since 1970. */
    days: (from: number, to: number) => formatDaysOf(from, to, locale, zone),
    /** Writes a time (milliseconds since 1970) as a time of day if it is near, else as a day. */
    writeSoon: (time: number) => formatSoon(time, gatewayNow(), locale, zone),
  }
}

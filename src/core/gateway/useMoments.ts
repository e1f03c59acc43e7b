import { useBrand } from '#core/brand/brand.ts'
import { formatDateTime, formatDayOf, formatDaysOf, formatMoment } from '#lib/periodFormats.ts'
import { useLanguage } from '#core/locale/language.ts'

/**
 * Formats the times of a player's payments, bets and messages in the brand's time zone, so that
 * receipts, records and customer service name the same hour (docs/product.md §10.1).
 */
export function useMoments() {
  const { locale } = useLanguage()
  const { timeZone: zone } = useBrand()
  return {
    zone,
    /** Writes an ISO 8601 time as day and time. */
    write: (time: string) => formatDateTime(time, locale, zone),
    /** Writes an ISO 8601 time with its seconds, as on a receipt. */
    writeExactly: (time: string) => formatMoment(time, locale, zone),
    /**
     * Writes the day of an ISO 8601 time; with `long`, the month as a word, where there is space.
     */
    day: (time: string, dateStyle: 'medium' | 'long' = 'medium') =>
      formatDayOf(time, locale, zone, dateStyle),
    /** Writes the range of days between two times in milliseconds since 1970. */
    days: (from: number, to: number) => formatDaysOf(from, to, locale, zone),
  }
}

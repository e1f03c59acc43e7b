/**
 * A moment with its day and time, in the reader's own zone.
 *
 * @param time ISO 8601
 * @param locale BCP 47 tag
 */
export const formatMoment = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    Date.parse(time),
  )

const formatters = new Map<string, Intl.NumberFormat>()

/**
 * Formats a count. Formatters are cached, since creating one costs as much as drawing ten rows.
 *
 * @param count a number, or a decimal string that keeps all of its digits
 * @param locale BCP 47 tag
 */
export function formatCount(count: number | Intl.StringNumericLiteral, locale: string): string {
  let formatter = formatters.get(locale)
  if (!formatter) formatters.set(locale, (formatter = new Intl.NumberFormat(locale)))
  return formatter.format(count)
}

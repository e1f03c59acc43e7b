const formatters = new Map<string, Intl.NumberFormat>()

/**
 * Formats a share as the language writes it: `20%`, `20 %` or `%20`.
 *
 * @param percent number of percent, or a decimal string
 * @param digits most digits after the decimal point
 * @param locale BCP 47 tag
 */
export function formatPercent(percent: number | string, locale: string, digits = 2): string {
  const key = `${locale} ${digits}`
  let format = formatters.get(key)
  if (!format) {
    const style = { style: 'percent', maximumFractionDigits: digits } as const
    // A formatter costs a phone much, and tables write one percentage a row.
    formatters.set(key, (format = new Intl.NumberFormat(locale, style)))
  }
  return format.format(Number(percent) / 100)
}

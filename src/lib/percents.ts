/**
 * Formats a share as the language writes it: `20%`, `20 %` or `%20`.
 *
 * @param percent number of percent, or a decimal string
 * @param digits most digits after the decimal point
 * @param locale BCP 47 tag
 */
export const formatPercent = (percent: number | string, locale: string, digits = 2): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(
    Number(percent) / 100,
  )

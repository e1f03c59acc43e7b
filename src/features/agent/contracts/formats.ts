/** A rate, in hundredths of a percent, as it is read. */
export const formatRate = (rate: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  }).format(rate / 10_000)

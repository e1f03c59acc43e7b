/** A rate in percent, such as `0.55`, as it is read. */
export const formatRate = (percent: string, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(Number(percent) / 100)

/** Formats a rate in percent, such as `0.55`, for the player's language. */
export const formatRate = (percent: string, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(Number(percent) / 100)

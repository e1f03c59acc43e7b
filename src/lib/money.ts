/**
 * Shows an amount of money.
 *
 * @param amount decimal string as the gateway sends it, in units of the currency
 * @param locale BCP 47 tag
 * @param currency three capital letters; codes that ISO 4217 does not know are shown as written
 */
export function formatMoney(amount: string, locale: string, currency: string): string {
  return formatterFor(locale, currency).format(amount as Intl.StringNumericLiteral)
}

const formatters = new Map<string, Intl.NumberFormat>()

/** Making a formatter costs a phone as much as drawing ten cards, so each is made once. */
function formatterFor(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    })
    formatters.set(key, formatter)
  }
  return formatter
}

/** Orders two amounts given as decimal strings, largest first, without losing digits. */
export function compareAmountsDescending(a: string, b: string): number {
  const [left, right] = [scaled(a, b), scaled(b, a)]
  return left === right ? 0 : left < right ? 1 : -1
}

function scaled(amount: string, other: string): bigint {
  const decimals = Math.max(fraction(amount).length, fraction(other).length)
  const [whole = '0'] = amount.split('.')
  return BigInt(whole + fraction(amount).padEnd(decimals, '0'))
}

function fraction(amount: string): string {
  return amount.split('.')[1] ?? ''
}

/**
 * Shows an amount of money.
 *
 * @param amount decimal string as the gateway sends it, in units of the currency
 * @param locale BCP 47 tag
 * @param currency three capital letters; codes that ISO 4217 does not know are shown as written
 */
export function formatMoney(amount: string, locale: string, currency: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amount as Intl.StringNumericLiteral)
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

/**
 * Shows an amount of money. Never throws: an amount that is no number is shown as it is written.
 *
 * @param amount decimal string as the gateway sends it, in units of the currency
 * @param locale BCP 47 tag
 * @param currency code of ISO 4217, or of a crypto currency, which follows the number: 12.50 USDT
 */
export function formatMoney(amount: string, locale: string, currency: string): string {
  const { format, suffix } = (formatters[`${locale} ${currency}`] ??= makeFormatter(
    locale,
    currency,
  ))
  return DECIMAL.test(amount) ? format(amount as Intl.StringNumericLiteral) + suffix : amount
}

const DECIMAL = /^-?\d+(?:\.\d+)?$/
/** What `Intl` takes for a currency: any three letters. */
const INTL_CURRENCY = /^[A-Z]{3}$/

/** Making a formatter costs a phone as much as drawing ten cards, so each is made once. */
const formatters: Record<string, ReturnType<typeof makeFormatter>> = {}

function makeFormatter(locale: string, currency: string) {
  if (INTL_CURRENCY.test(currency)) {
    const { format } = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    })
    return { format, suffix: '' }
  }
  const { format } = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 8,
  })
  return { format, suffix: currency && `\u00a0${currency}` }
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

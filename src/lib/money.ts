import { CRYPTO_DECIMALS, isIntlCurrency } from './currencies.ts'

/**
 * Formats an amount of money. Never throws: a text that is not a number is shown unchanged.
 *
 * @param amount decimal string as the gateway sends it, in units of the currency
 * @param locale BCP 47 tag
 * @param currency code of ISO 4217, or of a crypto currency, which follows the number: 12.50 USDT
 */
export function formatMoney(amount: string, locale: string, currency: string): string {
  return write(amount, locale, currency, WHOLE)
}

/** The short units that `Intl` writes in Vietnamese (NT, N, Tr, T); common words replace them. */
const VIETNAMESE_WORD = /\s(?:NT|N|Tr?)\b/
const VIETNAMESE: Readonly<Record<string, string>> = {
  N: 'K',
  Tr: ' tr',
  T: ' tỷ',
  NT: ' nghìn tỷ',
}

/**
 * The amounts below which a language has no short unit. In Korean, nobody abbreviates thousands, or
 * writes a few 만 with decimals.
 */
const FIRST_SHORT: Readonly<Record<string, number>> = { ko: 100_000, zh: 10_000 }

/**
 * Formats an amount briefly, such as $1.23m, for spaces too small for all its digits. It rounds
 * down, so that it never shows too much. An amount without a unit is exact, since it reads so.
 */
export function formatMoneyShort(amount: string, locale: string, currency: string): string {
  const isExact = Math.abs(+amount) < (FIRST_SHORT[locale.slice(0, 2)] ?? 1000)
  return write(amount, locale, currency, isExact ? EXACT : SHORT)
}

interface Style {
  currency: Intl.NumberFormatOptions
  /** Number format for currencies that `Intl` does not know. */
  number: Intl.NumberFormatOptions
}

const WHOLE: Style = {
  currency: {},
  number: { minimumFractionDigits: 2, maximumFractionDigits: CRYPTO_DECIMALS },
}
const EXACT: Style = {
  currency: { roundingMode: 'trunc', trailingZeroDisplay: 'stripIfInteger' },
  // The fractions of crypto currencies are too long for a small space.
  number: {
    maximumFractionDigits: 2,
    maximumSignificantDigits: 3,
    roundingMode: 'trunc',
    roundingPriority: 'morePrecision',
  },
}
const COMPACT: Intl.NumberFormatOptions = {
  notation: 'compact',
  maximumSignificantDigits: 3,
  roundingMode: 'trunc',
  useGrouping: true,
}
const SHORT: Style = { currency: COMPACT, number: COMPACT }

const DECIMAL = /^-?\d+(?:\.\d+)?$/

/** Creating a formatter costs a phone as much as drawing ten cards, so each is created once. */
const formatters = new Map<Style, Record<string, ReturnType<typeof makeFormatter>>>([
  [WHOLE, {}],
  [EXACT, {}],
  [SHORT, {}],
])

function write(amount: string, locale: string, currency: string, style: Style): string {
  if (!DECIMAL.test(amount)) return amount
  const made = formatters.get(style)!
  const { format, suffix } = (made[`${locale} ${currency}`] ??= makeFormatter(
    locale,
    currency,
    style,
  ))
  const text = format(amount as Intl.StringNumericLiteral) + suffix
  if (style !== SHORT) return text
  return text.replace(VIETNAMESE_WORD, (word) => VIETNAMESE[word.trim()]!)
}

function makeFormatter(locale: string, currency: string, style: Style) {
  if (isIntlCurrency(currency)) {
    const { format } = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...style.currency,
    })
    return { format, suffix: '' }
  }
  const { format } = new Intl.NumberFormat(locale, style.number)
  return { format, suffix: currency && `\u00a0${currency}` }
}

/** Compares two decimal strings to sort the largest first, without losing digits. */
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

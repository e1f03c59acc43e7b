import { CRYPTO_DECIMALS, isIntlCurrency } from './currencies.ts'

const counted = new Map<string, number>()

/** Number of decimals that amounts in a currency have: VND 0, THB 2, crypto currencies 8. */
export function countDecimals(currency: string): number {
  let decimals = counted.get(currency)
  if (decimals === undefined) counted.set(currency, (decimals = lookUpDecimals(currency)))
  return decimals
}

function lookUpDecimals(currency: string): number {
  if (!isIntlCurrency(currency)) return CRYPTO_DECIMALS
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

const signs = new Map<string, string | undefined>()

function decimalSignOf(locale: string): string | undefined {
  if (!signs.has(locale)) {
    const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
    signs.set(locale, parts.find(({ type }) => type === 'decimal')?.value)
  }
  return signs.get(locale)
}

/** Whether a decimal string such as `0.00` equals zero. */
export const isZero = (amount: string): boolean => !/[1-9]/.test(amount)

/** Why a text is not an amount: it is unreadable, or has more decimals than the currency. */
export type AmountFault = 'amountUnreadable' | 'amountTooFine'

/**
 * The most digits before the decimal point of an amount that a call may send (docs/architecture.md
 * §4.10).
 */
const MOST_DIGITS = 15

/**
 * Code points of zero in the digits that players type: ASCII, Arabic, Thai, Lao, Khmer, full-width,
 * …
 */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0xe50, 0xed0, 0x17e0, 0x1040, 0xff10]

/**
 * Reads an amount as people write and paste it: `1,000.50`, `1.000,50`, `1 000`, `฿500`, `๑๒๓`,
 * `１２３`. A separator before exactly three digits groups thousands, unless the currency has three
 * decimals or more. If the typist's language writes decimals after a point, a single point before
 * three digits is refused as too fine, since it may be a slip (docs/product.md §10.1). Signs and
 * exponents are refused.
 *
 * @returns a decimal string without needless zeros, such as `1000.5`
 */
export function readAmount(
  text: string,
  currency: string,
  locale: string,
): { amount: string } | AmountFault {
  const plain = toPlainDigits(text)
    .replace(/^[\p{Sc}\s]+|[\p{Sc}\s]+$/gu, '')
    .replace(new RegExp(`^${currency}\\s*|\\s*${currency}$`, 'i'), '')
    .replace(/[\s'’]/gu, '')
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(plain)) return 'amountUnreadable'
  const decimals = countDecimals(currency)
  const mayBeSlip = ONE_POINT.test(plain) && decimals < 3
  if (mayBeSlip && decimalSignOf(locale) === '.') return 'amountTooFine'
  const parts = splitAmount(plain, decimals)
  if (!parts) return 'amountUnreadable'
  const whole = parts.whole.replace(/^0+(?=\d)/, '') || '0'
  const fraction = parts.fraction.replace(/0+$/, '')
  if (whole.length > MOST_DIGITS) return 'amountUnreadable'
  if (fraction.length > decimals) return 'amountTooFine'
  return { amount: fraction ? `${whole}.${fraction}` : whole }
}

function toPlainDigits(text: string): string {
  return text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) as number
      const zero = ZEROS.find((start) => code >= start && code < start + 10)
      return zero === undefined ? digit : String(code - zero)
    })
    .replaceAll('．', '.')
    .replace(/[，٫]/g, ',')
}

const GROUPED = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/

const ONE_POINT = /^[1-9]\d{0,2}\.\d{3}$/

function splitAmount(text: string, decimals: number): { whole: string; fraction: string } | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return { whole: text, fraction: '' }
  const mark = text[last]!
  const isDecimalPoint = mark === '.' && decimals >= 3 && text.indexOf('.') === last
  if (GROUPED.test(text) && !isDecimalPoint) {
    return { whole: text.replace(/[.,]/g, ''), fraction: '' }
  }
  const before = text.slice(0, last)
  const fraction = text.slice(last + 1)
  if (before.includes(mark)) return null
  if (/[.,]/.test(before) && !GROUPED.test(before)) return null
  return { whole: before.replace(/[.,]/g, ''), fraction }
}

import { COLLOQUIAL, INDIAN_CURRENCIES, MULTIPLIERS, SIGNS } from './amountWords.ts'
import { CRYPTO_DECIMALS, isIntlCurrency } from './currencies.ts'
import { tidyText } from './tidyText.ts'

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
    signs.set(locale, plainAmount(parts.find(({ type }) => type === 'decimal')?.value ?? ''))
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

/** Signs that people write after an amount in place of decimals: `500.-`, `500,--`, `500/-`. */
const NO_DECIMALS = /[.,/]-{1,2}$/

/**
 * Reads an amount as people of the typist's language and the site write and paste it: `1,000.50`,
 * `1.000,50`, `1 000`, `฿500`, `1,000 บาท`, `500k`, `5만원`, `๑๒๓`. A separator before exactly three
 * digits groups thousands, unless the currency has three decimals or more. If the typist's language
 * writes decimals after a point, a single point before three digits is refused as too fine, since it
 * may be a slip (docs/product.md §10.1). Signs and exponents are refused.
 *
 * @param locale BCP 47 tag of the typist's language
 * @returns a decimal string without needless zeros, such as `1000.5`
 */
export function readAmount(
  text: string,
  currency: string,
  locale: string,
): { amount: string } | AmountFault {
  return readFigure(text, locale, countDecimals(currency), currency)
}

/**
 * Reads what is no money in the same way: points and people, which have no decimals, and
 * percentages.
 */
export const readNumber = (
  text: string,
  decimals: number,
  locale: string,
): { amount: string } | AmountFault => readFigure(text, locale, decimals)

function readFigure(
  text: string,
  locale: string,
  decimals: number,
  currency?: string,
): { amount: string } | AmountFault {
  // A small k after digits means thousands, also where K is the sign of the currency.
  const [typed, thousands] = splitThousands(tidyText(text))
  const figure = plainAmount(typed)
  const inCurrency = currency === undefined ? figure : dropCurrency(figure, currency, locale)
  const bare = inCurrency.replace(NO_DECIMALS, '')
  const read = readMultiplier(bare)
  const zeros = read.zeros + thousands
  // This sign is a decimal point in every language.
  const hasPoint = read.plain.includes('٫')
  const plain = read.plain.replace('٫', ',')
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(plain)) return 'amountUnreadable'
  const decimalSign = decimalSignOf(locale)
  const mayBeSlip = ONE_POINT.test(plain) && decimals < 3
  if (mayBeSlip && decimalSign === '.') return 'amountTooFine'
  const parts = splitAmount(plain, {
    // With three decimals or more, `1,125` is a whole amount in one language and not in another.
    decimalSigns: hasPoint ? [','] : decimals >= 3 ? ['.', decimalSign] : [],
    isIndian: INDIAN_CURRENCIES.has(currency ?? '') || groupsByHundred(locale),
  })
  // `1.500k` could be one and a half thousand, or one and a half million.
  if (!parts || (zeros > 0 && GROUPED.test(plain))) return 'amountUnreadable'
  const shifted = parts.fraction.slice(0, zeros).padEnd(zeros, '0')
  const whole = (parts.whole + shifted).replace(/^0+(?=\d)/, '') || '0'
  const fraction = parts.fraction.slice(zeros).replace(/0+$/, '')
  if (whole.length > MOST_DIGITS) return 'amountUnreadable'
  if (fraction.length > decimals) return 'amountTooFine'
  return { amount: fraction ? `${whole}.${fraction}` : whole }
}

/** Small letters without spaces and the marks that only group digits. */
const plainAmount = (text: string): string =>
  tidyText(text)
    .toLowerCase()
    .replace(/[\s'’٬]/g, '')
    .replaceAll('，', ',')

/** Removes the currency's names, codes and signs around an amount. */
function dropCurrency(text: string, currency: string, locale: string): string {
  const words = listCurrencyWords(currency, locale)
  const before = words.find((word) => text.startsWith(word))
  const rest = before === undefined ? text : text.slice(before.length)
  const after = words.find((word) => rest.endsWith(word))
  const next = after === undefined ? rest : rest.slice(0, -after.length)
  return next === text ? text : dropCurrency(next, currency, locale)
}

const currencyWords = new Map<string, string[]>()

/** What people of a language write for a currency, the longest first. */
function listCurrencyWords(currency: string, locale: string): string[] {
  const key = `${currency} ${locale}`
  let words = currencyWords.get(key)
  if (!words) {
    const written = isIntlCurrency(currency)
      ? [locale, 'en'].flatMap((each) => listIntlWords(currency, each))
      : []
    words = [currency, ...written, ...(COLLOQUIAL[currency] ?? []), ...SIGNS]
      .map(plainAmount)
      .filter((word) => /\D$/.test(word))
      .toSorted((one, other) => other.length - one.length)
    currencyWords.set(key, words)
  }
  return words
}

/** Numbers after which some language writes another form of a currency's name. */
const COUNTS = [1, 1.5, 2, 5, 11, 100, 999]

function listIntlWords(currency: string, locale: string): string[] {
  return (['symbol', 'narrowSymbol', 'name'] as const).flatMap((currencyDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
    return COUNTS.flatMap((count) =>
      format.formatToParts(count).flatMap(({ type, value }) => (type === 'currency' ? value : [])),
    )
  })
}

/** Cuts off a small k, and returns the zeros that it stands for. */
const splitThousands = (text: string): [rest: string, zeros: number] =>
  /\d\s*k$/.test(text) ? [text.slice(0, -1), 3] : [text, 0]

/** Reads a word of thousands, ten thousands or millions after a number, as the zeros it adds. */
function readMultiplier(text: string): { plain: string; zeros: number } {
  const [, number = text, word = ''] = /^([\d.,٫]*\d)([^\d.,٫]+)$/.exec(text) ?? []
  const zeros = MULTIPLIERS.get(word.replace(/\.$/, ''))
  return zeros === undefined ? { plain: text, zeros: 0 } : { plain: number, zeros }
}

const GROUPED = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/

/** Digits in groups as in India: ₹12,34,567. */
const INDIAN = /^[1-9]\d?(?:,\d\d)+,\d{3}$/

const groupsByHundred = (locale: string): boolean =>
  new Intl.NumberFormat(locale)
    .formatToParts(1_000_000)
    .filter(({ type }) => type === 'integer')
    .some(({ value }) => value.length === 2)

const ONE_POINT = /^[1-9]\d{0,2}\.\d{3}$/

interface Writing {
  /** Signs that are always decimal points if they stand once. */
  decimalSigns: readonly (string | undefined)[]
  /** Whether digits may be grouped as in India. */
  isIndian: boolean
}

function splitAmount(
  text: string,
  { decimalSigns, isIndian }: Writing,
): { whole: string; fraction: string } | null {
  const isGrouped = (digits: string) => GROUPED.test(digits) || (isIndian && INDIAN.test(digits))
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return { whole: text, fraction: '' }
  const mark = text[last]!
  const isDecimalPoint = decimalSigns.includes(mark) && text.indexOf(mark) === last
  if (isGrouped(text) && !isDecimalPoint) {
    return { whole: text.replace(/[.,]/g, ''), fraction: '' }
  }
  const before = text.slice(0, last)
  const fraction = text.slice(last + 1)
  if (before.includes(mark)) return null
  if (/[.,]/.test(before) && !isGrouped(before)) return null
  return { whole: before.replace(/[.,]/g, ''), fraction }
}

import { countDecimals } from '#lib/amounts.ts'
import { scaleAmount } from './words.ts'

/*
 * Ledger amounts are whole units: the smallest part that the currency has, such as a satang of a
 * baht, a dong, or a hundred-millionth of a crypto currency.
 */

/**
 * An amount of baht in another currency, as money travels (docs/architecture.md §4.10).
 *
 * @returns a decimal string with all decimals of the currency
 */
export const writeMoney = (baht: number, currency: string): string =>
  (scaleAmount(baht * 100, currency) / 100).toFixed(countDecimals(currency))

/** The same in ledger units. */
export const scaleUnits = (baht: number, currency: string): number =>
  readUnits(writeMoney(baht, currency), currency) as number

/**
 * Units of a decimal string; null for one that is none, is negative, is finer than the currency, or
 * is beyond 2^53 - 1 units, where JavaScript would round it.
 */
export function readUnits(amount: string, currency: string): number | null {
  const decimals = countDecimals(currency)
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  if (whole === undefined || /[1-9]/.test(fraction.slice(decimals))) return null
  const units = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return Number.isSafeInteger(units) ? units : null
}

/** Units as a decimal string with all decimals of the currency. */
export function writeUnits(units: number, currency: string): string {
  const decimals = countDecimals(currency)
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = decimals > 0 ? `.${digits.slice(-decimals)}` : ''
  return `${units < 0 ? '-' : ''}${whole}${fraction}`
}

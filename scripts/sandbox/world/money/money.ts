import { countDecimals } from '#lib/amounts.ts'
import perBaht from '../../content/per-baht.json' with { type: 'json' }

/*
 * Ledger amounts are whole units: the smallest part of a currency, such as a satang of a baht, a
 * dong, or a hundred-millionth of a crypto currency.
 */

/** What one Thai baht is worth, roughly; content is written in baht and scaled by this. */
const PER_BAHT: Readonly<Record<string, number>> = perBaht

/** Converts an amount in baht to a round amount of another currency. */
export function scaleAmount(baht: number, currency: string): number {
  const scaled = baht * (PER_BAHT[currency] ?? 1)
  return scaled >= 10 ? Math.round(scaled) : Math.round(scaled * 100) / 100
}

/**
 * Converts an amount in baht to another currency, as the gateway sends money (docs/architecture.md
 * §4.10).
 *
 * @returns a decimal string with all decimals of the currency
 */
export const writeMoney = (baht: number, currency: string): string =>
  (scaleAmount(baht * 100, currency) / 100).toFixed(countDecimals(currency))

/** Converts an amount in baht to ledger units of another currency. */
export const scaleUnits = (baht: number, currency: string): number =>
  readUnits(writeMoney(baht, currency), currency) as number

/**
 * Reads a decimal string as units. Null if it is unreadable, negative, has too many decimals, or is
 * beyond 2^53 - 1 units, where JavaScript would round it.
 */
export function readUnits(amount: string, currency: string): number | null {
  const decimals = countDecimals(currency)
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  if (whole === undefined || /[1-9]/.test(fraction.slice(decimals))) return null
  const units = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return Number.isSafeInteger(units) ? units : null
}

/** Writes units as a decimal string with all decimals of the currency. */
export const writeUnits = (units: number, currency: string): string => unitWriter(currency)(units)

/** Writes these amounts of an object, under the same names. */
export const writeAmounts = <Name extends string>(
  of: Readonly<Record<Name, number>>,
  currency: string,
  ...names: Name[]
): Record<Name, string> => {
  const write = unitWriter(currency)
  return Object.fromEntries(names.map((name) => [name, write(of[name])])) as Record<Name, string>
}

/** Returns a function that writes units as `writeUnits` does, faster for many amounts. */
export function unitWriter(currency: string): (units: number) => string {
  const decimals = countDecimals(currency)
  if (decimals === 0) return String
  return (units) => {
    const digits = String(Math.abs(units)).padStart(decimals + 1, '0')
    const point = digits.length - decimals
    return `${units < 0 ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`
  }
}

import { scaleAmount } from './words.ts'

/** Ledger amounts are whole numbers of a ten-thousandth of the currency. */
const DECIMALS = 4
const PER_ONE = 10 ** DECIMALS

/**
 * An amount of baht in another currency, as money travels (docs/architecture.md §4.10).
 *
 * @returns a decimal string with as many decimals as Intl shows of the currency; 2 for one it does
 * not know
 */
export function writeMoney(baht: number, currency: string): string {
  return (scaleAmount(baht * 100, currency) / 100).toFixed(countDecimals(currency))
}

/** The same in ledger units. */
export const scaleUnits = (baht: number, currency: string): number =>
  readUnits(writeMoney(baht, currency)) as number

/** Units of a decimal string; null for one that is none, is negative, or is too fine or too large. */
export function readUnits(amount: string): number | null {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  if (whole === undefined || /[1-9]/.test(fraction.slice(DECIMALS))) return null
  const units = Number(whole + fraction.slice(0, DECIMALS).padEnd(DECIMALS, '0'))
  return Number.isSafeInteger(units) ? units : null
}

/** Units as a decimal string: the currency's decimals, more if the amount is finer. */
export function writeUnits(units: number, currency: string): string {
  const sign = units < 0 ? '-' : ''
  const size = Math.abs(units)
  const least = countDecimals(currency)
  const fraction = String(size % PER_ONE)
    .padStart(DECIMALS, '0')
    .replace(/0+$/, '')
    .padEnd(least, '0')
  return `${sign}${Math.floor(size / PER_ONE)}${fraction && `.${fraction}`}`
}

/** The amount cut to what the currency can pay out. */
export function cutUnits(units: number, currency: string): number {
  const least = 10 ** Math.max(0, DECIMALS - countDecimals(currency))
  return Math.floor(units / least) * least
}

function countDecimals(currency: string): number {
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
        .maximumFractionDigits ?? 2
    )
  } catch {
    return 2
  }
}

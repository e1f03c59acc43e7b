import { scaleAmount } from './words.ts'

/**
 * An amount of baht in another currency, as money travels (design §4).
 *
 * @returns a decimal string with as many decimals as Intl shows of the currency; 2 for one it does
 * not know
 */
export function writeMoney(baht: number, currency: string): string {
  return (scaleAmount(baht * 100, currency) / 100).toFixed(countDecimals(currency))
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

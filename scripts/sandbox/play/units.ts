/** Amounts in whole units of a ten-thousandth of the currency, as the ledger counts them. */
const DECIMALS = 4
const PER_ONE = 10n ** BigInt(DECIMALS)

/** Units of a decimal string; null for one that is none, is negative or is finer than a unit. */
export function toUnits(amount: unknown): bigint | null {
  if (typeof amount !== 'string') return null
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,8}))?$/.exec(amount) ?? []
  if (whole === undefined || /[1-9]/.test(fraction.slice(DECIMALS))) return null
  return BigInt(whole) * PER_ONE + BigInt(fraction.slice(0, DECIMALS).padEnd(DECIMALS, '0'))
}

/** The decimal string of an amount, without zeros at its end. */
export function fromUnits(units: bigint): string {
  const fraction = String(units % PER_ONE)
    .padStart(DECIMALS, '0')
    .replace(/0+$/, '')
  return `${units / PER_ONE}${fraction && `.${fraction}`}`
}

/** A stake times a factor in hundredths, rounded down to a unit. */
export const times = (stake: bigint, hundredths: number) => (stake * BigInt(hundredths)) / 100n

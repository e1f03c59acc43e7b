/** Sums are whole numbers of ten-thousandths, so that no fraction is lost. */
const PER_ONE = 10_000

export const toUnits = (amount: string) => Math.round(Number(amount) * PER_ONE)
export const fromUnits = (units: number) => String(units / PER_ONE)

/** Formats amounts in the merchant's currency for the player's language. */
export class Money {
  readonly #full: Intl.NumberFormat
  readonly #short: Intl.NumberFormat

  constructor(locale: string, currency: string) {
    const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
    this.#full = formatter(locale, style)
    this.#short = formatter('en', { notation: 'compact', maximumFractionDigits: 2 })
  }

  show(amount: string): string {
    return this.#full.format(amount as Intl.StringNumericLiteral)
  }

  /** Writes an amount as on chips: `500`, `50K`, `1M`. */
  brief(amount: string): string {
    return this.#short.format(amount as Intl.StringNumericLiteral)
  }
}

function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, options)
  } catch {
    // The number format for a currency that `Intl` does not know, such as USDT.
    return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  }
}

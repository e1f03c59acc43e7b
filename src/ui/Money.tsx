import { formatMoney, formatMoneyShort } from '#lib/money.ts'

interface Props {
  /** The amount as a decimal string, as the gateway sends it. */
  amount: string
  /** BCP 47 tag of the page, which sets separators and the place of the sign. */
  locale: string
  /** ISO 4217 code of the brand, such as `THB`. */
  currency: string
}

/** Longest amount, in characters, that fits in every place where amounts are shown. */
const FITS = 9

/**
 * An amount of money on one line: in full if there is space, else shortened, never cut. Screen
 * readers and the tooltip always give the whole amount. A share of an amount is a `ProgressBar`.
 */
export function Money({ amount, locale, currency }: Props) {
  const whole = formatMoney(amount, locale, currency)
  if (whole.length <= FITS) return <span className="whitespace-nowrap">{whole}</span>
  return (
    <span title={whole} className="relative inline-flex max-w-full min-w-0">
      <span className="sr-only">{whole}</span>
      <span aria-hidden="true" className="money-fit">
        <span className="money-short">{formatMoneyShort(amount, locale, currency)}</span>
        <span className="money-whole">{whole}</span>
      </span>
    </span>
  )
}

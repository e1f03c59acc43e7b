import { Big } from 'big.js'
import { formatMoney } from '#lib/money.ts'

interface Props {
  amount: string
  locale: string
  currency: string
}

/** An amount that the player received or paid, with its sign and a colour. */
export function SignedAmount({ amount, locale, currency }: Props) {
  const sign = readSign(amount)
  const tone = sign > 0 ? 'text-success-text' : ''
  return (
    <span className={`tabular-nums ${tone}`}>
      {`${sign > 0 ? '+' : ''}${formatMoney(amount, locale, currency)}`}
    </span>
  )
}

const readSign = (amount: string): number => new Big(amount).cmp(0)

import { Big } from 'big.js'
import { countDecimals } from '#lib/amounts.ts'
import { BonusTerms } from '#parts/money/rewards/BonusTerms.tsx'
import type { Good } from './schema.ts'

interface Props {
  good: Good
  /** Number of pieces that the player redeems. */
  quantity: number
  currency: string
}

/** What must be bet for a good that credits bonus money; nothing for any other good. */
export function GoodBonus({ good: { bonus }, quantity, currency }: Props) {
  if (!bonus) return null
  const amount = new Big(bonus.amount).times(quantity)
  const decimals = countDecimals(currency)
  const reward = {
    ...bonus,
    kind: 'bonus' as const,
    amount: amount.toFixed(decimals),
    toBet: amount.times(bonus.multiplier).toFixed(decimals),
  }
  return (
    <p className="text-label text-pretty">
      <BonusTerms {...{ reward, currency }} />
    </p>
  )
}

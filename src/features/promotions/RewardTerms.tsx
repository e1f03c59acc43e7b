import { useBrand } from '#core/brand/brand.ts'
import { BonusTerms } from '#parts/money/rewards/BonusTerms.tsx'
import type { Promotion } from './schema.ts'

/**
 * The conditions under which a promotion's reward can be withdrawn. They are hidden if the
 * promotion's own text states them, or if the promotion is over.
 */
export function RewardTerms({ promotion }: { promotion: Promotion }) {
  const { currency } = useBrand()
  const { kind, status, reward } = promotion
  const isOver = status === 'closed' || status === 'claimed'
  if (isOver || kind === 'link' || reward.kind === 'other') return null
  const from = kind === 'depositBonus' ? 'deposit' : 'claim'
  return (
    <p className="text-caption text-pretty text-muted">
      <BonusTerms {...{ reward, currency, from }} />
    </p>
  )
}

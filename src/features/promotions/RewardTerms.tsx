import { Plural, Trans } from '@lingui/react/macro'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { formatCount } from '#lib/counts.ts'
import { BonusTerms } from '#parts/money/rewards/BonusTerms.tsx'
import { mustBeBet } from '#parts/money/rewards/schema.ts'
import { useWeightWords } from '#parts/money/rewards/useWeightWords.ts'
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
  return (
    <p className="text-caption text-pretty text-muted">
      {kind === 'depositBonus' && mustBeBet(reward) ? (
        <DepositTerms reward={reward} />
      ) : (
        <BonusTerms {...{ reward, currency }} />
      )}
    </p>
  )
}

function DepositTerms({
  reward: { multiplier, betWithinDays, weights },
}: Pick<Promotion, 'reward'>) {
  const { locale } = useLanguage()
  const shares = useWeightWords()(weights)
  const count = formatCount(multiplier, locale)
  return (
    <>
      <Trans>
        Before you can withdraw, you must bet the deposit and the bonus together {count} times.
      </Trans>{' '}
      {betWithinDays !== null && (
        <Plural
          value={betWithinDays}
          one="You have # day from the deposit to do this."
          other="You have # days from the deposit to do this."
        />
      )}
      {shares && <span>{` ${shares}`}</span>}
    </>
  )
}

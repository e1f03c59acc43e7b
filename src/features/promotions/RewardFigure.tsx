import { Plural, Trans } from '@lingui/react/macro'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney, formatMoneyShort } from '#lib/money.ts'
import type { Promotion } from './schema.ts'

type Reward = Promotion['reward']

/**
 * Returns a function that writes the amount of a reward as money or points.
 * @param format writes an amount of money
 */
export function useRewardAmount(format = formatMoney) {
  const { currency } = useBrand()
  const { locale } = useLanguage()
  return ({ kind, amount }: Pick<Reward, 'kind' | 'amount'>): string => {
    if (amount === null) return ''
    if (kind !== 'points') return format(amount, locale, currency)
    return formatCount(amount as Intl.StringNumericLiteral, locale)
  }
}

/** The reward of a promotion in large letters. */
export function RewardFigure({ reward, large = false }: { reward: Reward; large?: boolean }) {
  const amount = useRewardAmount(formatMoneyShort)(reward)
  if (amount === '') return null
  const points = Number(reward.amount)
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
      {reward.upTo && (
        <span className="text-caption text-muted">
          <Trans>up to</Trans>
        </span>
      )}
      <span className={`text-reward-text tabular-nums ${large ? 'text-title' : 'text-heading'}`}>
        {reward.kind === 'points' ? (
          <Plural value={points} one="# point" other="# points" />
        ) : (
          amount
        )}
      </span>
    </span>
  )
}

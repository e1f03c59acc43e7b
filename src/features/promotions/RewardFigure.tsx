import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
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
  const { t } = useLingui()
  const money = useRewardAmount(formatMoneyShort)(reward)
  if (money === '') return null
  const points = Number(reward.amount)
  const amount =
    reward.kind === 'points' ? t`${plural(points, { one: '# point', other: '# points' })}` : money
  const look = `text-reward-text tabular-nums ${large ? 'text-title' : 'text-heading'}`
  return (
    <span className="min-w-0 text-caption text-muted">
      {reward.upTo ? (
        <Trans comment="The most that a promotion gives; the amount is in large letters">
          up to <span className={look}>{amount}</span>
        </Trans>
      ) : (
        <span className={look}>{amount}</span>
      )}
    </span>
  )
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import type { Reward } from './schema.ts'

/** Formats amounts of rewards: as money, or as points. */
export function useRewardFormat(currency: string) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const money = (amount: string) => formatMoney(amount, locale, currency)
  const points = (amount: string) => {
    const total = Number(amount)
    return t`${plural(total, { one: '# point', other: '# points' })}`
  }
  return {
    money,
    points,
    factor: (multiplier: number) => formatCount(multiplier, locale),
    reward: ({ kind, amount }: Pick<Reward, 'kind' | 'amount'>) =>
      kind === 'points' ? points(amount) : money(amount),
  }
}

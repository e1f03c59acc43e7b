import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { useLanguage } from '#core/locale/language.ts'
import { formatMoney } from '#lib/money.ts'
import type { Reward } from './schema.ts'

/** Returns a function that writes the reward of a tier or a rank. */
export function useRewardWords(currency: string): (reward: Reward) => string {
  const { t } = useLingui()
  const { locale } = useLanguage()
  return ({ kind, amount }) => {
    if (kind === 'points') {
      const count = Number(amount)
      return t`${plural(count, { one: '# point', other: '# points' })}`
    }
    const money = formatMoney(amount, locale, currency)
    return kind === 'bonus'
      ? t({ message: `${money} bonus`, comment: 'A reward: a bonus of an amount' })
      : money
  }
}

import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import type { MessageReward } from './schema.ts'

/** What a reward is worth, as it is read. */
export function useRewardAmount(): (reward: MessageReward) => string {
  const { t } = useLingui()
  const { locale } = useLanguage()
  return ({ kind, amount, currency }) => {
    if (kind !== 'POINTS') return formatMoney(amount, locale, currency)
    const points = formatCount(Number(amount), locale)
    return t({ message: `${points} points`, comment: 'Points as a reward, such as 1,200 points' })
  }
}

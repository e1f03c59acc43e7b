import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { useLanguage } from '#core/locale/language.ts'
import { countDecimals } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { useWeightWords } from '#parts/money/rewards/useWeightWords.ts'
import type { BonusOffer } from './schema.ts'

/** Calculates what a bonus adds to a deposit, rounded down to what the currency can pay. */
export function bonusFor({ percent, most }: BonusOffer, amount: string, currency: string): Big {
  const share = new Big(amount).times(percent).div(100).round(countDecimals(currency), 0)
  return share.gt(most) ? new Big(most) : share
}

/** Returns a function that writes what a bonus adds to a deposit and what must be bet for it. */
export function useBonusWords(currency: string) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const writeWeights = useWeightWords()
  const write = (sum: string) => formatMoney(sum, locale, currency)
  const noteOf = (offer: BonusOffer, amount: string | undefined) => {
    const { most, least, turnover } = offer
    if (amount === undefined || new Big(amount).lt(least)) {
      return t`For deposits of ${{ least: write(least) }} or more; bonus up to ${{ most: write(most) }}. Before you withdraw, bet the deposit and the bonus together ${turnover} times.`
    }
    const bonus = bonusFor(offer, amount, currency)
    const toBet = new Big(amount).plus(bonus).times(turnover)
    return t`You get ${{ bonus: write(bonus.toFixed()) }}. Before you withdraw, you must bet ${{ toBet: write(toBet.toFixed()) }}: ${turnover} times the deposit and the bonus together.`
  }
  const timeOf = ({ betWithinDays }: BonusOffer) =>
    betWithinDays === null
      ? ''
      : t`${plural(betWithinDays, {
          one: 'You have # day from the deposit to do this; after that the bonus is taken from your balance.',
          other:
            'You have # days from the deposit to do this; after that the bonus is taken from your balance.',
        })}`
  return (offer: BonusOffer, amount: string | undefined) =>
    [noteOf(offer, amount), timeOf(offer), writeWeights(offer.weights)].filter(Boolean).join(' ')
}

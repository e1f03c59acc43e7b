import { useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { useLanguage } from '#core/locale/language.ts'
import { countDecimals } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { joinSentences } from '#lib/phrases.ts'
import { useBonusTerms } from '#parts/money/rewards/useBonusTerms.ts'
import type { BonusOffer } from './schema.ts'

/** Calculates what a bonus adds to a deposit, rounded down to what the currency can pay. */
export function bonusFor({ percent, most }: BonusOffer, amount: string, currency: string): Big {
  const share = new Big(amount).times(percent).div(100).round(countDecimals(currency), 0)
  return share.gt(most) ? new Big(most) : share
}

/** What all bonuses of deposits have in common; the amount to bet is known with the deposit's. */
const DEPOSIT_TERMS = { from: 'deposit', kind: 'bonus', amount: null, toBet: null } as const

/** Returns a function that writes what a bonus adds to a deposit and what must be bet for it. */
export function useBonusWords(currency: string) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { writeTerms } = useBonusTerms(currency)
  const write = (sum: string) => formatMoney(sum, locale, currency)
  return (offer: BonusOffer, amount: string | undefined): string => {
    const { most, least, turnover: multiplier } = offer
    const terms = { ...offer, ...DEPOSIT_TERMS, multiplier }
    if (amount === undefined || new Big(amount).lt(least)) {
      const range = t`For deposits of ${{ lowest: write(least) }} or more; bonus up to ${{ highest: write(most) }}.`
      return joinSentences(range, writeTerms(terms))
    }
    const bonus = bonusFor(offer, amount, currency)
    const toBet = multiplier > 0 ? new Big(amount).plus(bonus).times(multiplier).toFixed() : null
    return joinSentences(
      t({
        message: `You get ${{ bonus: write(bonus.toFixed()) }}.`,
        comment: 'Sentence: what a bonus adds to a deposit',
      }),
      writeTerms({ ...terms, toBet }),
    )
  }
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { joinSentences } from '#lib/phrases.ts'
import { mustBeBet, type PayTerms } from './schema.ts'
import { useRewardFormat } from './useRewardFormat.ts'
import { useWeightWords } from './useWeightWords.ts'

export interface BetTerms extends PayTerms {
  /** What gives the bonus; its days count from then. */
  from: 'claim' | 'deposit'
}

interface Duties extends Pick<BetTerms, 'from' | 'betWithinDays'> {
  /** The weights of each bonus that must be bet. */
  weights: readonly BetTerms['weights'][]
  /** Whether the days are those of one among several bonuses, the others giving more. */
  isShortest?: boolean
}

/**
 * Writes the terms of a bonus, for all pages that give one: what must be bet, within how many days
 * and what happens after them, which games count in part, and that nothing can be withdrawn
 * meanwhile.
 */
export function useBonusTerms(currency: string) {
  const { t } = useLingui()
  const { money, factor } = useRewardFormat(currency)
  const writeWeights = useWeightWords()

  // For the bonus of a deposit, the deposit must be bet together with it.
  const writeTurnover = (terms: BetTerms): string => {
    const times = terms.multiplier
    const required = terms.toBet && money(terms.toBet)
    if (terms.from === 'deposit') {
      return required
        ? t`Before you can withdraw, you must bet ${{ required }}: ${plural(times, { one: '# time', other: '# times' })} the deposit and the bonus together.`
        : t`Before you can withdraw, you must bet the deposit and the bonus together ${plural(times, { one: '# time', other: '# times' })}.`
    }
    const base = terms.amount && money(terms.amount)
    return base && required
      ? t`Bonus: ${{ factor: factor(times) }} × ${{ base }} = ${{ required }} to bet before you can withdraw.`
      : t`Bonus: to be bet ${plural(times, { one: '# time', other: '# times' })} before you can withdraw.`
  }

  const writeTime = ({ from, betWithinDays, isShortest }: Duties): string => {
    if (betWithinDays === null) return ''
    if (from === 'deposit') {
      return t`${plural(betWithinDays, {
        one: 'You have # day from the deposit to do this; after that the bonus is taken from your balance.',
        other:
          'You have # days from the deposit to do this; after that the bonus is taken from your balance.',
      })}`
    }
    return isShortest
      ? t`${plural(betWithinDays, {
          one: 'The shortest of them gives you # day from the claim; after that its bonus is taken from your balance.',
          other:
            'The shortest of them gives you # days from the claim; after that its bonus is taken from your balance.',
        })}`
      : t`${plural(betWithinDays, {
          one: 'You have # day from the claim to do this; after that the bonus is taken from your balance.',
          other:
            'You have # days from the claim to do this; after that the bonus is taken from your balance.',
        })}`
  }

  /** Writes what follows from a turnover, whose amount the page has said before. */
  const writeDuties = (duties: Duties): string =>
    joinSentences(
      writeTime(duties),
      writeWeights(duties.weights),
      t`Until you’ve bet all of it, you can’t withdraw anything from your balance.`,
    )

  const writeTerms = (terms: BetTerms): string =>
    mustBeBet(terms)
      ? joinSentences(writeTurnover(terms), writeDuties({ ...terms, weights: [terms.weights] }))
      : t`Yours to play or withdraw, with nothing to bet first.`

  return { writeTerms, writeDuties }
}

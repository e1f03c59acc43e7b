import { MOST_BET_DAYS, type Terms } from '#features/agent/contracts/schema.ts'
import { findOrderFaults } from '#rules/contractTerms.ts'
import { readUnits } from '../money/money.ts'

/**
 * Lists the fields of terms that are invalid whatever the contract above allows: amounts with too
 * many decimals, tiers out of order, more days than the period has.
 */
export function findUnfit(terms: Terms, currency: string): string[] {
  const isUnfit = (amount: string) => readUnits(amount, currency) === null
  if (terms.kind === 'realtimeSalary') return isUnfit(terms.singleBet) ? ['singleBet'] : []
  const amounts = terms.tiers.flatMap((tier, place) => [
    ...(isUnfit(tier.validBet) ? [`tiers.${place}.validBet`] : []),
    ...('loss' in tier && isUnfit(tier.loss) ? [`tiers.${place}.loss`] : []),
  ])
  const days =
    terms.kind === 'dividend' && terms.minBetDays > MOST_BET_DAYS[terms.period]
      ? ['minBetDays']
      : []
  return [...amounts, ...findOrderFaults(terms.tiers).map(({ at }) => at), ...days]
}

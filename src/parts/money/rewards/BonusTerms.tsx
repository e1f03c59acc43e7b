import { Plural, Trans } from '@lingui/react/macro'
import { useWeightWords } from './useWeightWords.ts'
import { mustBeBet, type PayTerms } from './schema.ts'
import { useRewardFormat } from './useRewardFormat.ts'

interface Props {
  reward: PayTerms
  currency: string
}

/**
 * The turnover terms of anything that pays a bonus, and that they lock the balance. Each page shows
 * them before the player takes it.
 */
export function BonusTerms({ reward, currency }: Props) {
  const { money, times } = useRewardFormat(currency)
  const writeWeights = useWeightWords()
  const { kind, amount, multiplier, toBet, betWithinDays, weights } = reward
  if (kind === 'other') return null
  if (kind === 'points') return <Trans>Points go to your points balance.</Trans>
  if (!mustBeBet(reward)) {
    return <Trans>Yours to play or withdraw, with nothing to bet first.</Trans>
  }
  const count = times(multiplier)
  const shares = writeWeights(weights)
  const base = amount && money(amount)
  const required = toBet && money(toBet)
  return (
    <>
      {base && required ? (
        <Trans>
          Bonus: {count} × {base} = {required} to bet before you can withdraw.
        </Trans>
      ) : (
        <Trans>Bonus: to be bet {count} times before you can withdraw.</Trans>
      )}{' '}
      {betWithinDays !== null && (
        <Plural
          value={betWithinDays}
          one="You have # day from the claim to do this; after that the bonus is taken from your balance."
          other="You have # days from the claim to do this; after that the bonus is taken from your balance."
        />
      )}
      {shares && <span>{` ${shares}`}</span>}{' '}
      <Trans>Until you’ve bet all of it, you can’t withdraw anything from your balance.</Trans>
    </>
  )
}

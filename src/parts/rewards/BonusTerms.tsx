import { Plural, Trans } from '@lingui/react/macro'
import type { Reward } from './schema.ts'
import { useRewardFormat } from './useRewardFormat.ts'

interface Props {
  reward: Pick<Reward, 'kind' | 'amount' | 'multiplier' | 'toBet' | 'betWithinDays'>
  currency: string
}

/** What a reward asks for in return, before it is claimed. */
export function BonusTerms({ reward, currency }: Props) {
  const { money, times } = useRewardFormat(currency)
  const { kind, amount, multiplier, toBet, betWithinDays } = reward
  if (kind === 'points') return <Trans>Points go to your points balance.</Trans>
  if (kind === 'cash' || toBet === null) {
    return <Trans>Yours to play or withdraw, with nothing to bet first.</Trans>
  }
  const count = times(multiplier)
  const base = money(amount)
  const required = money(toBet)
  return (
    <>
      <Trans>
        Bonus: {count} × {base} = {required} to bet before you can withdraw.
      </Trans>{' '}
      {betWithinDays !== null && (
        <Plural
          value={betWithinDays}
          one="You have # day for it from the claim."
          other="You have # days for it from the claim."
        />
      )}
    </>
  )
}

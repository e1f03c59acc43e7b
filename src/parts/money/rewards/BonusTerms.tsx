import { Trans } from '@lingui/react/macro'
import type { PayTerms } from './schema.ts'
import { type BetTerms, useBonusTerms } from './useBonusTerms.ts'

interface Props {
  reward: PayTerms
  currency: string
  /** What gives the bonus: a claim, unless a deposit does. */
  from?: BetTerms['from']
}

/** The terms of anything that pays a bonus. Each page shows them before the player takes it. */
export function BonusTerms({ reward, currency, from = 'claim' }: Props) {
  const { writeTerms } = useBonusTerms(currency)
  if (reward.kind === 'other') return null
  if (reward.kind === 'points') return <Trans>Points go to your points balance.</Trans>
  return <span>{writeTerms({ ...reward, from })}</span>
}

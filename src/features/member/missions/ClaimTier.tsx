import { Trans } from '@lingui/react/macro'
import { ClaimReward } from '#parts/money/rewards/ClaimReward.tsx'
import type { Mission, Tier } from './schema.ts'
import { useClaimTier } from './useClaimTier.ts'
import { useRewardWords } from './useRewardWords.ts'

interface Props {
  mission: Mission
  /** The mission tier that the player has reached and not claimed yet. */
  tier: Tier
  currency: string
}

export function ClaimTier({ mission, tier, currency }: Props) {
  const write = useRewardWords(currency)
  const { claim, busy } = useClaimTier(mission, currency)
  const { reward } = tier
  const gift = write(reward)
  return (
    <ClaimReward
      variant="accent"
      busy={busy}
      {...{ reward, currency }}
      onClaim={() => void claim(tier)}
    >
      <Trans comment="Button: takes a reward">Claim {gift}</Trans>
    </ClaimReward>
  )
}

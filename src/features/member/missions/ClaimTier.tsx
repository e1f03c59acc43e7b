import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PageConfirm } from '#parts/form/PageConfirm.tsx'
import { BonusTerms } from '#parts/rewards/BonusTerms.tsx'
import { Button } from '#ui/Button.tsx'
import type { Mission, Tier } from './schema.ts'
import { useClaimTier } from './useClaimTier.ts'
import { useRewardWords } from './useRewardWords.ts'

interface Props {
  mission: Mission
  /** One that can be claimed. */
  tier: Tier
  currency: string
}

/** Claims a tier; a bonus that must be bet is asked about first, since it holds back the whole balance. */
export function ClaimTier({ mission, tier, currency }: Props) {
  const { t } = useLingui()
  const write = useRewardWords(currency)
  const { claim, busy } = useClaimTier(mission, currency)
  const [isAsking, setIsAsking] = useState(false)
  const { reward } = tier
  const gift = write(reward)
  return (
    <>
      <Button
        variant="accent"
        busy={busy}
        onClick={() => (reward.toBet === null ? void claim(tier) : setIsAsking(true))}
      >
        <Trans>Claim {gift}</Trans>
      </Button>
      {isAsking && (
        <PageConfirm
          title={t`Claim this bonus?`}
          confirmLabel={t`Claim ${gift}`}
          cancelLabel={t`Not now`}
          onConfirm={() => {
            setIsAsking(false)
            void claim(tier)
          }}
          onCancel={() => setIsAsking(false)}
        >
          <BonusTerms {...{ reward, currency }} />{' '}
          <Trans>
            As long as any of it is left to bet, nothing can be withdrawn from your balance.
          </Trans>
        </PageConfirm>
      )}
    </>
  )
}

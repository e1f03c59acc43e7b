import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'
import { PageConfirm } from '#parts/form/PageConfirm.tsx'
import { Button } from '#ui/Button.tsx'
import { BonusTerms } from './BonusTerms.tsx'
import { mustBeBet, type PayTerms } from './schema.ts'
import { useRewardFormat } from './useRewardFormat.ts'

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  reward: PayTerms
  currency: string
  onClaim: () => void
}

/**
 * A button that claims a reward. Before the claim of a bonus with turnover it asks for
 * confirmation, since such a bonus blocks the whole balance.
 */
export function ClaimReward({ reward, currency, onClaim, ...button }: Props) {
  const { t } = useLingui()
  const requireAccount = useRequireAccount()
  const write = useRewardFormat(currency)
  const [isAsking, setIsAsking] = useState(false)
  const gift = reward.amount && write.money(reward.amount)
  const press = () => (mustBeBet(reward) ? setIsAsking(true) : onClaim())
  return (
    <>
      <Button {...button} onClick={() => requireAccount(press)} />
      {isAsking && (
        <PageConfirm
          title={t`Claim this bonus?`}
          confirmLabel={gift ? t`Claim ${gift}` : t`Claim`}
          cancelLabel={t`Not now`}
          onConfirm={() => {
            setIsAsking(false)
            onClaim()
          }}
          onCancel={() => setIsAsking(false)}
        >
          <BonusTerms {...{ reward, currency }} />
        </PageConfirm>
      )}
    </>
  )
}

import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useBrand } from '#core/brand/brand.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { ClaimReward } from '#parts/money/rewards/ClaimReward.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { claimPromotion } from './api.ts'
import { promotionMessage } from './messages.ts'
import { useRewardAmount } from './RewardFigure.tsx'
import type { Promotion } from './schema.ts'
import { usePromotionAct } from './usePromotionAct.ts'

/** Button that claims the reward of a promotion, and then says what was paid. */
export function ClaimButton({ promotion }: { promotion: Promotion }) {
  const { title, reward } = promotion
  const { t } = useLingui()
  const { currency } = useBrand()
  const notify = useSetAtom(noticeAtom)
  const write = useRewardAmount()
  const amount = reward.upTo ? '' : write(reward)
  const { act, busy, refusal } = usePromotionAct({
    kind: 'promotion',
    promotion,
    call: claimPromotion,
    onDone: ({ paid }) => {
      const sum = write(paid)
      const points = Number(paid.amount)
      notify({
        message:
          paid.kind === 'points'
            ? msg`${plural(points, { one: '# point is yours', other: '# points are yours' })}`
            : msg`Added to your balance: ${sum}`,
      })
    },
  })
  return (
    <>
      {refusal && <FormAlert>{t(promotionMessage(refusal))}</FormAlert>}
      <ClaimReward
        variant="accent"
        size="lg"
        block
        busy={busy}
        reward={{ ...reward, amount: reward.upTo ? null : reward.amount }}
        currency={currency}
        aria-label={
          amount
            ? t`Claim ${amount}: ${title}`
            : t({ message: `Claim: ${title}`, comment: 'Button: takes the reward of a promotion' })
        }
        onClaim={act}
      >
        {amount ? <Trans>Claim {amount}</Trans> : <Trans>Claim</Trans>}
      </ClaimReward>
    </>
  )
}

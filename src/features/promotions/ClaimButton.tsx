import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { noticeAtom } from '#core/notices/notices.ts'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { claimPromotion } from './api.ts'
import { promotionMessage } from './messages.ts'
import { useRewardAmount } from './RewardFigure.tsx'
import type { Promotion } from './schema.ts'
import { usePromotionAct } from './usePromotionAct.ts'

/** Claims what is ready; says what was paid. */
export function ClaimButton({ promotion }: { promotion: Promotion }) {
  const { title, reward } = promotion
  const { t } = useLingui()
  const notify = useSetAtom(noticeAtom)
  const write = useRewardAmount()
  const amount = reward.upTo ? '' : write(reward)
  const { act, busy, refusal } = usePromotionAct({
    kind: 'promotion',
    promotion,
    call: claimPromotion,
    onDone: ({ paid }) => {
      const sum = write(paid)
      notify({
        message:
          paid.kind === 'points'
            ? msg`${sum} points are yours`
            : msg`Added to your balance: ${sum}`,
      })
    },
  })
  return (
    <>
      {refusal && <FormAlert>{t(promotionMessage(refusal))}</FormAlert>}
      <Button
        variant="accent"
        size="lg"
        block
        busy={busy}
        aria-label={amount ? t`Claim ${amount}: ${title}` : t`Claim: ${title}`}
        onClick={act}
      >
        {amount ? <Trans>Claim {amount}</Trans> : <Trans>Claim</Trans>}
      </Button>
    </>
  )
}

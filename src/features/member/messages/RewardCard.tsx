import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { Gift } from 'lucide-react'
import type { CallOptions } from '#core/contract/call.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { keepAnswer } from '#core/gateway/answers.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { BonusTerms } from '#parts/money/rewards/BonusTerms.tsx'
import { ClaimReward } from '#parts/money/rewards/ClaimReward.tsx'
import { useClaim } from '#parts/money/rewards/useClaim.ts'
import { useRewardFormat } from '#parts/money/rewards/useRewardFormat.ts'
import { FormAlert } from '#ui/FormAlert.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { claimMessageReward } from './api.ts'
import { messageRefusal, REWARD_NAMES, REWARD_WORDS } from './messages.ts'
import { messageQuery } from './queries.ts'
import type { MessageReward } from './schema.ts'

/** The reward of a message, which the player claims here once. */
export function RewardCard({ id, reward }: { id: string; reward: MessageReward }) {
  const { t } = useLingui()
  const moments = useMoments()
  const context = usePageContext()
  const queryClient = useQueryClient()
  const notify = useSetAtom(noticeAtom)
  const { kind, state, currency, expiresAt } = reward
  const amount = useRewardFormat(currency).reward(reward)
  const { name, tone, sentence } = REWARD_WORDS[state]
  const { claim, busy, refusal } = useClaim({
    kind: 'message',
    id,
    call: (body: { id: string; language: typeof context.language }, options: CallOptions) =>
      claimMessageReward(body, options),
    onPaid: (made) => {
      keepAnswer(queryClient, messageQuery(id, context), made)
      notify({ message: msg`The reward is in your account.` })
    },
  })

  return (
    <section
      aria-label={t({ message: 'Reward', comment: 'Label: what comes with a message' })}
      className="flex flex-col gap-4 card border-reward bg-reward-soft p-5"
    >
      <div className="flex items-center gap-4">
        <span
          className={`flex size-14 shrink-0 items-center justify-center rounded-pill ${state === 'CLAIMABLE' ? 'bg-reward text-on-reward' : 'bg-raised text-muted'}`}
        >
          <Gift aria-hidden="true" className="size-7" />
        </span>
        <div className="flex min-w-0 flex-1 flex-col">
          <span className="flex flex-wrap items-center gap-2 text-label text-muted">
            <span>{t(REWARD_NAMES[kind])}</span>
            <StatusLabel tone={tone}>{t(name)}</StatusLabel>
          </span>
          <span className="text-title tabular-nums wrap-anywhere">{amount}</span>
        </div>
      </div>
      <div className="flex flex-col gap-1 text-label text-pretty">
        <p>{t(sentence)}</p>
        {state === 'CLAIMABLE' && (
          <p>
            <BonusTerms {...{ reward, currency }} />
          </p>
        )}
        {state === 'CLAIMABLE' && expiresAt && (
          <p className="text-muted">
            <Trans>Claim it by {{ time: moments.write(expiresAt) }}.</Trans>
          </p>
        )}
      </div>
      {refusal && state === 'CLAIMABLE' && <FormAlert>{t(messageRefusal(refusal))}</FormAlert>}
      {state === 'CLAIMABLE' && (
        <ClaimReward
          variant="accent"
          size="lg"
          block
          {...{ reward, currency, busy }}
          onClaim={() => void claim({ id, language: context.language })}
        >
          <Trans comment="Button: takes a reward">Claim {amount}</Trans>
        </ClaimReward>
      )}
    </section>
  )
}

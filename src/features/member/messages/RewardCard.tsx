import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import type { GatewayError } from '#core/contract/error.ts'
import { refreshTagged } from '#core/gateway/queries.ts'
import { usePageContext } from '#core/gateway/pageContext.ts'
import { useMoments } from '#core/locale/useMoments.ts'
import { noticeAtom } from '#core/notices/notices.ts'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { makeIntentAtoms, useIntent } from '#parts/form/useIntent.ts'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { claimMessageReward } from './api.ts'
import { messageRefusal, REWARD_NAMES, REWARD_WORDS } from './messages.ts'
import { messageQuery } from './queries.ts'
import type { Message, MessageReward } from './schema.ts'
import { useRewardAmount } from './useRewardAmount.ts'

interface Body {
  id: string
  language: ReturnType<typeof usePageContext>['language']
}
const claimAtoms = makeIntentAtoms<Body>()

/** The reward of a message, which is claimed here, once. */
export function RewardCard({ id, reward }: { id: string; reward: MessageReward }) {
  const { t } = useLingui()
  const moments = useMoments()
  const context = usePageContext()
  const queryClient = useQueryClient()
  const notify = useSetAtom(noticeAtom)
  const requireAccount = useRequireAccount()
  const send = useIntent<Body, Message>(claimAtoms)
  const { attempt, busy } = useAttempt()
  const [refusal, setRefusal] = useState<GatewayError | null>(null)
  const amountOf = useRewardAmount()
  const { kind, state, turnover, expiresAt } = reward
  const { name, tone, sentence } = REWARD_WORDS[state]

  const claim = async () => {
    setRefusal(null)
    const error = await attempt(async () => {
      const { language } = context
      const made = await send({
        input: id,
        prepare: async () => ({ id, language }),
        send: claimMessageReward,
      })
      queryClient.setQueryData(messageQuery(id, context).queryKey, made)
      notify({ message: msg`The reward is in your account.` })
    })
    // A refusal, too, says that it was claimed or has expired.
    for (const tag of ['messages', 'rewards', 'money', 'points'] as const) {
      refreshTagged(queryClient, tag)
    }
    setRefusal(error)
  }

  return (
    <section
      aria-label={t`Reward`}
      className="flex flex-col gap-4 rounded-panel border border-accent bg-accent-soft p-5"
    >
      <div className="flex items-center gap-4">
        <span
          className={`flex size-14 shrink-0 items-center justify-center rounded-full ${state === 'CLAIMABLE' ? 'bg-accent text-on-accent' : 'bg-raised text-muted'}`}
        >
          <Gift aria-hidden="true" className="size-7" />
        </span>
        <div className="flex min-w-0 flex-1 flex-col">
          <span className="flex flex-wrap items-center gap-2 text-label text-muted">
            {t(REWARD_NAMES[kind])}
            <StatusLabel tone={tone}>{t(name)}</StatusLabel>
          </span>
          <span className="text-title tabular-nums wrap-anywhere">{amountOf(reward)}</span>
        </div>
      </div>
      <div className="flex flex-col gap-1 text-label text-pretty">
        <p>{t(sentence)}</p>
        {kind === 'BONUS' && turnover > 0 && (
          <p>
            <Trans>Must be bet {turnover} times before it can be withdrawn.</Trans>
          </p>
        )}
        {state === 'CLAIMABLE' && expiresAt && (
          <p className="text-muted">
            <Trans>Claim it until {moments.write(expiresAt)}.</Trans>
          </p>
        )}
      </div>
      {refusal && state === 'CLAIMABLE' && <FormAlert>{t(messageRefusal(refusal))}</FormAlert>}
      {state === 'CLAIMABLE' && (
        <Button
          variant="accent"
          size="lg"
          block
          busy={busy}
          onClick={() => requireAccount(() => void claim())}
        >
          <Trans>Claim {amountOf(reward)}</Trans>
        </Button>
      )}
    </section>
  )
}

import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import { PageConfirm } from '#parts/form/PageConfirm.tsx'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { cancelBonus } from './api.ts'

const REFUSALS: Readonly<Record<string, MessageDescriptor>> = {
  turnover_closed: msg`This bonus has already ended.`,
  turnover_not_found: msg`This bonus has already ended.`,
}

interface Props {
  id: string
  /**
   * Formatted amounts: `forfeits` is the bonus money that the player loses, `left` the turnover
   * that is then no longer required.
   */
  forfeits: string
  left: string
}

/** Button to give up a bonus. Before that, a question states what the player loses. */
export function GiveUpBonus({ id, forfeits, left }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { send } = useOperation({ kind: `give-up-bonus-${id}`, call: cancelBonus })
  const { attempt, busy } = useAttempt()
  const [isAsking, setIsAsking] = useState(false)
  const [refusal, setRefusal] = useState<GatewayError | null>(null)
  const giveUp = async () => {
    const error = await attempt(async () => {
      await send({ id })
      refreshTagged(queryClient, 'money')
    })
    setRefusal(error)
    setIsAsking(false)
  }
  return (
    <>
      {refusal && (
        <FormAlert>{t(REFUSALS[refusal.code] ?? gatewayErrorMessage(refusal))}</FormAlert>
      )}
      <Button variant="outline" className="self-start" onClick={() => setIsAsking(true)}>
        <Trans>Give up this bonus</Trans>
      </Button>
      {isAsking && (
        <PageConfirm
          title={t`Give up this bonus?`}
          confirmLabel={t({ message: `Give up ${forfeits}`, comment: 'Button: gives a bonus up' })}
          cancelLabel={t`Keep the bonus`}
          tone="danger"
          busy={busy}
          onConfirm={() => void giveUp()}
          onCancel={() => setIsAsking(false)}
        >
          <Trans>
            {forfeits} is taken from your balance, and you no longer need to bet the remaining{' '}
            {{ rest: left }}. This can’t be undone.
          </Trans>
        </PageConfirm>
      )}
    </>
  )
}

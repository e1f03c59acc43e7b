import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GatewayError } from '#core/contract/error.ts'
import { refreshTagged } from '#core/gateway/queries.ts'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { type IntentAtoms, makeIntentAtoms, useIntent } from '#parts/form/useIntent.ts'
import type { CallOptions } from '#core/contract/call.ts'

interface Named {
  id: string
}

export const joinAtoms = makeIntentAtoms<Named>()
export const claimAtoms = makeIntentAtoms<Named>()

/** Makes what a promotion, or a reward of it, changed be asked for again. */
export function useRefreshPromotions() {
  const queryClient = useQueryClient()
  return () => {
    for (const tag of ['promotions', 'rewards', 'money'] as const) refreshTagged(queryClient, tag)
  }
}

/** A press that joins or claims: visitors are asked to log in, trials to sign up. */
export function usePromotionAct<Reply>(
  atoms: IntentAtoms<Named>,
  call: (body: Named, options: CallOptions) => Promise<Reply>,
) {
  const requireAccount = useRequireAccount()
  const refresh = useRefreshPromotions()
  const send = useIntent<Named, Reply>(atoms)
  const { attempt, busy } = useAttempt()
  const [refusal, setRefusal] = useState<GatewayError | null>(null)
  const act = (id: string, onDone?: (reply: Reply) => void) =>
    requireAccount(() => {
      setRefusal(null)
      void attempt(async () => {
        const reply = await send({ input: { id }, prepare: async () => ({ id }), send: call })
        onDone?.(reply)
      }).then((error) => {
        setRefusal(error)
        refresh()
      })
    })
  return { act, busy, refusal }
}

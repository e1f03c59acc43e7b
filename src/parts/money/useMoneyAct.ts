import { useQueryClient, type QueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallOptions } from '#core/contract/call.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { useIntent, type IntentAtoms } from '#parts/form/useIntent.ts'

/**
 * Something that a player does with a deposit or a withdrawal, once; its answer is shown at once.
 *
 * @param queryOf The query of one, by its id.
 */
export function useMoneyAct<Body extends object, Made extends { id: string }>(
  atoms: IntentAtoms<Body>,
  call: (body: Body, options: CallOptions) => Promise<Made>,
  queryOf: (id: string) => Required<Pick<QueryOptions, 'queryKey'>>,
) {
  const queryClient = useQueryClient()
  const send = useIntent<Body, Made>(atoms)
  const { attempt, busy } = useAttempt()
  const [refusal, setRefusal] = useState<GatewayError | null>(null)
  const act = async (body: Body): Promise<void> => {
    setRefusal(null)
    const error = await attempt(async () => {
      const made = await send({ input: body, prepare: async () => body, send: call })
      queryClient.setQueryData(queryOf(made.id).queryKey, made)
    })
    // A refusal, too, says that things have gone on.
    refreshTagged(queryClient, 'money')
    setRefusal(error)
  }
  return { act, busy, refusal }
}

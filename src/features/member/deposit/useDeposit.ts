import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallOptions } from '#core/contract/call.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { useIntent, type IntentAtoms } from '#parts/form/useIntent.ts'
import { depositQuery } from './queries.ts'
import type { Deposit, DepositState } from './schema.ts'

/** How often a deposit is asked for, in milliseconds, besides the socket's events. */
const POLL: Partial<Record<DepositState, number>> = {
  created: 3000,
  awaitingPayment: 5000,
  proofSubmitted: 15_000,
  detected: 5000,
  processing: 5000,
  unresolved: 30_000,
}

/** A deposit that follows the gateway's until it is over. */
export const useDeposit = (id: string) =>
  useQuery({
    ...depositQuery(id),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && POLL[state.data.state]) ?? false,
  })

/** Something that a player does with a deposit, once; its answer is shown at once. */
export function useDepositAct<Body extends object>(
  atoms: IntentAtoms<Body>,
  call: (body: Body, options: CallOptions) => Promise<Deposit>,
) {
  const queryClient = useQueryClient()
  const send = useIntent<Body, Deposit>(atoms)
  const { attempt, busy } = useAttempt()
  return {
    busy,
    /** @returns the refusal, if there is one */
    act: (body: Body): Promise<GatewayError | null> =>
      attempt(async () => {
        const deposit = await send({ input: body, prepare: async () => body, send: call })
        queryClient.setQueryData(depositQuery(deposit.id).queryKey, deposit)
      }),
  }
}

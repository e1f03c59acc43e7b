import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { GatewayError } from '#core/contract/error.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
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

/** Carries out what changes a deposit, once at a time, and shows what became of it. */
export function useDepositAct() {
  const queryClient = useQueryClient()
  const { attempt, busy } = useAttempt()
  return {
    busy,
    /** @returns the refusal, if there is one */
    act: (call: (idempotencyKey: string) => Promise<Deposit>): Promise<GatewayError | null> =>
      attempt(async () => {
        const deposit = await call(crypto.randomUUID())
        queryClient.setQueryData(depositQuery(deposit.id).queryKey, deposit)
      }),
  }
}

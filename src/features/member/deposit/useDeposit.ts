import { useQuery } from '@tanstack/react-query'
import { depositQuery } from './queries.ts'
import type { DepositState } from './schema.ts'

/**
 * Milliseconds between two fetches of an open deposit, by its state. The socket also reports
 * changes, but may miss one.
 */
const POLL: Partial<Record<DepositState, number>> = {
  created: 3000,
  awaitingPayment: 5000,
  proofSubmitted: 15_000,
  detected: 5000,
  processing: 5000,
  unresolved: 30_000,
}

/** Fetches a deposit again and again until it is in a final state. */
export const useDeposit = (id: string) =>
  useQuery({
    ...depositQuery(id),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && POLL[state.data.state]) ?? false,
  })

import type { QueryClient } from '@tanstack/react-query'
import { read } from '#core/gateway/queries.ts'
import { getBalance } from './api.ts'

export const balanceQuery = read(getBalance, {})

/** Shows the balance that a move of money answered, so that the page need not ask for it. */
export async function keepBalance(queryClient: QueryClient, balance: string): Promise<void> {
  // An answer on its way may be older than the move.
  await queryClient.cancelQueries(balanceQuery)
  const known = queryClient.getQueryData(balanceQuery.queryKey)
  if (known) queryClient.setQueryData(balanceQuery.queryKey, { ...known, balance })
  else await queryClient.invalidateQueries(balanceQuery)
}

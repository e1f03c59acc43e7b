import type { QueryClient } from '@tanstack/react-query'
import { read } from '#core/gateway/read.ts'
import { getBalance, getMerchantWallet } from './api.ts'

export const balanceQuery = read(getBalance, {})

/** Kept for the session: forgotten with all that is a player's own. */
export const merchantWalletQuery = {
  ...read(getMerchantWallet, {}),
  staleTime: Infinity,
  gcTime: Infinity,
}

/** Shows the balance that a move of money answered, so that the page need not ask for it. */
export async function keepBalance(queryClient: QueryClient, balance: string): Promise<void> {
  // An answer on its way may be older than the move.
  await queryClient.cancelQueries(balanceQuery)
  const known = queryClient.getQueryData(balanceQuery.queryKey)
  if (known) queryClient.setQueryData(balanceQuery.queryKey, { ...known, balance })
  else await queryClient.invalidateQueries(balanceQuery)
}

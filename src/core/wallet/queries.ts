import type { QueryClient } from '@tanstack/react-query'
import { changeAnswer } from '#core/gateway/answers.ts'
import { read } from '#core/gateway/read.ts'
import { getBalance, getFunds, getMerchantWallet } from './api.ts'

export const balanceQuery = read(getBalance, {}, { tags: ['money'] })

/** Balances of all the player's wallets. */
export const fundsQuery = read(getFunds, {}, { tags: ['money'] })

/**
 * Whether all games are paid from the main wallet. It is fetched once per session, and removed with
 * all other data of the player.
 */
export const merchantWalletQuery = {
  ...read(getMerchantWallet, {}),
  staleTime: Infinity,
  gcTime: Infinity,
}

/** Stores the balance from a transfer's reply in the cache, so that it need not be fetched. */
export async function keepBalance(queryClient: QueryClient, balance: string): Promise<void> {
  // A pending reply may be older than the transfer, so it must not overwrite the balance.
  await queryClient.cancelQueries(balanceQuery)
  const isKnown = changeAnswer(queryClient, balanceQuery, (known) => ({ ...known, balance }))
  if (!isKnown) await queryClient.invalidateQueries(balanceQuery)
}

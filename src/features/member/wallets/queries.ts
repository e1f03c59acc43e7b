import type { QueryClient } from '@tanstack/react-query'
import { Big } from 'big.js'
import { changeAnswer } from '#core/gateway/answers.ts'
import { read } from '#core/gateway/read.ts'
import { fundsQuery, keepBalance } from '#core/wallet/queries.ts'
import { getVendorBalance } from './api.ts'

export const vendorBalanceQuery = (vassalage: string) =>
  read(getVendorBalance, { vassalage }, { tags: ['money'] })

/** Writes the two balances that a transfer's reply contains to all loaded queries at once. */
export async function keepTransfer(
  queryClient: QueryClient,
  vassalage: string,
  { balance, vendorBalance }: { balance: string; vendorBalance: string },
): Promise<void> {
  const own = vendorBalanceQuery(vassalage)
  // Pending balance requests are cancelled, because their replies may be older than the transfer.
  await Promise.all([
    queryClient.cancelQueries(own),
    queryClient.cancelQueries(fundsQuery),
    keepBalance(queryClient, balance),
  ])
  changeAnswer(queryClient, own, (known) => ({ ...known, balance: vendorBalance }))
  changeAnswer(queryClient, fundsQuery, (known) => ({
    ...known,
    balance,
    vendors: [
      ...known.vendors.filter((vendor) => vendor.vassalage !== vassalage),
      ...(new Big(vendorBalance).gt(0) ? [{ vassalage, balance: vendorBalance }] : []),
    ],
  }))
}

import type { QueryClient } from '@tanstack/react-query'
import { transferWallet } from '#core/wallet/api.ts'
import { balanceQuery } from '#core/wallet/queries.ts'
import { forgetFunds, readFunds, whileFundsAreFree } from './vendorFunds.ts'

/**
 * Brings home what a game left at a vendor when its page went away. A move that fails is tried again
 * with the next visit, under the same key.
 *
 * @param account id of the member whose session this is
 */
export async function returnLeftFunds(account: string, queryClient: QueryClient): Promise<void> {
  if (readFunds(account).length === 0) return
  await whileFundsAreFree(account, async () => {
    for (const note of readFunds(account)) {
      await transferWallet(
        { vassalage: note.vendor, direction: 'OUT' },
        { idempotencyKey: note.key },
      ).then(
        () => forgetFunds(account, note),
        () => undefined,
      )
    }
  })
  await queryClient.invalidateQueries(balanceQuery)
}

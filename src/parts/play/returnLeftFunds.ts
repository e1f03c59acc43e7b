import type { QueryClient } from '@tanstack/react-query'
import { getFunds, transferWallet } from '#core/wallet/api.ts'
import { keepBalance } from '#core/wallet/queries.ts'
import { forgetFunds, noteFunds, readFunds, whileFundsAreFree } from './vendorFunds.ts'

/**
 * Brings home what is left at vendors: by a page that went away in mid-game, by a win that came after
 * the game was left, by play in another browser. A move that fails is tried again with the next
 * visit, under the same key.
 *
 * @param account id of the member whose session this is
 * @param signal aborted when that session is over
 */
export async function returnLeftFunds(
  account: string,
  queryClient: QueryClient,
  signal: AbortSignal,
): Promise<void> {
  await whileFundsAreFree(account, async () => {
    // Where it cannot be had, this browser's own notes must do.
    const held = await getFunds({}, { signal }).catch(() => ({ vendors: [] }))
    const noted = new Set(readFunds(account).map(({ vendor }) => vendor))
    for (const { vassalage } of held.vendors) {
      if (!noted.has(vassalage)) noteFunds(account, vassalage)
    }
    for (const note of readFunds(account)) {
      if (signal.aborted) return
      await transferWallet(
        { vassalage: note.vendor, direction: 'OUT' },
        { idempotencyKey: note.key, signal },
      ).then(
        ({ balance }) => {
          forgetFunds(account, note)
          if (!signal.aborted) void keepBalance(queryClient, balance)
        },
        () => undefined,
      )
    }
  })
}

import type { QueryClient } from '@tanstack/react-query'
import { transferWallet } from '#core/wallet/api.ts'
import { keepBalance } from '#core/wallet/queries.ts'
import { forgetFunds, readFunds, whileStayIsFree } from './vendorFunds.ts'

/**
 * Brings home what games of this browser left at vendors, such as a page that went away in mid-game.
 * Money that a player put at a vendor on purpose has no note, and stays. A move that fails is tried
 * again later, under the same key.
 *
 * @param account id of the member whose session this is
 * @param signal aborted when that session is over
 */
export async function returnLeftFunds(
  account: string,
  queryClient: QueryClient,
  signal: AbortSignal,
): Promise<void> {
  for (const note of readFunds(account)) {
    if (signal.aborted) return
    await whileStayIsFree(account, note, () =>
      transferWallet(
        { vassalage: note.vendor, direction: 'OUT' },
        { idempotencyKey: note.key, signal },
      ).then(
        ({ balance }) => {
          forgetFunds(account, note)
          if (!signal.aborted) void keepBalance(queryClient, balance)
        },
        () => undefined,
      ),
    )
  }
}

/**
 * Does so at once, and whenever a move that failed may succeed: the network is back, or a page that
 * slept is looked at again.
 *
 * @returns stops it
 */
export function keepReturningFunds(account: string, queryClient: QueryClient): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let running = Promise.resolve()
  const run = () => {
    running = running.then(() => returnLeftFunds(account, queryClient, signal))
  }
  run()
  window.addEventListener('online', run, { signal })
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && run(),
    { signal },
  )
  return () => leaving.abort()
}

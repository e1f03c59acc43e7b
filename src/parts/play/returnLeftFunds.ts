import type { QueryClient } from '@tanstack/react-query'
import { transferWallet } from '#core/wallet/api.ts'
import { keepBalance } from '#core/wallet/queries.ts'
import { forgetFunds, readFunds, whileStayIsFree } from './vendorFunds.ts'

/**
 * Moves back money that games of this browser left at vendors, for example after the page was
 * closed during a game. Money that a player moved to a vendor on purpose has no note, and stays
 * there. A failed transfer is retried later with the same key.
 *
 * @param account id of the member who is logged in
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
 * Moves left money back at once, and again when a failed transfer may succeed: when the network
 * returns, or the page becomes visible.
 *
 * @returns a function that stops this
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

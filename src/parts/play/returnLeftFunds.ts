import type { QueryClient } from '@tanstack/react-query'
import { transferWallet } from '#core/wallet/api.ts'
import { keepBalance } from '#core/wallet/queries.ts'
import { forgetFunds, noteReturning, readFunds, whileStayIsFree } from './vendorFunds.ts'

/**
 * Moves money back that games in this browser have left at vendors, for example because the page
 * was closed during a game. Such money has a note on the device. Money that a player moved to a
 * vendor on purpose has no note, and stays there. If a transfer fails, it is tried again later with
 * the same key.
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
 * Moves money back that games left at vendors: at once, and again whenever a failed transfer may
 * succeed, as when the network returns or the page becomes visible.
 *
 * @returns a function that stops this
 */
export function keepReturningFunds(account: string, queryClient: QueryClient): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let running = Promise.resolve()
  const run = () => {
    running = running.then(() => returnLeftFunds(account, queryClient, signal))
    noteReturning(running)
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

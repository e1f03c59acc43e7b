import { perDatabase } from '../db/prepared-statements.ts'
import type { Db } from '../db/open.ts'

const callsOf = perDatabase(() => new Set<Promise<unknown>>())

/** Remembers a call until it is carried out. */
export function trackCall<Reply>(db: Db, call: Promise<Reply>): Promise<Reply> {
  const calls = callsOf(db)
  const forget = () => void calls.delete(call)
  calls.add(call)
  call.then(forget, forget)
  return call
}

/**
 * Waits for the calls that have begun, also those whose caller is gone; otherwise a late one would
 * change data that were reset meanwhile.
 */
export async function waitForCalls(db: Db): Promise<void> {
  await Promise.allSettled(callsOf(db))
}

import * as v from 'valibot'
import { localStore } from '#lib/storage.ts'

/**
 * Money that was moved to a vendor's wallet for a game and is to come back. It outlives the page,
 * so that a reload in mid-game does not forget it, and holds no secret.
 */
const NoteSchema = v.object({
  vendor: v.string(),
  /** Idempotency key of bringing it back: kept over retries, reloads and lost replies. */
  key: v.string(),
})
export type Note = v.InferOutput<typeof NoteSchema>

const storeKey = (account: string) => `vendor-funds:v1:${account}`

/** Where the player's money still is, besides the main wallet. */
export function readFunds(account: string): readonly Note[] {
  try {
    const notes = v.safeParse(
      v.array(NoteSchema),
      JSON.parse(localStore.get(storeKey(account)) ?? '[]'),
    )
    return notes.success ? notes.output : []
  } catch {
    return []
  }
}

/** Notes, before money moves there, that a vendor holds some; each stay has a key of its own. */
export function noteFunds(account: string, vendor: string): Note {
  const note = { vendor, key: crypto.randomUUID() }
  write(account, [...readFunds(account).filter((each) => each.vendor !== vendor), note])
  return note
}

/** The money of this stay is back. */
export function forgetFunds(account: string, { key }: Note): void {
  write(
    account,
    readFunds(account).filter((each) => each.key !== key),
  )
}

function write(account: string, notes: readonly Note[]): void {
  if (notes.length > 0) localStore.set(storeKey(account), JSON.stringify(notes))
  else localStore.remove(storeKey(account))
}

const lockName = (account: string) => `vendor-funds:v1:${account}`

/**
 * Says that a game is being paid from a vendor's wallet: until the returned function is called, no
 * tab of this browser brings that money home. Rejects once the signal is aborted before that holds.
 */
export function holdFunds(account: string, signal: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    if (!navigator.locks) return resolve(() => undefined)
    navigator.locks
      .request(
        lockName(account),
        { mode: 'shared', signal },
        () => new Promise<void>((release) => resolve(release)),
      )
      .catch(reject)
  })
}

/** Runs what brings money home, unless a game is being paid from it. */
export async function whileFundsAreFree(account: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(lockName(account), { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  )
}

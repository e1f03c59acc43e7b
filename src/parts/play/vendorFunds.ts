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

/** Creates the note for a transfer to a vendor, with a new key. */
export const makeNote = (vendor: string): Note => ({ vendor, key: crypto.randomUUID() })

/** Stores a note before money is moved to its vendor. */
export function noteFunds(account: string, note: Note): void {
  write(account, [...readFunds(account), note])
}

/** Deletes a note after its money was moved back. */
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

/** One lock per note: a suspended page with a game blocks the money of only that game. */
const lockName = (account: string, { key }: Note) => `vendor-funds:v1:${account}:${key}`

/**
 * Locks a note while its game is open: until the returned function is called, no tab of this
 * browser moves its money back.
 */
export function holdStay(account: string, note: Note): Promise<() => void> {
  return new Promise((resolve, reject) => {
    if (!navigator.locks) return resolve(() => undefined)
    navigator.locks
      .request(lockName(account, note), () => new Promise<void>((release) => resolve(release)))
      .catch(reject)
  })
}

/** Runs the transfer back for a note, unless its game is open. */
export async function whileStayIsFree(
  account: string,
  note: Note,
  work: () => Promise<void>,
): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(lockName(account, note), { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  )
}

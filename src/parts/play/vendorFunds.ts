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

/** A stay that is about to begin; it has a key of its own. */
export const makeNote = (vendor: string): Note => ({ vendor, key: crypto.randomUUID() })

/** Notes, before money moves there, that a vendor holds some. */
export function noteFunds(account: string, note: Note): void {
  write(account, [...readFunds(account), note])
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

/** One a stay: a page that sleeps with a game keeps the money of that game away, and no other. */
const lockName = (account: string, { key }: Note) => `vendor-funds:v1:${account}:${key}`

/**
 * Says that a game is being paid from a stay: until the returned function is called, no tab of this
 * browser brings its money home.
 */
export function holdStay(account: string, note: Note): Promise<() => void> {
  return new Promise((resolve, reject) => {
    if (!navigator.locks) return resolve(() => undefined)
    navigator.locks
      .request(lockName(account, note), () => new Promise<void>((release) => resolve(release)))
      .catch(reject)
  })
}

/** Runs what brings a stay's money home, unless a game is being paid from it. */
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

import {
  endOperation,
  keepOperation,
  listOperations,
  type OperationPlace,
} from '#core/operations/openOperations.ts'

/**
 * A note on the device about money that was moved to a vendor's wallet for a game. With it the
 * money can be moved back even after a reload during the game. It holds no secret.
 */
export interface Note {
  vendor: string
  /**
   * Idempotency key of the transfer back to the main wallet. It stays the same over retries,
   * reloads and lost replies.
   */
  key: string
}

const placeOf = (account: string): OperationPlace => ({ account, kind: 'vendor-funds' })

/** Lists the notes about vendors that may still hold the player's money. */
export const readFunds = (account: string): readonly Note[] =>
  listOperations(placeOf(account)).map(({ key, entered }) => ({ vendor: entered, key }))

/** Creates the note for a transfer to a vendor, with a new key. */
export const makeNote = (vendor: string): Note => ({ vendor, key: crypto.randomUUID() })

/** Stores a note before money is moved to its vendor. */
export function noteFunds(account: string, { vendor, key }: Note): void {
  keepOperation(placeOf(account), { key, entered: vendor, isSent: false })
}

/** Deletes a note after its money was moved back. */
export function forgetFunds(account: string, { key }: Note): void {
  endOperation(placeOf(account), key)
}

let returning = Promise.resolve()

/** Sets what moves money back in this page now (`returnLeftFunds`); it never rejects. */
export function noteReturning(work: Promise<void>): void {
  returning = work
}

/**
 * Waits until this page has moved back what earlier games left at vendors. A game that goes on after
 * a reload would otherwise bring its money before that of the time before the reload is back.
 */
export const untilReturned = (): Promise<void> => returning

/**
 * Name of a note's lock. Each note has its own, so that a suspended page with an open game blocks
 * only the money of that game.
 */
const lockName = (account: string, { key }: Note) => `vendor-funds:v1:${account}:${key}`

/**
 * Locks a note while its game is open. Until the returned function is called, no tab of this
 * browser moves the note's money back.
 */
export function holdStay(account: string, note: Note): Promise<() => void> {
  return new Promise((resolve, reject) => {
    if (!navigator.locks) return resolve(() => undefined)
    navigator.locks
      .request(lockName(account, note), () => new Promise<void>((release) => resolve(release)))
      .catch(reject)
  })
}

/** Runs a task that moves a note's money back, unless the note's game is open. */
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

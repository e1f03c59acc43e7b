import * as v from 'valibot'
import { localStore } from '#lib/storage.ts'

/** Identifies the stored operations of one player and one kind on this device. */
export interface OperationPlace {
  /** Account name of the player who sends the operation; empty for a visitor. */
  account: string
  /**
   * Kind of the operation, such as `withdraw` or `claim-mission-7`. Operations of the same kind
   * wait for each other.
   */
  kind: string
}

const OperationSchema = v.object({
  /** Idempotency key, equal for all tries of the operation. */
  key: v.string(),
  /** The values that the player entered, without secrets: as JSON, or only as a digest. */
  entered: v.string(),
  /**
   * True while the gateway's answer is not known; false once the gateway has said that it did not
   * carry out the operation.
   */
  isSent: v.boolean(),
})
/** An operation that must happen only once; it was sent, and its answer is not known. */
export type Operation = v.InferOutput<typeof OperationSchema>

const StoredSchema = v.pipe(v.string(), v.parseJson(), v.array(OperationSchema))

/** Most operations of one kind that are stored; the oldest are dropped first. */
const MOST_KEPT = 32

const listeners = new Set<() => void>()

const storeKey = ({ account, kind }: OperationPlace) => `operations:v1:${kind}:${account}`

/**
 * Lists the operations whose answer is not known, the oldest first. They are kept until the gateway
 * answers; the device's clock never expires them (docs/product.md §10.1).
 */
export function listOperations(place: OperationPlace): readonly Operation[] {
  const stored = v.safeParse(StoredSchema, localStore.get(storeKey(place)) ?? '[]')
  return stored.success ? stored.output : []
}

/** Stores an operation on the device, and replaces an earlier entry with the same key. */
export function keepOperation(place: OperationPlace, operation: Operation): void {
  write(place, [...without(place, operation.key), operation])
}

/** Removes an operation from the device when its answer is known. */
export function endOperation(place: OperationPlace, key: string): void {
  write(place, without(place, key))
}

/**
 * Calls `onChange` after each change of the stored operations, in this tab or another, until the
 * returned function is called.
 */
export function watchOperations(onChange: () => void): () => void {
  listeners.add(onChange)
  window.addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}

/**
 * Notifies every listener of a change: of the stored operations, or of the operations that this
 * page is sending now.
 */
export function announceOperations(): void {
  for (const onChange of listeners) onChange()
}

const without = (place: OperationPlace, key: string) =>
  listOperations(place).filter((each) => each.key !== key)

function write(place: OperationPlace, operations: readonly Operation[]): void {
  const kept = operations.slice(-MOST_KEPT)
  if (kept.length > 0) localStore.set(storeKey(place), JSON.stringify(kept))
  else localStore.remove(storeKey(place))
  announceOperations()
}

import * as v from 'valibot'
import { localStore } from '#lib/storage.ts'

/** Where operations are kept on the device: whose they are, and of which kind. */
export interface OperationPlace {
  /** Account name of the player who sends them; empty for a visitor. */
  account: string
  /** Such as `withdraw` or `claim-mission-7`; operations of one kind wait for each other. */
  kind: string
}

const OperationSchema = v.object({
  /** Idempotency key, equal for all tries of the operation. */
  key: v.string(),
  /** The entered values without secrets, as JSON, or their digest. */
  entered: v.string(),
  /** True while no answer is known; false once the gateway has said that it made nothing of it. */
  isSent: v.boolean(),
})
/** Something that happens once: it was sent, and the gateway has not answered yet. */
export type Operation = v.InferOutput<typeof OperationSchema>

const StoredSchema = v.pipe(v.string(), v.parseJson(), v.array(OperationSchema))

/** Most stored operations of one kind; the oldest are dropped first. */
const MOST_KEPT = 32

const listeners = new Set<() => void>()

const storeKey = ({ account, kind }: OperationPlace) => `operations:v1:${kind}:${account}`

/**
 * The operations whose answer is not known, the oldest first. They live until the gateway answers:
 * no clock of the device ends them (docs/product.md §10.1).
 */
export function listOperations(place: OperationPlace): readonly Operation[] {
  const stored = v.safeParse(StoredSchema, localStore.get(storeKey(place)) ?? '[]')
  return stored.success ? stored.output : []
}

/** Stores an operation on the device, in place of an earlier note of the same key. */
export function keepOperation(place: OperationPlace, operation: Operation): void {
  write(place, [...without(place, operation.key), operation])
}

/** Forgets an operation whose answer is known. */
export function endOperation(place: OperationPlace, key: string): void {
  write(place, without(place, key))
}

/** Calls back after each change, in this tab or another one, until the returned function is called. */
export function watchOperations(onChange: () => void): () => void {
  listeners.add(onChange)
  window.addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** Calls back everyone who watches: operations, or whether this page is sending one, have changed. */
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

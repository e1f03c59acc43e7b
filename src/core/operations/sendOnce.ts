import type { CallOptions } from '#core/contract/call.ts'
import { GatewayError, isUncertain } from '#core/contract/error.ts'
import {
  announceOperations,
  endOperation,
  keepOperation,
  listOperations,
  type Operation,
  type OperationPlace,
} from './openOperations.ts'

export interface Sending<Body, Made> {
  /**
   * The values that the player entered, without secrets. Two requests with equal values are the
   * same operation.
   */
  entered: unknown
  /**
   * True to store the entered values themselves on the device, for a form that shows them again.
   * Otherwise only their digest is stored.
   */
  keepsEntered?: boolean
  /**
   * Passwords and one-time proofs of this try, which stay in memory only. If they differ from those
   * of the last try, the request body is built again.
   */
  secrets?: unknown
  /**
   * Builds the request body once per operation while the page lives, because one-time proofs work
   * only once.
   */
  prepare: () => Body | Promise<Body>
  call: (body: Body, options: CallOptions) => Promise<Made>
  /** Key of an operation that is sent again, even if another tab has ended it meanwhile. */
  key?: string | undefined
  /** Refusal codes that end the operation even after a lost reply. */
  settled?: readonly string[]
}

/** Milliseconds for which a request body with secrets stays in memory, for another try. */
const SECRET_LIFETIME_MS = 10 * 60_000

/**
 * Code with which the gateway refuses an idempotency key that it has already used for an operation
 * with another body.
 */
export const MADE_BEFORE = 'idempotency_conflict'

/** Request bodies of this page's unanswered operations, by idempotency key. */
const bodies = new Map<string, { input: string; body: unknown }>()

/** Operations that this page is sending right now, by player, kind and entered values. */
const underWay = new Map<string, Promise<unknown>>()

/** Whether this page is sending an operation of the kind right now. */
export const isUnderWay = (place: OperationPlace): boolean =>
  [...underWay.keys()].some((name) => name.startsWith(`${lockOf(place)} `))

/**
 * Sends an operation only once, however often it is requested: on this page, in another tab, after
 * a lost reply, after a reload. Its key is stored on the device before the first try, and removed
 * with the answer. After a lost reply a refusal does not end it: a wrong password now says nothing
 * about the earlier try. Rejects with `GatewayError` (docs/product.md §10.1).
 */
export async function sendOnce<Body, Made>(
  place: OperationPlace,
  sending: Sending<Body, Made>,
): Promise<Made> {
  // The operation is registered before the first `await`, so that two presses at the same moment
  // send one operation.
  const name = `${lockOf(place)} ${JSON.stringify(sending.entered)}`
  const joined = underWay.get(name) as Promise<Made> | undefined
  if (joined) return joined
  const work = attempt(place, sending)
  underWay.set(name, work)
  try {
    return await work
  } finally {
    underWay.delete(name)
    announceOperations()
  }
}

async function attempt<Body, Made>(
  place: OperationPlace,
  sending: Sending<Body, Made>,
): Promise<Made> {
  const entered = await writeEntered(sending)
  const open = findSame(place, entered)
  return exclusively(place, () => {
    // Another tab may have sent the same operation and received its answer since `open` was read.
    // It still is one operation, with the same key.
    const { key = crypto.randomUUID() } = sending
    const operation = findSame(place, entered) ?? open ?? { key, entered, isSent: false }
    return carryOut(place, sending, operation)
  })
}

async function carryOut<Body, Made>(
  place: OperationPlace,
  sending: Sending<Body, Made>,
  operation: Operation,
): Promise<Made> {
  const { key, isSent } = operation
  const body = await prepareBody(key, sending)
  keepOperation(place, { ...operation, isSent: true })
  try {
    const made = await sending.call(body, { idempotencyKey: key })
    endOperation(place, key)
    bodies.delete(key)
    return made
  } catch (cause) {
    const error = cause instanceof GatewayError ? cause : new GatewayError('network', { cause })
    if (isUncertain(error)) throw error
    bodies.delete(key)
    const ends = [MADE_BEFORE, ...(sending.settled ?? [])].includes(error.code)
    if (!isSent || ends) endOperation(place, key)
    throw error
  }
}

const findSame = (place: OperationPlace, entered: string) =>
  listOperations(place).find((each) => each.entered === entered)

async function prepareBody<Body, Made>(
  key: string,
  { entered, secrets, prepare }: Sending<Body, Made>,
) {
  const input = JSON.stringify([entered, secrets])
  const earlier = bodies.get(key)
  if (earlier?.input === input) return earlier.body as Body
  const body = await prepare()
  const kept = { input, body }
  bodies.set(key, kept)
  setTimeout(() => bodies.get(key) === kept && bodies.delete(key), SECRET_LIFETIME_MS)
  return body
}

async function writeEntered({
  entered,
  keepsEntered,
}: Pick<Sending<never, never>, 'entered' | 'keepsEntered'>) {
  const json = JSON.stringify(entered)
  if (keepsEntered) return json
  // Somebody else may use the device next, so values that no form shows again are stored only as a
  // digest.
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(json))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const lockOf = ({ account, kind }: OperationPlace) => `operations:v1:${kind}:${account}`

/**
 * Milliseconds after which a tab stops waiting for the operation of another tab, since the system
 * may have suspended that tab.
 */
const LONGEST_WAIT_MS = 30_000

/**
 * Runs one task at a time for operations of a kind, across all tabs of the browser. Rejects with
 * `timeout` if another tab does not finish its task.
 */
export async function exclusively<Result>(
  place: OperationPlace,
  work: () => Promise<Result>,
): Promise<Result> {
  // `navigator.locks` is missing on pages that are not served over https.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return work()
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return work()
  }
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
    return (await locks.request(lockOf(place), { signal }, begin)) as Result
  } catch (cause) {
    throw hasBegun ? cause : new GatewayError('timeout', { cause })
  }
}

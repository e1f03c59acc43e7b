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
  /** The entered values without secrets: the same values are the same operation. */
  entered: unknown
  /** Keeps the values themselves on the device, for a form that shows them again; else a digest. */
  keepsEntered?: boolean
  /** Passwords and one-time proofs of this try. They tell two tries apart, and never leave memory. */
  secrets?: unknown
  /** Builds the body, once per operation as long as the page lives, because proofs work once. */
  prepare: () => Body | Promise<Body>
  call: (body: Body, options: CallOptions) => Promise<Made>
  /** Of an operation that is sent again, also if another tab has settled it meanwhile. */
  key?: string | undefined
  /** Codes of refusals that end the operation also after a lost reply. */
  settled?: readonly string[]
}

/** How long a body with secrets is kept in memory for another try. */
const SECRET_LIFETIME_MS = 10 * 60_000

/** The gateway has carried the operation out already, with another body. */
export const MADE_BEFORE = 'idempotency_conflict'

/** Bodies of this page's unanswered operations, by key. */
const bodies = new Map<string, { input: string; body: unknown }>()

/** Operations that this page is sending, by place and entered values. */
const underWay = new Map<string, Promise<unknown>>()

/** Whether this page is sending an operation of the kind right now. */
export const isUnderWay = (place: OperationPlace): boolean =>
  [...underWay.keys()].some((name) => name.startsWith(`${lockOf(place)} `))

/**
 * Sends an operation that happens once, however often it is asked for: in this page, in another tab,
 * after a lost reply, after a reload. Its key is on the device before the first try, and ends with the
 * answer. After a lost reply a refusal does not end it: a wrong password says nothing of what the
 * earlier try has done. Rejects with `GatewayError` (docs/product.md §10.1).
 */
export async function sendOnce<Body, Made>(
  place: OperationPlace,
  sending: Sending<Body, Made>,
): Promise<Made> {
  // At once, so that two presses of one moment are one.
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
    // Another tab may have sent the same and been answered meanwhile: it is one operation all the same.
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
  // Strangers may use the device next: what nobody needs to read again is not readable.
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(json))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const lockOf = ({ account, kind }: OperationPlace) => `operations:v1:${kind}:${account}`

/** A tab that the system has suspended while it waits for a reply must not stop the others for ever. */
const LONGEST_WAIT_MS = 30_000

/**
 * Runs one piece of work at a time for a kind of operation, over all tabs of the browser. Rejects with
 * `timeout` if another tab does not come to its end.
 */
export async function exclusively<Result>(
  place: OperationPlace,
  work: () => Promise<Result>,
): Promise<Result> {
  // Missing on pages that are not served securely.
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

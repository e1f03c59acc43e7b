import * as v from 'valibot'
import { GatewayError } from '#core/contract/error.ts'
import { localStore } from '#lib/storage.ts'
import { isUncertain } from '#parts/form/useIntent.ts'

/** What may be done once per intent; names it on the device. */
export type MoneyIntentKind =
  | 'deposit'
  | 'withdraw'
  | 'transfer'
  | 'upline'
  /** To the downline with this id. */
  | `downline-${string}`
  | 'redeem'
  | 'convert'
  | 'openAccount'
  /** A claim of what the rest names. */
  | `claim-${string}`
  /** Something done with a contract of the kind that the rest names. */
  | `contract-${string}`
  /** A draw of the raffle with this id. */
  | `raffle-${string}`

/** An intent whose answer is not known stays on the device for this long. */
const LIFETIME_MS = 24 * 60 * 60_000

const IntentSchema = v.object({
  /** What was entered, without secrets, as JSON. */
  input: v.string(),
  idempotencyKey: v.string(),
  startedAt: v.number(),
  /** Whether it was sent: from then on it may have been carried out, until an answer says so. */
  isSent: v.optional(v.boolean(), false),
})
export type MoneyIntent = v.InferOutput<typeof IntentSchema>

const watchers = new Set<() => void>()

/** Tells of each intent that begins or ends on this device, here or in another tab. */
export function watchIntents(onChange: () => void): () => void {
  watchers.add(onChange)
  window.addEventListener('storage', onChange)
  return () => {
    watchers.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}

const slotOf = (kind: MoneyIntentKind, account: string) => `intent:v1:${kind}:${account}`

/** The intent of this kind whose answer is not known yet: by a reload, another tab, a lost reply. */
export function findOpenIntent(kind: MoneyIntentKind, account: string): MoneyIntent | null {
  const stored = localStore.get(slotOf(kind, account))
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), IntentSchema), stored ?? '')
  if (!read.success || Math.abs(Date.now() - read.output.startedAt) > LIFETIME_MS) return null
  return read.output
}

/**
 * Begins an intent before its first attempt; what is entered twice, here or in another tab, is the
 * same intent until its answer is known.
 *
 * @param entered all that was entered but secrets such as the payment password
 */
export async function beginIntent(
  kind: MoneyIntentKind,
  account: string,
  entered: object,
): Promise<MoneyIntent> {
  const slot = slotOf(kind, account)
  const input = JSON.stringify(entered)
  return exclusively(slot, () => {
    const open = findOpenIntent(kind, account)
    if (open?.input === input) return open
    const intent = {
      input,
      idempotencyKey: crypto.randomUUID(),
      startedAt: Date.now(),
      isSent: false,
    }
    keepIntent(kind, account, intent)
    return intent
  })
}

/**
 * Sends an intent, which ends with its answer. A refusal ends it only if it was sent for the first
 * time: after a lost reply, a wrong password says nothing of what the earlier try has done. Rejects
 * with `GatewayError`.
 *
 * @param settled codes of refusals that end it also then
 */
export async function sendIntent<Reply>(
  kind: MoneyIntentKind,
  account: string,
  intent: MoneyIntent,
  call: (idempotencyKey: string) => Promise<Reply>,
  settled: readonly string[] = [],
): Promise<Reply> {
  const { idempotencyKey } = intent
  keepIntent(kind, account, { ...intent, isSent: true })
  try {
    const reply = await call(idempotencyKey)
    endIntent(kind, account, idempotencyKey)
    return reply
  } catch (cause) {
    const error = cause instanceof GatewayError ? cause : new GatewayError('network', { cause })
    const isSettled = !intent.isSent || settled.includes(error.code)
    if (!isUncertain(error) && isSettled) endIntent(kind, account, idempotencyKey)
    throw error
  }
}

/** Keeps an intent on the device while its answer is awaited. */
function keepIntent(kind: MoneyIntentKind, account: string, intent: MoneyIntent): void {
  localStore.set(slotOf(kind, account), JSON.stringify(intent))
  for (const onChange of watchers) onChange()
}

/** Forgets an intent whose answer is known. */
export function endIntent(kind: MoneyIntentKind, account: string, idempotencyKey: string): void {
  if (findOpenIntent(kind, account)?.idempotencyKey !== idempotencyKey) return
  localStore.remove(slotOf(kind, account))
  for (const onChange of watchers) onChange()
}

/** Notes that what was sent never arrived. Sent again it keeps its key, but no answer is owed. */
export function settleAsNotMade(kind: MoneyIntentKind, account: string): void {
  const open = findOpenIntent(kind, account)
  if (open) keepIntent(kind, account, { ...open, isSent: false })
}

/** Two tabs that begin at once must not both find nothing. */
function exclusively<Result>(slot: string, work: () => Result): Promise<Result> {
  // Missing on pages that are not served securely.
  const locks = navigator.locks as LockManager | undefined
  return locks ? locks.request(slot, async () => work()) : Promise.resolve(work())
}

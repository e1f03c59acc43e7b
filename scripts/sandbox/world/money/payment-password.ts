import { isEasyToGuess } from '#rules/easyCodes.ts'
import { matches, rowsOf, putRow } from '../../db/rows.ts'
import { attempts } from '../../db/guard-tables.ts'
import { accounts } from '../../db/tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import type { Account } from '../identity/accounts.ts'
import { checkPassword, hashPassword } from '../identity/passwords.ts'
import { invalidFields } from '../identity/registration.ts'
import { findValueFault, readFieldRules } from '../identity/registration-rules.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'now'>

const KIND = 'paymentPassword'
/** Number of wrong tries after which the payment password is locked for all its uses. */
export const PAYMENT_TRIES = 5
const LOCK_MINUTES = 30

/**
 * Checks the payment password for any use of it: wrong tries and the lock are shared by all uses.
 * Await it before the transaction that moves money (`prepare` of `serve`). It counts the try before
 * it checks, so that an aborted call cannot bypass the limit. Throws `CallError` 409
 * `payment_password_missing`, 423 `payment_password_locked` with `retryAfterSeconds`, or 403
 * `payment_password_wrong` with `triesLeft`, and with `retryAfterSeconds` if none is left.
 */
export async function checkPaymentPassword(
  context: Context,
  player: Account,
  password: string,
): Promise<void> {
  if (player.paymentPasswordHash === null) refuse('payment_password_missing')
  const hash = player.paymentPasswordHash
  // A player's tries run one after another: otherwise correct parallel tries would briefly count as
  // wrong.
  await navigator.locks.request(`payment ${player.merchant}/${player.username}`, async () => {
    const triesLeft = beginTry(context, player)
    if (await checkPassword(password, hash)) return unlockPaymentPassword(context, player)
    refuse('payment_password_wrong', {
      triesLeft,
      ...(triesLeft === 0 && { retryAfterSeconds: LOCK_MINUTES * 60 }),
    })
  })
}

/** Resets wrong tries and the lock, after a correct try or a new payment password. */
export function unlockPaymentPassword({ db }: Pick<Context, 'db'>, player: Account): void {
  rowsOf(db, attempts, isOf(player)).remove()
}

/**
 * Finds until when the payment password is locked, in milliseconds since 1970; null if it is not.
 */
export function findPaymentLock({ db, now }: Context, player: Account): number | null {
  const lockedUntil = rowsOf(db, attempts, isOf(player)).find()?.lockedUntil ?? null
  return lockedUntil !== null && lockedUntil > now.getTime() ? lockedUntil : null
}

/**
 * Validates a new payment password: it must not be easy to guess, and must differ from the old one
 * and from the login password.
 * Throws `CallError` 422 `invalid_fields`.
 */
export async function refusePaymentPassword(
  { merchant }: Pick<Context, 'merchant'>,
  player: Account,
  { newPassword, confirmNewPassword }: { newPassword: string; confirmNewPassword: string },
): Promise<void> {
  const fault =
    findValueFault(newPassword, readFieldRules(merchant).paymentPassword ?? {}) ??
    (isEasyToGuess(newPassword) ? 'pattern' : undefined)
  if (fault) throw invalidFields({ newPassword: fault })
  if (newPassword !== confirmNewPassword) throw invalidFields({ confirmNewPassword: 'mismatch' })
  const known = [player.paymentPasswordHash, player.passwordHash]
  const same = await Promise.all(known.map((hash) => checkPassword(newPassword, hash)))
  if (same.includes(true)) throw invalidFields({ newPassword: 'taken' })
}

/** Sets the payment password and removes a lock on it. */
export function setPaymentPassword(context: Context, player: Account, newPassword: string): void {
  const { merchant, username } = player
  rowsOf(context.db, accounts, { merchant, username }).change({
    paymentPasswordHash: hashPassword(newPassword),
  })
  unlockPaymentPassword(context, player)
}

/** @returns the number of tries left after this one */
function beginTry({ db, now }: Context, player: Account): number {
  const row = rowsOf(db, attempts, isOf(player)).find()
  const time = now.getTime()
  const left = (row?.lockedUntil ?? 0) - time
  if (left > 0) {
    const retryAfterSeconds = Math.ceil(Math.min(left, LOCK_MINUTES * 60_000) / 1000)
    refuse('payment_password_locked', { retryAfterSeconds })
  }
  const count = row && row.lockedUntil === null ? row.count + 1 : 1
  const lockedUntil = count >= PAYMENT_TRIES ? time + LOCK_MINUTES * 60_000 : null
  const set = { count, firstAt: row?.firstAt ?? time, lastAt: time, lockedUntil }
  putRow(db, attempts, { merchant: player.merchant, kind: KIND, subject: player.username }, set)
  return PAYMENT_TRIES - count
}

const isOf = ({ merchant, username }: Account) =>
  matches(attempts, { merchant, kind: KIND, subject: username })

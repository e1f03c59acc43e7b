import { and, eq } from '../db/drizzle.ts'
import { attempts } from '../db/guard-tables.ts'
import { CallError } from '../http/call-error.ts'
import type { CallContext } from '../http/serve.ts'
import type { Account } from './accounts.ts'
import { checkPassword } from './passwords.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'now'>

const KIND = 'paymentPassword'
/** Wrong tries after which it is locked, for every use alike (docs/product.md §10.1). */
export const PAYMENT_TRIES = 5
const LOCK_MINUTES = 30

/**
 * Checks the payment password for any use of it: one count of wrong tries, and one lock, for all.
 * To be awaited before the transaction that moves money (`prepare` of `serve`). Counts the try before
 * it looks, so that many at once are no way around the limit.
 *
 * Throws `CallError` 409 `payment_password_missing`, 423 `payment_password_locked` with
 * `retryAfterSeconds`, or 403 `payment_password_wrong` with `triesLeft`.
 */
export async function checkPaymentPassword(
  context: Context,
  player: Account,
  password: string,
): Promise<void> {
  if (player.paymentPasswordHash === null) {
    throw new CallError(409, 'payment_password_missing', 'Set a payment password first.')
  }
  const triesLeft = beginTry(context, player)
  if (await checkPassword(password, player.paymentPasswordHash)) {
    return unlockPaymentPassword(context, player)
  }
  throw new CallError(403, 'payment_password_wrong', 'The payment password is wrong.', {
    triesLeft,
  })
}

/** Forgets wrong tries and the lock, as after a right try or a reset. */
export function unlockPaymentPassword({ db }: Pick<Context, 'db'>, player: Account): void {
  db.delete(attempts).where(isOf(player)).run()
}

/** @returns how many tries are left after this one */
function beginTry({ db, now }: Context, player: Account): number {
  const row = db.select().from(attempts).where(isOf(player)).get()
  const time = now.getTime()
  const left = (row?.lockedUntil ?? 0) - time
  if (left > 0) {
    const retryAfterSeconds = Math.ceil(Math.min(left, LOCK_MINUTES * 60_000) / 1000)
    throw new CallError(423, 'payment_password_locked', 'The payment password is locked.', {
      retryAfterSeconds,
    })
  }
  const count = row && row.lockedUntil === null ? row.count + 1 : 1
  const lockedUntil = count >= PAYMENT_TRIES ? time + LOCK_MINUTES * 60_000 : null
  const set = { count, firstAt: row?.firstAt ?? time, lastAt: time, lockedUntil }
  db.insert(attempts)
    .values({ merchant: player.merchant, kind: KIND, subject: player.username, ...set })
    .onConflictDoUpdate({ target: [attempts.merchant, attempts.kind, attempts.subject], set })
    .run()
  return PAYMENT_TRIES - count
}

const isOf = ({ merchant, username }: Account) =>
  and(eq(attempts.merchant, merchant), eq(attempts.kind, KIND), eq(attempts.subject, username))

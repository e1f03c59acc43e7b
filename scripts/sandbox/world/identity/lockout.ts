import { sql } from '../../db/drizzle.ts'
import { attempts } from '../../db/guard-tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { attemptsOf, countAgainst, putAttempts } from '../throttle.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'now' | 'ip'>

const NAME = 'login:name'
const ADDRESS = 'login:address'
/** Wrong tries further apart than this time in milliseconds are not added up. */
const WINDOW = 60 * 60 * 1000

/** Whether the next try with this account name needs the captcha. */
export function needsCaptcha(context: Context, name: string): boolean {
  return (findLive(context, name)?.count ?? 0) >= context.merchant.settings.rules.captchaAfter
}

/**
 * Counts a try before its password is checked, so that many parallel tries cannot bypass the limit;
 * `forgiveTries` undoes it. Names without an account are locked like others. Throws `CallError` 423
 * `account_locked` or 429 `too_many_requests`.
 */
export function beginTry(context: Context, name: string): void {
  const { merchant, now } = context
  const { lockAfter } = merchant.settings.rules
  refuseLockedName(context, name)
  beginAddressTry(context)
  const row = findLive(context, name)
  const count = (row?.count ?? 0) + 1
  putAttempts(context, NAME, name, {
    count,
    firstAt: row?.firstAt ?? now.getTime(),
    lockedUntil: count >= lockAfter ? now.getTime() + lockMilliseconds(context) : null,
  })
}

/** Counts a try for the IP address only. Throws `CallError` 429 `too_many_requests`. */
export function beginAddressTry(context: Context, kind = ADDRESS): void {
  const { addressLimit: max, lockMinutes } = context.merchant.settings.rules
  const windowSeconds = lockMinutes * 60
  countAgainst(context, { kind, max, windowSeconds, lockSeconds: windowSeconds }, context.ip)
}

/**
 * Undoes the count after a correct try: the name starts again at zero, and the IP address has one
 * try less.
 */
export function forgiveTries(context: Context, name: string | null): void {
  const less = sql`max(0, ${attempts.count} - 1)`
  attemptsOf(context, ADDRESS, context.ip).change({ count: less })
  if (name !== null) attemptsOf(context, NAME, name).remove()
}

/** Throws `CallError` 423 `account_locked` if the name is locked. */
export function refuseLockedName(context: Context, name: string): void {
  const milliseconds =
    (attemptsOf(context, NAME, name).find()?.lockedUntil ?? 0) - context.now.getTime()
  if (milliseconds <= 0) return
  const retryAfterSeconds = Math.ceil(Math.min(milliseconds, lockMilliseconds(context)) / 1000)
  refuse('account_locked', { retryAfterSeconds })
}

const lockMilliseconds = ({ merchant }: Context) => merchant.settings.rules.lockMinutes * 60_000

/** Finds the row with a name's wrong tries, unless the tries or their lock have expired. */
function findLive(context: Context, name: string) {
  const row = attemptsOf(context, NAME, name).find()
  const now = context.now.getTime()
  const isOver = row && (row.lockedUntil === null ? row.lastAt + WINDOW : row.lockedUntil) <= now
  return isOver ? undefined : row
}

/** Builds the row that locks a name for ever, for the demo account with a locked login. */
export const lockedForGood = (merchant: string, name: string, now: number) => ({
  merchant,
  kind: NAME,
  subject: name,
  count: 0,
  firstAt: now,
  lastAt: now,
  lockedUntil: Number.MAX_SAFE_INTEGER,
})

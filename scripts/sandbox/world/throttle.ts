import { rowsOf, putRow } from '../db/rows.ts'
import { attempts } from '../db/guard-tables.ts'
import { CallError, refusalOf } from '../http/call-error.ts'
import type { CallContext } from '../http/serve.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'now'>

interface Limit {
  /** Kind of counted event, such as `captcha`. */
  kind: string
  /** Most tries within one window. */
  max: number
  windowSeconds: number
  /**
   * Seconds for which everything is refused after the limit was exceeded; without it, until the
   * window ends.
   */
  lockSeconds?: number
}

/** Creates a refusal that lasts for `seconds` more. */
export function tooManyRequests(seconds: number): CallError {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds))
  return refusalOf('too_many_requests', { retryAfterSeconds })
}

/** Throws `CallError` 429 while the subject is locked, without counting the call. */
export function refuseLocked(context: Context, { kind }: Limit, subject: string): void {
  const seconds =
    ((attemptsOf(context, kind, subject).find()?.lockedUntil ?? 0) - context.now.getTime()) / 1000
  if (seconds > 0) throw tooManyRequests(seconds)
}

/**
 * Counts one event of the subject, such as an IP address; throws `CallError` 429 if the limit is
 * exceeded.
 */
export function countAgainst(context: Context, limit: Limit, subject: string): void {
  refuseLocked(context, limit, subject)
  const now = context.now.getTime()
  const { kind, windowSeconds, lockSeconds } = limit
  const row = attemptsOf(context, kind, subject).find()
  const windowEnds = (row?.firstAt ?? 0) + windowSeconds * 1000
  const isNew = !row || row.lockedUntil !== null || now >= windowEnds
  const { count, firstAt } = isNew ? { count: 0, firstAt: now } : row
  if (isNew || count < limit.max) {
    putAttempts(context, kind, subject, { count: count + 1, firstAt, lockedUntil: null })
    return
  }
  const lockedUntil = lockSeconds === undefined ? windowEnds : now + lockSeconds * 1000
  putAttempts(context, kind, subject, { count, firstAt, lockedUntil })
  throw tooManyRequests((lockedUntil - now) / 1000)
}

/** The row that counts a subject's events of a kind. */
export const attemptsOf = ({ db, merchant }: Context, kind: string, subject: string) =>
  rowsOf(db, attempts, { merchant: merchant.code, kind, subject })

/** Stores the count of a subject's events of a kind. */
export function putAttempts(
  { db, merchant, now }: Context,
  kind: string,
  subject: string,
  values: { count: number; firstAt: number; lockedUntil: number | null },
): void {
  const set = { ...values, lastAt: now.getTime() }
  putRow(db, attempts, { merchant: merchant.code, kind, subject }, set)
}

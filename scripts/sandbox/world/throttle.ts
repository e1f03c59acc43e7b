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
  const seconds = ((find(context, kind, subject)?.lockedUntil ?? 0) - context.now.getTime()) / 1000
  if (seconds > 0) throw tooManyRequests(seconds)
}

/**
 * Counts one event of the subject, such as an IP address; throws `CallError` 429 if the limit is
 * exceeded.
 */
export function countAgainst(context: Context, limit: Limit, subject: string): void {
  refuseLocked(context, limit, subject)
  const { code: merchant } = context.merchant
  const now = context.now.getTime()
  const { kind, windowSeconds, lockSeconds } = limit
  const row = find(context, kind, subject)
  const windowEnds = (row?.firstAt ?? 0) + windowSeconds * 1000
  const isNew = !row || row.lockedUntil !== null || now >= windowEnds
  const { count, firstAt } = isNew ? { count: 0, firstAt: now } : row
  const write = (set: Pick<typeof attempts.$inferSelect, 'count' | 'lockedUntil'>) =>
    putRow(context.db, attempts, { merchant, kind, subject }, { ...set, firstAt, lastAt: now })
  if (isNew || count < limit.max) return write({ count: count + 1, lockedUntil: null })
  const lockedUntil = lockSeconds === undefined ? windowEnds : now + lockSeconds * 1000
  write({ count, lockedUntil })
  throw tooManyRequests((lockedUntil - now) / 1000)
}

function find({ db, merchant }: Context, kind: string, subject: string) {
  return rowsOf(db, attempts, { merchant: merchant.code, kind, subject }).find()
}

import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { desc, gt, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { addRow, rowsOf } from '../../db/rows.ts'
import { codes, outbox } from '../../db/guard-tables.ts'
import { wordsOf } from '../../content/texts.ts'
import { fillIn, inLanguage } from '../../content/words.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { countAgainst, refuseLocked, tooManyRequests } from '../throttle.ts'
import { DAY, MINUTE } from '../days.ts'

type Row = typeof codes.$inferSelect
export type CodePurpose = Row['purpose']

type Context = Pick<CallContext, 'db' | 'merchant' | 'ip' | 'now' | 'language'>

const VALID_MINUTES = 5
const MAX_WRONG_TRIES = 5

/** Limits for the number of requested codes (docs/product.md §9). */
const PER_NUMBER = { kind: 'code:address', max: 5, windowSeconds: 300, lockSeconds: 300 }
const PER_IP = { kind: 'code:ip', max: 20, windowSeconds: 300, lockSeconds: 300 }

/** Throws if no further code may be sent to an address now; changes nothing. */
export function refuseCodeTooSoon(context: Context, purpose: CodePurpose, address: string): void {
  const { db, merchant, ip, now } = context
  refuseLocked(context, PER_NUMBER, address)
  refuseLocked(context, PER_IP, ip)
  const last = findLast(db, { merchant: merchant.code, purpose, address })
  if (!last) return
  const nextAt = last.sentAt + merchant.settings.rules.codeMinutes * MINUTE
  if (nextAt > now.getTime()) throw tooManyRequests((nextAt - now.getTime()) / 1000)
}

/**
 * Sends a new six-digit code, which replaces an earlier one for the same purpose. Throws
 * `CallError` 429 `too_many_requests` or 422 `sms_quota`.
 *
 * @param to address: number with dialling code such as `66812345678`, or an email address
 * @param deliver if false, counts and replies the same but sends nothing, because no account has
 *   the address
 * @returns the declared reply of every call that sends a code
 */
export function sendCode(
  context: Context,
  to: { purpose: CodePurpose; channel: Row['channel']; address: string; deliver?: boolean },
): { expiredMinutes: number } {
  const { db, merchant, ip, now } = context
  const { purpose, channel, address, deliver = true } = to
  const { codeMinutes } = merchant.settings.rules
  refuseCodeTooSoon(context, purpose, address)
  if (channel === 'sms') refuseOverQuota(context)
  countAgainst(context, PER_NUMBER, address)
  countAgainst(context, PER_IP, ip)
  const id = randomUUID()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const sentAt = now.getTime()
  addRow(db, codes, {
    id,
    merchant: merchant.code,
    purpose,
    channel,
    address,
    codeHash: hash(id, code),
    sentAt,
    expiresAt: sentAt + VALID_MINUTES * MINUTE,
    attempts: 0,
  })
  const values = { brand: merchant.brand.name, code, minutes: VALID_MINUTES }
  const write = (key: 'mails.code.subject' | 'mails.code.text') =>
    inLanguage(fillIn(wordsOf(key), values), context.language)
  addRow(db, outbox, {
    merchant: merchant.code,
    channel,
    to: address,
    subject: deliver && channel === 'email' ? write('mails.code.subject') : '',
    text: deliver ? write('mails.code.text') : 'A code was asked for; no account has this.',
    isSent: deliver,
    at: sentAt,
  })
  return { expiredMinutes: codeMinutes }
}

interface GivenCode {
  merchant: string
  purpose: CodePurpose
  address: string
  code: string | undefined
  now: Date
}

/** Checks a code: a correct one is used up, a wrong one is counted. */
export function tryCode(
  db: Db,
  given: GivenCode,
): 'ok' | 'code_missing' | 'code_wrong' | 'code_expired' {
  const code = given.code?.trim()
  if (!code) return 'code_missing'
  const row = findLast(db, given)
  if (!row) return 'code_wrong'
  if (
    row.usedAt !== null ||
    row.attempts >= MAX_WRONG_TRIES ||
    row.expiresAt <= given.now.getTime()
  ) {
    return 'code_expired'
  }
  const isRight = timingSafeEqual(Buffer.from(hash(row.id, code)), Buffer.from(row.codeHash))
  rowsOf(db, codes, { id: row.id }).change(
    isRight ? { usedAt: given.now.getTime() } : { attempts: row.attempts + 1 },
  )
  return isRight ? 'ok' : 'code_wrong'
}

/** Uses up a code; throws `CallError` 422 `code_missing`, `code_wrong` or `code_expired`. */
export function checkCode(db: Db, given: GivenCode): void {
  const outcome = tryCode(db, given)
  if (outcome !== 'ok') refuse(`${outcome}/code`)
}

function findLast(
  db: Db,
  { merchant, purpose, address }: Pick<GivenCode, 'merchant' | 'purpose' | 'address'>,
): Row | undefined {
  const order = [desc(sql`rowid`)]
  return rowsOf(db, codes, { merchant, purpose, address }).list({ order, limit: 1 })[0]
}

function refuseOverQuota({ db, merchant, now }: Context): void {
  const { smsQuota } = merchant.settings.rules
  if (smsQuota === null) return
  const isRecent = gt(codes.sentAt, now.getTime() - DAY)
  const sent = rowsOf(db, codes, { merchant: merchant.code, channel: 'sms' }, isRecent)
  if (sent.count() >= smsQuota) refuse('sms_quota')
}

const hash = (id: string, code: string) =>
  createHash('sha256').update(`${id}:${code}`).digest('base64url')

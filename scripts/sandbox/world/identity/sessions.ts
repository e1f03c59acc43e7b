import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import type { LoggedInSchema, PasswordChange, SessionEnd } from '#core/session/schema.ts'
import { and, desc, gt, lt, ne } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { finder, statement } from '../../db/prepared-statements.ts'
import { matches, rowsOf, addRow, putRow } from '../../db/rows.ts'
import { knownAddresses } from '../../db/guard-tables.ts'
import { sessions, type Session } from '../../db/tables.ts'
import type { CallContext, Merchant } from '../../http/serve.ts'
import type { Rules } from '../../rules.ts'
import { writeType } from './account-types.ts'
import type { Account } from './accounts.ts'
import { readDevice, recordLogin } from './login-records.ts'
import { writeTime } from '../days.ts'

/** Milliseconds for which an ended session is remembered, so that a later call gets the reason. */
const REMEMBERED = 24 * 60 * 60 * 1000

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Adds a session beside the existing ones; returns the token that calls must carry. */
export function addSession(
  db: Db,
  own: Pick<Session, 'merchant' | 'username' | 'ip'> &
    Partial<Pick<Session, 'device' | 'mustChange'>>,
  now: Date,
): { token: string; session: Session } {
  const at = now.getTime()
  rowsOf(db, sessions, { merchant: own.merchant }, lt(sessions.endedAt, at - REMEMBERED)).remove()
  const token = randomBytes(32).toString('base64url')
  const session: Session = {
    mustChange: null,
    device: '',
    ...own,
    id: randomUUID(),
    tokenHash: hashToken(token),
    createdAt: at,
    lastSeenAt: at,
    endedAt: null,
    endedReason: null,
  }
  addRow(db, sessions, session)
  return { token, session }
}

type Caller = Pick<CallContext, 'db' | 'merchant' | 'ip' | 'now' | 'request' | 'sockets'>

/**
 * Logs a player in: ends the earlier sessions, remembers the IP address, and returns the reply of
 * every kind of login. It is synchronous, so it can run inside an intent's transaction.
 */
export function startSession(
  { db, merchant, ip, now, request, sockets }: Caller,
  account: Account,
  mustChange: PasswordChange | null = null,
): v.InferInput<typeof LoggedInSchema> {
  const { username } = account
  const player = { merchant: merchant.code, username }
  const ended = endSessions(db, player, 'otherLogin', now)
  const device = readDevice(request)
  const { token, session } = addSession(db, { ...player, ip, device, mustChange }, now)
  recordLogin(db, { ...player, ip, device, at: now.getTime(), outcome: 'loggedIn' })
  const seen = { device, seenAt: now.getTime() }
  putRow(db, knownAddresses, { ...player, ip }, seen)
  sockets.kick(ended, 'otherLogin')
  return describeLogin(token, session, account, merchant)
}

/** Writes the reply of every call that logs a player in. */
export function describeLogin(
  token: string,
  session: Session,
  { id, username, type, firstLoginAt }: Account,
  { brand, settings }: Pick<Merchant, 'brand' | 'settings'>,
): v.InferInput<typeof LoggedInSchema> {
  const { idleSeconds, absoluteSeconds } = settings.rules
  return {
    outcome: 'loggedIn',
    token,
    memberInfo: { id, account: username, type: writeType(brand, type) },
    firstTimeLogin: firstLoginAt === null,
    passwordChange: session.mustChange,
    idleSeconds,
    expiresAt: writeTime(session.createdAt + absoluteSeconds * 1000),
  }
}

/** Ends a player's sessions except one; returns the ids of the ended sessions. */
export function endSessions(
  db: Db,
  { merchant, username }: Pick<Session, 'merchant' | 'username'>,
  endedReason: SessionEnd,
  now: Date,
  exceptId = '',
): string[] {
  return db
    .update(sessions)
    .set({ endedAt: now.getTime(), endedReason })
    .where(
      and(matches(sessions, { merchant, username, endedReason: null }), ne(sessions.id, exceptId)),
    )
    .returning({ id: sessions.id })
    .all()
    .map(({ id }) => id)
}

/** Lists a player's open sessions, the last used first. */
export function listSessions(
  { db, merchant, now }: Pick<Caller, 'db' | 'merchant' | 'now'>,
  { username }: Pick<Session, 'username'>,
): Session[] {
  const { idleSeconds, absoluteSeconds } = merchant.settings.rules
  const at = now.getTime()
  return rowsOf(
    db,
    sessions,
    { merchant: merchant.code, username, endedReason: null },
    and(
      gt(sessions.createdAt, at - absoluteSeconds * 1000),
      gt(sessions.lastSeenAt, at - idleSeconds * 1000),
    ),
  ).list({ order: [desc(sessions.lastSeenAt)] })
}

/** Ends one session; undefined if it does not exist or has already ended. */
export function endSession(
  db: Db,
  id: string,
  endedReason: SessionEnd,
  now: Date,
): Session | undefined {
  return rowsOf(db, sessions, { id, endedReason: null }).changeOne({
    endedAt: now.getTime(),
    endedReason,
  })
}

/** Prepared statements, because each call of a player runs them. */
const findByToken = finder(sessions, 'tokenHash', 'merchant')
const noteUse = statement('UPDATE sessions SET lastSeenAt = @at WHERE id = @id')

/**
 * Finds the session of a token at this merchant: ends it if its time is over, else marks it as used
 * now.
 */
export function useSession(
  db: Db,
  merchant: string,
  token: string,
  rules: Rules,
  now: Date,
): Session | null {
  const found = findByToken(db, { tokenHash: hashToken(token), merchant })
  return found ? keepAlive(db, found, rules, now) : null
}

/** Ends a session if its time is over, else marks it as used now. */
export function keepAlive(
  db: Db,
  found: Session,
  { idleSeconds, absoluteSeconds }: Pick<Rules, 'idleSeconds' | 'absoluteSeconds'>,
  now: Date,
): Session {
  if (found.endedReason !== null) return found
  const at = now.getTime()
  const over =
    at >= found.createdAt + absoluteSeconds * 1000
      ? 'absolute'
      : at >= found.lastSeenAt + idleSeconds * 1000
        ? 'idle'
        : null
  if (over) return endSession(db, found.id, over, now) ?? { ...found, endedReason: over }
  noteUse(db).run({ at, id: found.id })
  return { ...found, lastSeenAt: at }
}

/** Stores whether the password of this session's player must be changed. */
export function setMustChange(db: Db, id: string, mustChange: PasswordChange | null): void {
  rowsOf(db, sessions, { id }).change({ mustChange })
}

import logins from '../../content/logins.json' with { type: 'json' }
import { desc, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { given, inserter, matchesGiven, cacheStatements } from '../../db/prepared-statements.ts'
import { matches, addRow, rowsOf } from '../../db/rows.ts'
import { loginRecords } from '../../db/security-tables.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { HOUR } from '../days.ts'

type Row = typeof loginRecords.$inferSelect

/** Reads the user agent of the browser from a request. */
export const readDevice = (request: Request): string =>
  request.headers.get('User-Agent')?.slice(0, 200) ?? ''

const prepare = cacheStatements((db) => ({
  addRecord: inserter(db, loginRecords),
  noteLogin: db
    .update(teamNodes)
    .set({ lastLoginAt: sql`${given('at')}` })
    .where(matchesGiven(teamNodes, 'merchant', 'username'))
    .prepare(),
}))

/** Stores a login, or a failed login with a player's name. */
export function recordLogin(db: Db, record: Omit<Row, 'id'>): void {
  const { addRecord, noteLogin } = prepare(db)
  addRecord.run(record)
  const { merchant, username, at, outcome } = record
  if (outcome === 'loggedIn') noteLogin.run({ merchant, username, at })
}

type Owner = Pick<Row, 'merchant' | 'username'>

/** Lists a page of a player's logins, the newest first, with their total number. */
export function listLoginRecords(
  db: Db,
  { merchant, username }: Owner,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): { rows: Row[]; total: number } {
  const isOwn = matches(loginRecords, { merchant, username })
  const rows = db
    .select()
    .from(loginRecords)
    .where(isOwn)
    .orderBy(desc(loginRecords.at), desc(loginRecords.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .all()
  const counted = rowsOf(db, loginRecords, isOwn).count()
  return { rows, total: counted }
}

/** IP addresses reserved for documentation (RFC 5737), with invented locations. */
const PLACES = Object.entries(logins.places)

/** Finds the location of an IP address; null if it is unknown. */
export const locateIp = (ip: string): string | null =>
  PLACES.find(([prefix]) => ip.startsWith(prefix))?.[1] ?? null

/** Number of a demo player's logins before today. */
const EARLIER = 45

/** Seeds the login history of somebody who logs in every other day. */
export function seedLogins(db: Db, merchant: string, now: number): void {
  const own = { merchant, username: 'demomember' }
  if (listLoginRecords(db, own, { pageNo: 1, pageSize: 1 }).total > 0) return
  const { phone, iphone, desk } = logins.devices
  const rows = Array.from({ length: EARLIER }, (_, index) => {
    const isWrong = index % 17 === 5
    return {
      ...own,
      at: now - (EARLIER - index) * 47 * HOUR,
      ip: index % 9 === 4 ? '198.51.100.23' : '192.0.2.41',
      device: index % 5 === 2 ? desk : index % 11 === 7 ? iphone : phone,
      outcome: isWrong ? ('wrongPassword' as const) : ('loggedIn' as const),
    }
  })
  addRow(db, loginRecords, rows)
}

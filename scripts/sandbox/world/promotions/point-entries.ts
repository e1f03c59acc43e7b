import { boundsOf, type Days } from '#lib/periods.ts'
import type { EntryKind, EntryType } from '#features/points/schema.ts'
import { sql } from '../../db/drizzle.ts'
import type { PointsReason } from '../../db/ledger-kinds.ts'
import type { Db } from '../../db/open.ts'
import { ledgerEntries, ledgerTransfers } from '../../db/play-tables.ts'
import { zoneOf } from '../days.ts'
import { idOf, pointsOf } from '../money/ledger.ts'
import type { PageEnd } from '../../http/page-cursor.ts'
import type { Person } from '../team/tree.ts'

export interface PointEntryRow extends PageEnd {
  reason: PointsReason | 'pointsConverted'
  amount: number
  balanceAfter: number
  reference: string
}

const TYPES: Record<PointEntryRow['reason'], EntryType> = {
  pointsEarned: 'EARNED',
  pointsHold: 'REDEEMED',
  pointsRelease: 'RETURNED',
  pointsSpent: 'REDEEMED',
  pointsExpired: 'EXPIRED',
  pointsConverted: 'CONVERTED',
}

/** Describes an entry for players: points of a reward have its number, those of a day the day. */
export function describeEntry({ reason, reference }: PointEntryRow): {
  transType: EntryType
  betDay?: string
} {
  const [, betDay] = /:(\d{4}-\d\d-\d\d)/.exec(reference) ?? []
  if (reason !== 'pointsEarned') return { transType: TYPES[reason] }
  return betDay ? { transType: 'EARNED', betDay } : { transType: 'REWARD' }
}

interface Asked {
  days: Days
  kind: EntryKind | undefined
}

/**
 * Selects the entries of a player's points, each with the balance after it. Balances are summed in
 * the order of time, not of ids, because a day's points count from its end but may be written
 * later.
 */
const ownEntries = ({ merchant, username }: Person) => sql`
  SELECT e.id AS row, e.at AS at, e.reason AS reason, e.amount AS amount, t.reference AS reference,
    SUM(e.amount) OVER (ORDER BY e.at, e.id) AS balanceAfter
  FROM ${ledgerEntries} AS e JOIN ${ledgerTransfers} AS t ON t.id = e.transferId
  WHERE e.merchant = ${merchant} AND e.account = ${idOf(pointsOf(merchant, username))}`

function within(db: Db, { merchant }: Person, { days, kind }: Asked) {
  const { start, end } = boundsOf(days, zoneOf(db, merchant))
  const sign = kind === 'IN' ? sql`AND amount > 0` : kind === 'OUT' ? sql`AND amount < 0` : sql``
  return sql`at >= ${start} AND at < ${end} ${sign}`
}

/** Lists a page of a player's point entries, the newest first. */
export function listPointRows(
  db: Db,
  player: Person,
  { after, size, ...asked }: Asked & { after: PageEnd | undefined; size: number },
): PointEntryRow[] {
  const rest = after
    ? sql`AND (at < ${after.at} OR (at = ${after.at} AND row < ${after.row}))`
    : sql``
  return db.all<PointEntryRow>(sql`SELECT * FROM (${ownEntries(player)})
    WHERE ${within(db, player, asked)} ${rest} ORDER BY at DESC, row DESC LIMIT ${size}`)
}

export const sumPointRows = (db: Db, player: Person, asked: Asked) =>
  db.get<{ count: number; received: number; spent: number }>(sql`SELECT COUNT(*) AS count,
    COALESCE(SUM(MAX(amount, 0)), 0) AS received, COALESCE(SUM(MAX(-amount, 0)), 0) AS spent
    FROM (${ownEntries(player)}) WHERE ${within(db, player, asked)}`)

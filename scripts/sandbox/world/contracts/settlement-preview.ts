import { periodKindOf } from '#features/agent/contracts/periodKind.ts'
import type { Terms } from '#features/agent/contracts/schema.ts'
import { periodOf, type SettlementPeriod } from '#rules/settlementPeriods.ts'
import { boundsOf } from '#lib/periods.ts'
import { sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { statement } from '../../db/statement.ts'
import { dayAt, zoneOf } from '../days.ts'
import { readPeriod } from './settlement-figures.ts'
import { type Reckoning, reckon } from './settlement-rule.ts'
import type { Person } from '../team/team.ts'

export interface Preview extends Reckoning {
  period: SettlementPeriod
}

/**
 * What terms would have paid somebody for the last period that is over, without a loss from before. For
 * salaries by the hour and by five minutes, that is the last one in which the team's bets were settled.
 */
export function whatIf(
  db: Db,
  person: Person,
  { terms, now, currency }: { terms: Terms; now: number; currency: string },
): Preview {
  const zone = zoneOf(db, person.merchant)
  const kind = periodKindOf(terms)
  const current = periodOf(kind, now, zone)
  const isShort = kind === 'hour' || kind === 'slot'
  const at = (isShort && findLastBet(db, person, current.start)) || current.start - 1
  const period = periodOf(kind, at, zone)
  const asked = { person, terms, period, span: period, since: 0, zone, currency }
  return { period, ...reckon(terms, { ...readPeriod(db, asked), carriedIn: 0 }, currency) }
}

/** How far back a team's last bet is looked for. */
const DAYS = 31
const MONTH = DAYS * 24 * 60 * 60_000

const daysOfBets = statement(`SELECT day FROM team_days
  WHERE merchant = @merchant AND username = @username AND day <= @last AND stake <> 0
  ORDER BY day DESC LIMIT ${DAYS}`)

/** Looked for only on days on which the team bet: others may have bets of everybody else. */
function findLastBet(db: Db, { merchant, username }: Person, before: number): number | undefined {
  const last = dayAt(db, merchant, before)
  const days = daysOfBets(db).pluck().all({ merchant, username, last }) as string[]
  for (const day of days) {
    const { start, end } = boundsOf({ from: day, to: day }, zoneOf(db, merchant))
    if (end <= before - MONTH) return undefined
    const row = db.get<{ at: number } | undefined>(sql`
      SELECT b.closedAt AS at FROM bets b INDEXED BY bets_by_end
      CROSS JOIN team_closure c ON c.merchant = b.merchant
        AND c.ancestor = ${username} AND c.descendant = b.username
      WHERE b.merchant = ${merchant} AND b.closedAt < ${Math.min(before, end)}
        AND b.closedAt >= ${Math.max(start, before - MONTH)}
        AND b.state = 'settled' AND b.trial = 0
      ORDER BY b.closedAt DESC LIMIT 1`)
    if (row) return row.at
  }
  return undefined
}

import { periodKindOf } from '#features/agent/contracts/periodKind.ts'
import type { Terms } from '#features/agent/contracts/schema.ts'
import { periodOf, type SettlementPeriod } from '#rules/settlementPeriods.ts'
import type { Db } from '../../db/open.ts'
import { statement } from '../../db/prepared-statements.ts'
import { zoneOf } from '../days.ts'
import { readPeriod } from './settlement-figures.ts'
import { type Reckoning, reckon } from './settlement-rule.ts'
import type { Person } from '../team/tree.ts'
import { WAS_IN_TEAM } from '../team/team-sums.ts'

export interface Preview extends Reckoning {
  period: SettlementPeriod
}

/**
 * Calculates what terms would have paid a member for the last complete period, without an earlier
 * loss. For hourly and five-minute salaries, that is the last period in which bets of the team were
 * settled.
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

/** How far back, in milliseconds, a team's last bet is searched. */
const MONTH = 31 * 24 * 60 * 60_000

const lastBet = statement(`SELECT closedAt FROM bets INDEXED BY bets_by_end
  WHERE merchant = @merchant AND closedAt < @before AND closedAt >= @from
    AND state = 'settled' AND trial = 0 AND ${WAS_IN_TEAM}
  ORDER BY closedAt DESC LIMIT 1`)

const findLastBet = (db: Db, { merchant, username }: Person, before: number): number | undefined =>
  lastBet(db)
    .pluck()
    .get({ merchant, username, before, from: before - MONTH }) as number | undefined

import type { Terms } from '#features/agent/contracts/schema.ts'
import { daysIn, type SettlementPeriod } from '#lib/settlementPeriods.ts'
import type { Db } from '../db/open.ts'
import { statement } from '../db/statement.ts'
import { type Span, periodKindOf } from './contract-periods.ts'
import { type LateVoids, NO_FIGURES, NO_VOIDS, type PeriodFigures } from './settlement-rule.ts'
import type { Person } from './team.ts'
import { countActives, sumTeam } from './team-sums.ts'
import { readUnits } from './money.ts'

/*
 * What a team's period came to (docs/product.md §12.7): from the sums of its days, or from the bets
 * themselves for salaries by the hour and by five minutes.
 */

export interface Asked {
  person: Person
  terms: Terms
  period: SettlementPeriod
  /** What of the period counts. */
  span: Span
  zone: string
  currency: string
}

export interface TeamPeriod {
  figures: PeriodFigures
  late: LateVoids
}

export function readPeriod(db: Db, asked: Asked): TeamPeriod {
  const kind = periodKindOf(asked.terms)
  return kind === 'hour' || kind === 'slot' ? readBets(db, asked) : readDays(db, asked, kind)
}

function readDays(
  db: Db,
  { person, terms, period, span, zone }: Asked,
  kind: 'D' | 'W' | 'H' | 'M',
): TeamPeriod {
  const { stake, win, validBet, bonuses, rebates } = sumTeam(db, person, daysIn(span, zone))
  const { from } = daysIn(period, zone)
  const betDays = terms.kind === 'dividend' ? terms.minBetDays : 1
  const activeMembers = countActives(db, person, kind, from, betDays)
  const figures = { ...NO_FIGURES, stake, win, validBet, bonuses, rebates, activeMembers }
  return { figures, late: sumLateVoids(db, person, span, 0) }
}

/** Bets below this count for nothing, in units. */
function leastBetOf(terms: Terms, currency: string): number {
  if (terms.kind !== 'realtimeSalary') return 0
  const least = readUnits(terms.singleBet, currency)
  if (least === null) throw new Error(`${terms.singleBet} is no amount of ${currency}`)
  return least
}

interface Sums {
  stake: number
  win: number
  validBet: number
  wonBet: number
  people: number
}

const SUMS = `
  coalesce(sum(stake), 0) AS stake, coalesce(sum(win), 0) AS win,
  coalesce(sum(validBet), 0) AS validBet,
  coalesce(sum(CASE WHEN win > stake THEN validBet ELSE 0 END), 0) AS wonBet,
  count(DISTINCT CASE WHEN validBet > 0 THEN username END) AS people
  FROM counted WHERE stake >= @least`

const OF_TEAM = (row: string) =>
  `JOIN team_closure c ON c.merchant = ${row}.merchant AND c.ancestor = @username
    AND c.descendant = ${row}.username`

const settledBets = statement(`
  WITH counted AS (
    SELECT b.username, b.amount AS stake, b.win,
      CASE WHEN b.win = b.amount THEN 0 ELSE b.amount END AS validBet
    FROM bets b ${OF_TEAM('b')}
    WHERE b.merchant = @merchant AND b.closedAt >= @start AND b.closedAt < @end
      AND b.state = 'settled' AND b.trial = 0 AND b.amount > 0
    UNION ALL
    SELECT v.username, v.stake, v.win, v.validBet FROM voided_bets v ${OF_TEAM('v')}
    WHERE v.merchant = @merchant AND v.settledAt >= @start AND v.settledAt < @end
      AND v.voidedAt >= @end
  ) SELECT ${SUMS}`)

const lateVoids = statement(`
  WITH counted AS (
    SELECT v.username, v.stake, v.win, v.validBet FROM voided_bets v ${OF_TEAM('v')}
    WHERE v.merchant = @merchant AND v.voidedAt >= @start AND v.voidedAt < @end
      AND v.settledAt < @start
  ) SELECT ${SUMS}`)

/**
 * Bets of a team settled within a span, those included that were taken back after it: these are
 * counted here, and taken off where the void was.
 */
function readBets(db: Db, { person, terms, span, currency }: Asked): TeamPeriod {
  const least = leastBetOf(terms, currency)
  const sums = settledBets(db).get({ ...person, ...boundsOf(span), least }) as Sums
  const late = sumLateVoids(db, person, span, least)
  return {
    figures: {
      ...NO_FIGURES,
      stake: sums.stake - late.stake,
      win: sums.win - late.win,
      validBet: sums.validBet - late.validBet,
      activeMembers: sums.people,
      wonBet: sums.wonBet - late.wonBet,
      lostBet: sums.validBet - sums.wonBet - late.lostBet,
    },
    late,
  }
}

/** Bets of a team that were settled before a span and voided within it. */
function sumLateVoids(db: Db, person: Person, span: Span, least: number): LateVoids {
  const { people: _people, ...sums } = lateVoids(db).get({
    ...person,
    ...boundsOf(span),
    least,
  }) as Sums
  if (sums.stake === 0) return NO_VOIDS
  return { ...sums, lostBet: sums.validBet - sums.wonBet }
}

const boundsOf = ({ start, end }: Span) => ({ start, end })

import { periodKindOf } from '#features/agent/contracts/periodKind.ts'
import type { Terms } from '#features/agent/contracts/schema.ts'
import { daysIn, type SettlementPeriod } from '#rules/settlementPeriods.ts'
import type { Db } from '../../db/open.ts'
import { statement } from '../../db/prepared-statements.ts'
import type { Span } from './contract-periods.ts'
import {
  type LateVoids,
  NO_FIGURES,
  NO_VOIDS,
  type PeriodFigures,
  addFigures,
} from './settlement-rule.ts'
import type { Person } from '../team/tree.ts'
import { countActives, sumTeam, WAS_IN_TEAM } from '../team/team-sums.ts'
import { readUnits } from '../money/money.ts'

/*
 * Calculates a team's figures in a period (docs/product.md §12.7): from the sums by day, or from
 * the bets themselves for hourly and five-minute salaries.
 */

export interface Asked {
  person: Person
  terms: Terms
  period: SettlementPeriod
  /** Part of the period that counts, since a contract may start or end within it. */
  span: Span
  /** Time from which bets are paid; late voids of earlier bets subtract nothing. */
  since: number
  zone: string
  currency: string
}

export interface TeamPeriod {
  figures: PeriodFigures
  late: LateVoids
}

export function readPeriod(db: Db, asked: Asked): TeamPeriod {
  const kind = periodKindOf(asked.terms)
  return kind === 'hour' || kind === 'slot' ? readBets(db, asked) : readDays(db, asked)
}

function readDays(db: Db, { person, terms, period, span, since, zone }: Asked): TeamPeriod {
  const { stake, win, validBet, bonuses, rebates } = sumTeam(db, person, daysIn(span, zone))
  const betDays = terms.kind === 'dividend' ? terms.minBetDays : 1
  const activeMembers = countActives(db, person, daysIn(period, zone), betDays)
  const figures = { ...NO_FIGURES, stake, win, validBet, bonuses, rebates, activeMembers }
  const unpaid = sumLateVoids(db, person, span, { from: 0, before: since, least: 0 })
  const late = sumLateVoids(db, person, span, { from: since, before: span.start, least: 0 })
  // Days have no bets by their outcome.
  return { figures: addFigures(figures, { ...unpaid, wonBet: 0, lostBet: 0 }), late }
}

/** Smallest bet that counts, in units. */
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

const settledBets = statement(`
  WITH counted AS (
    SELECT username, amount AS stake, win, CASE WHEN win = amount THEN 0 ELSE amount END AS validBet
    FROM bets
    WHERE merchant = @merchant AND closedAt >= @start AND closedAt < @end
      AND state = 'settled' AND trial = 0 AND amount > 0 AND ${WAS_IN_TEAM}
    UNION ALL
    SELECT username, stake, win, validBet FROM voided_bets
    WHERE merchant = @merchant AND settledAt >= @start AND settledAt < @end
      AND voidedAt >= @end AND ${WAS_IN_TEAM}
  ) SELECT ${SUMS}`)

const lateVoids = statement(`
  WITH counted AS (
    SELECT username, stake, win, validBet FROM voided_bets
    WHERE merchant = @merchant AND voidedAt >= @start AND voidedAt < @end
      AND settledAt >= @from AND settledAt < @before AND ${WAS_IN_TEAM}
  ) SELECT ${SUMS}`)

/**
 * Sums a team's bets that were settled within a span, including those that were voided later: they
 * count here, and are subtracted in the period of the void.
 */
function readBets(db: Db, { person, terms, span, since, currency }: Asked): TeamPeriod {
  const least = leastBetOf(terms, currency)
  const { people, ...sums } = settledBets(db).get({ ...person, ...boundsOf(span), least }) as Sums
  const late = sumLateVoids(db, person, span, { from: since, before: span.start, least })
  const lostBet = sums.validBet - sums.wonBet
  const counted = { ...NO_FIGURES, ...sums, lostBet, activeMembers: people }
  return { figures: addFigures(counted, late, -1), late }
}

/** Sums the bets of a team that were settled before a span and voided within it. */
function sumLateVoids(
  db: Db,
  person: Person,
  span: Span,
  settled: { from: number; before: number; least: number },
): LateVoids {
  const { people: _people, ...sums } = lateVoids(db).get({
    ...person,
    ...boundsOf(span),
    ...settled,
  }) as Sums
  if (sums.stake === 0) return NO_VOIDS
  return { ...sums, lostBet: sums.validBet - sums.wonBet }
}

const boundsOf = ({ start, end }: Span) => ({ start, end })

import { periodKindOf } from '#features/agent/contracts/periodKind.ts'
import type { Terms } from '#features/agent/contracts/schema.ts'
import { daysIn, periodOf, type SettlementPeriod } from '#rules/settlementPeriods.ts'
import type { Db } from '../../db/open.ts'
import { statement } from '../../db/prepared-statements.ts'
import { zoneOf } from '../days.ts'
import { isShort, type Span } from './contract-periods.ts'
import * as rule from './settlement-rule.ts'
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
  figures: rule.PeriodFigures
  late: rule.LateVoids
}

export function readPeriod(db: Db, asked: Asked): TeamPeriod {
  return isShort(periodKindOf(asked.terms)) ? readBets(db, asked) : readDays(db, asked)
}

function readDays(db: Db, { person, terms, period, span, since, zone }: Asked): TeamPeriod {
  const { stake, win, validBet, bonuses, rebates } = sumTeam(db, person, daysIn(span, zone))
  const betDays = terms.kind === 'dividend' ? terms.minBetDays : 1
  const activeMembers = countActives(db, person, daysIn(period, zone), betDays)
  const figures = { ...rule.NO_FIGURES, stake, win, validBet, bonuses, rebates, activeMembers }
  const unpaid = sumLateVoids(db, person, span, { from: 0, before: since, least: 0 })
  const late = sumLateVoids(db, person, span, { from: since, before: span.start, least: 0 })
  // Days have no bets by their outcome.
  return { figures: rule.addFigures(figures, { ...unpaid, wonBet: 0, lostBet: 0 }), late }
}

/** Smallest bet that counts, in units. */
function leastBetOf(terms: Terms, currency: string): number {
  if (terms.kind !== 'realtimeSalary') return 0
  const least = readUnits(terms.singleBet, currency)
  if (least === null) throw new Error(`${terms.singleBet} is no amount of ${currency}`)
  return least
}

type Sums = Omit<rule.LateVoids, 'lostBet'> & { people: number }

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
  const { people, ...sums } = settledBets(db).get({ ...person, ...span, least }) as Sums
  const late = sumLateVoids(db, person, span, { from: since, before: span.start, least })
  const lostBet = sums.validBet - sums.wonBet
  const counted = { ...rule.NO_FIGURES, ...sums, lostBet, activeMembers: people }
  return { figures: rule.addFigures(counted, late, -1), late }
}

/** Sums the bets of a team that were settled before a span and voided within it. */
function sumLateVoids(
  db: Db,
  person: Person,
  span: Span,
  settled: { from: number; before: number; least: number },
): rule.LateVoids {
  const { people: _people, ...sums } = lateVoids(db).get({
    ...person,
    ...span,
    ...settled,
  }) as Sums
  if (sums.stake === 0) return rule.NO_VOIDS
  return { ...sums, lostBet: sums.validBet - sums.wonBet }
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
) {
  const zone = zoneOf(db, person.merchant)
  const kind = periodKindOf(terms)
  const current = periodOf(kind, now, zone)
  const at = (isShort(kind) && findLastBet(db, person, current.start)) || current.start - 1
  const period = periodOf(kind, at, zone)
  const asked = { person, terms, period, span: period, since: 0, zone, currency }
  return { period, ...rule.reckon(terms, { ...readPeriod(db, asked), carriedIn: 0 }, currency) }
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

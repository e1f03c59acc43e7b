import type { Days } from '#lib/periods.ts'
import type { GameType } from '#parts/games/schema.ts'
import { and, asc, between, eq, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { given, prepared } from '../../db/prepared.ts'
import {
  playerDays,
  teamBetDays,
  teamDays,
  type SpanKind,
  teamSpans,
} from '../../db/team-tables.ts'
import type { Person } from './team.ts'
import type { TeamDaySum } from './team-days.ts'
import type { DaySum } from './team-money.ts'

/** Sums of a team over days: of actives there is only each day's own count, since they are people. */
export type TeamSum = Omit<TeamDaySum, 'active'>

const total = (column: unknown) => sql<number>`coalesce(sum(${column}), 0)`
const totalsOf = (table: typeof teamDays | typeof playerDays) => ({
  deposits: total(table.deposits),
  withdrawals: total(table.withdrawals),
  stake: total(table.stake),
  validBet: total(table.validBet),
  win: total(table.win),
  bonuses: total(table.bonuses),
  rebates: total(table.rebates),
})

/** They run with each settlement. */
const statements = prepared((db) => ({
  sum: db
    .select({
      ...totalsOf(teamDays),
      joined: total(teamDays.joined),
      firstDeposits: total(teamDays.firstDeposits),
    })
    .from(teamDays)
    .where(
      and(
        eq(teamDays.merchant, given('merchant')),
        eq(teamDays.username, given('username')),
        between(teamDays.day, given('from'), given('to')),
      ),
    )
    .prepare(),
  activesOn: db
    .select({ count: teamDays.active })
    .from(teamDays)
    .where(
      and(
        eq(teamDays.merchant, given('merchant')),
        eq(teamDays.username, given('username')),
        eq(teamDays.day, given('start')),
      ),
    )
    .prepare(),
  actives: db
    .select({ count: teamSpans.count })
    .from(teamSpans)
    .where(
      and(
        eq(teamSpans.merchant, given('merchant')),
        eq(teamSpans.username, given('username')),
        eq(teamSpans.kind, given('kind')),
        eq(teamSpans.start, given('start')),
        eq(teamSpans.days, given('betDays')),
      ),
    )
    .prepare(),
}))

const isTeams = (
  table: typeof teamDays | typeof playerDays | typeof teamBetDays,
  { merchant, username }: Person,
  { from, to }: Days,
) => and(eq(table.merchant, merchant), eq(table.username, username), between(table.day, from, to))

/** What an agent with everybody below came to over days, both included, in units. */
export const sumTeam = (db: Db, { merchant, username }: Person, { from, to }: Days): TeamSum =>
  statements(db).sum.get({ merchant, username, from, to }) as TeamSum

/** The days of a team, the oldest first; days on which nothing happened are left out. */
export const listTeamDays = (db: Db, person: Person, days: Days) =>
  db
    .select()
    .from(teamDays)
    .where(isTeams(teamDays, person, days))
    .orderBy(asc(teamDays.day))
    .all()

/** Settled bets of a team over days by category, with how many there were; voids are taken off. */
export const sumTeamByType = (
  db: Db,
  person: Person,
  days: Days,
): { gameType: GameType; count: number; stake: number; validBet: number; win: number }[] =>
  db
    .select({
      gameType: teamBetDays.gameType,
      count: total(teamBetDays.count),
      stake: total(teamBetDays.stake),
      validBet: total(teamBetDays.validBet),
      win: total(teamBetDays.win),
    })
    .from(teamBetDays)
    .where(isTeams(teamBetDays, person, days))
    .groupBy(teamBetDays.gameType)
    .all()

/** What one person came to over days, without anybody below. */
export const sumPlayer = (db: Db, person: Person, days: Days): DaySum =>
  db
    .select(totalsOf(playerDays))
    .from(playerDays)
    .where(isTeams(playerDays, person, days))
    .get() as DaySum

/**
 * How many people of a team, the agent included, had valid bets in a period: on at least `betDays`
 * days of it. Who moves to another upline within a period counts where each of these days was bet.
 *
 * @param startDay the period's first day (`startOfSpan`)
 */
export function countActives(
  db: Db,
  { merchant, username }: Person,
  kind: SpanKind,
  startDay: string,
  betDays = 1,
): number {
  const asked = { merchant, username, start: startDay }
  if (kind === 'D') return betDays > 1 ? 0 : (statements(db).activesOn.get(asked)?.count ?? 0)
  return statements(db).actives.get({ ...asked, kind, betDays })?.count ?? 0
}

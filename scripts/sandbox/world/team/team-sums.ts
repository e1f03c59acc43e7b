import type { Days } from '#lib/periods.ts'
import { and, between, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { statement } from '../../db/statement.ts'
import { matches } from '../../db/rows.ts'
import { playerDays } from '../../db/team-tables.ts'
import { namesIn, type Person, rangeOf, type TeamNode } from './tree.ts'
import { type DaySum, NO_DAY, SUM_NAMES } from './team-days.ts'

/*
 * What teams came to, from the days of their members. A path has the name of each agent who was above
 * on that day.
 */

const TOTALS = SUM_NAMES.map((name) => `coalesce(sum(${name}), 0) AS ${name}`).join(', ')
const IN_DAYS = 'merchant = @merchant AND day BETWEEN @from AND @to'
/** Whether an agent was above, or is the member. */
export const WAS_IN_TEAM = "instr(path, '/' || @username || '/') > 0"

const teamSums = statement(`SELECT ${TOTALS} FROM player_days WHERE ${IN_DAYS} AND ${WAS_IN_TEAM}`)
const daySums = statement(`SELECT day, ${TOTALS},
    count(DISTINCT CASE WHEN validBets > 0 THEN username END) AS active
  FROM player_days WHERE ${IN_DAYS} AND ${WAS_IN_TEAM} GROUP BY day ORDER BY day`)
const pathSums = statement(`SELECT path, ${TOTALS} FROM player_days WHERE ${IN_DAYS} GROUP BY path`)
const actives = statement(`SELECT count(*) FROM (
  SELECT 1 FROM player_days WHERE ${IN_DAYS} AND ${WAS_IN_TEAM} AND validBets > 0
  GROUP BY username HAVING count(DISTINCT day) >= @betDays)`)
const activePeople = statement(`SELECT count(DISTINCT played.username)
  FROM player_days AS played JOIN team_nodes AS node
    ON node.merchant = played.merchant AND node.username = played.username
  WHERE played.merchant = @merchant AND played.day BETWEEN @from AND @to AND played.validBets > 0
    AND node.path >= @first AND node.path < @end`)

type TeamDay = DaySum & { day: string; active: number }

/** What an agent with everybody below came to over days, both included, in units. */
export const sumTeam = (db: Db, { merchant, username }: Person, { from, to }: Days): DaySum =>
  teamSums(db).get({ merchant, username, from, to }) as DaySum

/** The days of a team, the oldest first; days on which nothing happened are left out. */
export const listTeamDays = (
  db: Db,
  { merchant, username }: Person,
  { from, to }: Days,
): TeamDay[] => daySums(db).all({ merchant, username, from, to }) as TeamDay[]

/** What one person came to over days, without anybody below. */
export const sumPlayer = (db: Db, { merchant, username }: Person, { from, to }: Days): DaySum =>
  db
    .select(
      Object.fromEntries(
        SUM_NAMES.map((name) => [name, sql<number>`coalesce(sum(${playerDays[name]}), 0)`]),
      ) as Record<keyof DaySum, ReturnType<typeof sql<number>>>,
    )
    .from(playerDays)
    .where(and(matches(playerDays, { merchant, username }), between(playerDays.day, from, to)))
    .get() as DaySum

/** What came to a team by each member's place of the day. */
export const listPathSums = (db: Db, merchant: string, { from, to }: Days) =>
  pathSums(db).all({ merchant, from, to }) as (DaySum & { path: string })[]

export function addSums(sums: DaySum, more: DaySum): void {
  for (const name of SUM_NAMES) sums[name] += more[name]
}

/** The same as `sumTeam` of many agents, by their usernames. */
export function sumTeams(
  db: Db,
  merchant: string,
  usernames: readonly string[],
  days: Days,
): Map<string, DaySum> {
  const sums = new Map(usernames.map((username) => [username, { ...NO_DAY }]))
  for (const row of listPathSums(db, merchant, days)) {
    for (const name of namesIn(row.path)) {
      const team = sums.get(name)
      if (team) addSums(team, row)
    }
  }
  return sums
}

/**
 * How many people of a team, the agent included, had valid bets in a period: on at least `betDays`
 * days of it. Who moves to another upline within a period counts where each of these days was bet.
 */
export const countActives = (
  db: Db,
  { merchant, username }: Person,
  { from, to }: Days,
  betDays = 1,
): number => actives(db).pluck().get({ merchant, username, from, to, betDays }) as number

/** How many of today's team, the agent included, had a valid bet in these days. */
export const countActivePeople = (db: Db, node: TeamNode, { from, to }: Days): number =>
  activePeople(db)
    .pluck()
    .get({ ...rangeOf(node), from, to }) as number

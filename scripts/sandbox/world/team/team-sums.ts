import type { Days } from '#lib/periods.ts'
import type { Db } from '../../db/open.ts'
import { statement } from '../../db/prepared-statements.ts'
import { namesIn, type Person } from './tree.ts'
import { type DaySum, NO_DAY, SUM_NAMES } from './team-days.ts'

/*
 * Calculates sums of teams from the days of their members. A path contains the name of each agent
 * who was above the member on that day.
 */

const TOTALS = SUM_NAMES.map((name) => `coalesce(sum(${name}), 0) AS ${name}`).join(', ')
const IN_DAYS = 'merchant = @merchant AND day BETWEEN @from AND @to'
/** Condition that an agent was above the member, or is the member. */
export const WAS_IN_TEAM = "instr(path, '/' || @username || '/') > 0"

const teamSums = statement(`SELECT ${TOTALS} FROM player_days WHERE ${IN_DAYS} AND ${WAS_IN_TEAM}`)
const playerSums = statement(
  `SELECT ${TOTALS} FROM player_days WHERE ${IN_DAYS} AND username = @username`,
)
const daySums = statement(`SELECT day, ${TOTALS} FROM player_days
  WHERE ${IN_DAYS} AND ${WAS_IN_TEAM} GROUP BY day ORDER BY day`)
const pathSums = statement(`SELECT path, ${TOTALS} FROM player_days WHERE ${IN_DAYS} GROUP BY path`)
const actives = statement(`SELECT count(*) FROM (
  SELECT 1 FROM player_days WHERE ${IN_DAYS} AND ${WAS_IN_TEAM} AND validBets > 0
  GROUP BY username HAVING count(DISTINCT day) >= @betDays)`)
type TeamDay = DaySum & { day: string }

/** Sums the figures of an agent with all members below over a range of days, in units. */
export const sumTeam = (db: Db, person: Person, days: Days) =>
  teamSums(db).get({ ...person, ...days }) as DaySum

/** Lists the days of a team, the oldest first; days without figures are left out. */
export const listTeamDays = (db: Db, person: Person, days: Days) =>
  daySums(db).all({ ...person, ...days }) as TeamDay[]

/** Sums the figures of one member over a range of days, without members below. */
export const sumPlayer = (db: Db, person: Person, days: Days) =>
  playerSums(db).get({ ...person, ...days }) as DaySum

/** Sums the figures of all members by their path on each day. */
export const listPathSums = (db: Db, merchant: string, days: Days) =>
  pathSums(db).all({ merchant, ...days }) as (DaySum & { path: string })[]

export function addSums(sums: DaySum, more: DaySum): void {
  for (const name of SUM_NAMES) sums[name] += more[name]
}

/** Sums the figures of many agents' teams, by username. */
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
 * Sums the figures that each direct downline brought to an agent with all members below, by its
 * username. Each day counts for the downline that was right below the agent on that day.
 */
export function sumLines(
  db: Db,
  { merchant, username }: Person,
  days: Days,
): ReadonlyMap<string, DaySum> {
  const lines = new Map<string, DaySum>()
  for (const row of listPathSums(db, merchant, days)) {
    const names = namesIn(row.path)
    const place = names.indexOf(username)
    const downline = place < 0 ? undefined : names[place + 1]
    if (downline === undefined) continue
    const sums = lines.get(downline) ?? { ...NO_DAY }
    addSums(sums, row)
    lines.set(downline, sums)
  }
  return lines
}

/**
 * Counts the members of a team, agent included, who made valid bets on at least `betDays` days of a
 * period. If a member moved during the period, each day counts for the team of that day.
 */
export const countActives = (db: Db, person: Person, days: Days, betDays = 1) =>
  actives(db)
    .pluck()
    .get({ ...person, ...days, betDays }) as number

import { setImmediate } from 'node:timers/promises'
import { parseDate } from '@internationalized/date'
import type { Days } from '#lib/periods.ts'
import { countDays } from '#lib/periods.ts'
import { and, eq, inArray, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { statement } from '../../db/statement.ts'
import { accounts } from '../../db/tables.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { findNode, type Downline, type Person } from './team.ts'
import { chunksOf, everybodyBelow, IN_CHUNK, wholeTeam } from './team-scope.ts'
import { startOfSpan } from './team-spans.ts'
import { countActives, listTeamDays, sumTeam } from './team-sums.ts'

/** Days of downlines that are read at once: other calls are answered in between. */
const DAYS = 10_000
/** People that a list of the overview names. */
const NAMED = 8

/** How many were below an agent at the end of a day. */
export function countMembers(db: Db, person: Person, day: string): number {
  const later = { from: parseDate(day).add({ days: 1 }).toString(), to: '9999-12-31' }
  const size = findNode(db, person)?.teamCount ?? 0
  return Math.max(0, size - sumTeam(db, person, later).joined)
}

/** The same for each of these days, none of which is left out. */
export function countMembersByDay(db: Db, person: Person, days: readonly string[]): number[] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const joined = new Map(
    listTeamDays(db, person, { from: first, to: last }).map((row) => [row.day, row.joined]),
  )
  let count = countMembers(db, person, last)
  const counts = days.toReversed().map((day) => {
    const atEnd = count
    count -= joined.get(day) ?? 0
    return Math.max(0, atEnd)
  })
  return counts.toReversed()
}

/** Counts of past days, which never change, by whose and which they are. */
const counted = new WeakMap<Db, Map<string, number>>()
const MOST_COUNTED = 1000

const countPlayed = statement(`SELECT count(*) FROM team_closure AS closure
  WHERE ${IN_CHUNK} AND EXISTS (SELECT 1 FROM player_spans AS played
    WHERE played.merchant = closure.merchant AND played.username = closure.descendant
    AND played.kind = 'D' AND played.start BETWEEN @firstDay AND @lastDay)`)

/** How many of a team, the agent included, had a valid bet in these days. */
export async function countActivePeople(
  db: Db,
  person: Person,
  days: Days,
  today: string,
): Promise<number> {
  const { from, to } = days
  if (from === to) return countActives(db, person, 'D', from)
  const isMonth = startOfSpan('M', to) === from
  // What comes after the last day of a month so far is not there yet.
  if (isMonth && (to >= today || parseDate(to).add({ days: 1 }).day === 1)) {
    return countActives(db, person, 'M', from)
  }
  const known = counted.get(db) ?? new Map<string, number>()
  counted.set(db, known)
  const key = JSON.stringify([person.merchant, person.username, findNode(db, person), from, to])
  const before = to < today ? known.get(key) : undefined
  if (before !== undefined) return before
  let count = 0
  const scope = wholeTeam(person.merchant, person.username)
  for await (const chunk of chunksOf(db, scope)) {
    const asked = { ...scope, ...chunk, firstDay: from, lastDay: to }
    count += countPlayed(db).pluck().get(asked) as number
  }
  if (known.size >= MOST_COUNTED) known.clear()
  known.set(key, count)
  return count
}

export type TeamMeasure = 'validBet' | 'deposits'

export interface TeamChange {
  username: string
  now: number
  before: number
}

/** The direct downlines whose teams rose and fell most, the greatest change first. */
export async function findChanges(
  db: Db,
  { merchant, username }: Person,
  { now, before }: { now: Days; before: Days },
  measure: TeamMeasure,
): Promise<{ risen: TeamChange[]; fallen: TeamChange[] }> {
  const column = sql.identifier(measure)
  let risen: TeamChange[] = []
  let fallen: TeamChange[] = []
  const children = db
    .select({ name: teamNodes.username })
    .from(teamNodes)
    .where(and(eq(teamNodes.merchant, merchant), eq(teamNodes.parent, username)))
    .all()
    .map(({ name }) => name)
  const days = countDays(now)
  const size = Math.max(1, Math.floor(DAYS / days))
  for (let start = 0; start < children.length; start += size) {
    const names = JSON.stringify(children.slice(start, start + size))
    const rows = db.all<TeamChange>(sql`SELECT username,
        coalesce(sum(CASE WHEN day >= ${now.from} THEN ${column} END), 0) AS now,
        coalesce(sum(CASE WHEN day < ${now.from} THEN ${column} END), 0) AS before
      FROM team_days WHERE merchant = ${merchant}
        AND username IN (SELECT value FROM json_each(${names}))
        AND day BETWEEN ${before.from} AND ${now.to}
      GROUP BY username HAVING now <> before`)
    const by = ({ now: after, before: past }: TeamChange) => after - past
    risen = [...risen, ...rows.filter((row) => by(row) > 0)]
      .toSorted((one, other) => by(other) - by(one))
      .slice(0, NAMED)
    fallen = [...fallen, ...rows.filter((row) => by(row) < 0)]
      .toSorted((one, other) => by(one) - by(other))
      .slice(0, NAMED)
    // oxlint-disable-next-line no-await-in-loop -- other calls are answered in between
    await setImmediate()
  }
  return { risen, fallen }
}

export interface TeamPeople {
  joined: { count: number; list: Downline[] }
  quiet: { count: number; list: Downline[] }
  neverPlayed: number
}

interface PersonRow {
  username: string
  level: number
  joinedAt: number
  activeOn: string | null
}

const newOrQuiet = statement(`SELECT node.username, closure.distance AS level,
    node.joinedAt, node.activeOn
  FROM team_closure AS closure CROSS JOIN team_nodes AS node
    ON node.merchant = closure.merchant AND node.username = closure.descendant
  WHERE ${IN_CHUNK} AND (node.joinedAt >= @start AND node.joinedAt < @end
    OR coalesce(node.activeOn, '') < @sinceDay)`)

/**
 * Who joined a team in a time, the newest first, and who has not played since a day, whoever played
 * last first. Of those who joined since that day nobody is expected to have played yet.
 */
export async function findPeople(
  db: Db,
  { merchant, username }: Person,
  { start, end }: { start: number; end: number },
  since: { day: string; start: number },
): Promise<TeamPeople> {
  const newest = { count: 0, list: [] as PersonRow[] }
  const quiet = { count: 0, list: [] as PersonRow[] }
  let neverPlayed = 0
  const scope = everybodyBelow(merchant, username)
  for await (const chunk of chunksOf(db, scope)) {
    const asked = { ...scope, ...chunk, start, end, sinceDay: since.day }
    const rows = newOrQuiet(db).all(asked) as PersonRow[]
    const joined = rows.filter(({ joinedAt }) => joinedAt >= start && joinedAt < end)
    newest.count += joined.length
    newest.list = [...newest.list, ...joined]
      .toSorted((one, other) => other.joinedAt - one.joinedAt)
      .slice(0, NAMED)
    const stopped = rows.filter(({ activeOn }) => activeOn !== null && activeOn < since.day)
    quiet.count += stopped.length
    quiet.list = [...quiet.list, ...stopped]
      .toSorted((one, other) => (other.activeOn ?? '').localeCompare(one.activeOn ?? ''))
      .slice(0, NAMED)
    neverPlayed += rows.filter(
      ({ activeOn, joinedAt }) => activeOn === null && joinedAt < since.start,
    ).length
  }
  const name = (rows: readonly PersonRow[]) =>
    readDownlines(
      db,
      merchant,
      rows.map((row) => [row.username, row.level]),
    )
  return {
    joined: { count: newest.count, list: name(newest.list) },
    quiet: { count: quiet.count, list: name(quiet.list) },
    neverPlayed,
  }
}

/** People of a team with their accounts, in the order in which they are given. */
export function readDownlines(
  db: Db,
  merchant: string,
  people: readonly (readonly [username: string, level: number])[],
): Downline[] {
  const names = people.map(([username]) => username)
  const found = db
    .select({ account: accounts, node: teamNodes })
    .from(teamNodes)
    .innerJoin(
      accounts,
      and(eq(accounts.merchant, teamNodes.merchant), eq(accounts.username, teamNodes.username)),
    )
    .where(and(eq(teamNodes.merchant, merchant), inArray(teamNodes.username, names)))
    .all()
  const byName = new Map(found.map((each) => [each.account.username, each]))
  return people.flatMap(([username, level]) => {
    const each = byName.get(username)
    return each ? [{ ...each, level }] : []
  })
}

import { type Days } from '#lib/periods.ts'
import { and, eq, inArray } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { accounts } from '../../db/tables.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { zoneOf, boundsOfDay } from '../days.ts'
import { type Downline, isOfNode } from './team.ts'
import { isInTeam, levelIn, type Person, type TeamNode } from './tree.ts'
import { sumTeams } from './team-sums.ts'

/** Most members that a list of the overview names. */
const NAMED = 8

/** Counts the members below an agent at the end of each of these days. */
export function countMembersByDay(db: Db, node: TeamNode, days: readonly string[]): number[] {
  const zone = zoneOf(db, node.merchant)
  const joined = listTeam(db, node)
    .map(({ joinedAt }) => joinedAt)
    .toSorted((one, other) => one - other)
  let count = 0
  return days.map((day) => {
    const { end } = boundsOfDay(day, zone)
    while (count < joined.length && joined[count]! < end) count += 1
    return count
  })
}

/** Selects all members below an agent, at any depth, without the agent. */
const listTeam = (db: Db, node: TeamNode) =>
  db
    .select({
      username: teamNodes.username,
      path: teamNodes.path,
      joinedAt: teamNodes.joinedAt,
      activeOn: teamNodes.activeOn,
    })
    .from(teamNodes)
    .where(isInTeam(node))
    .all()
    .filter(({ username }) => username !== node.username)

/** Finds the direct downlines whose teams rose and fell most, the greatest change first. */
export function findChanges(
  db: Db,
  { merchant, username }: Person,
  { now, before }: { now: Days; before: Days },
  measure: 'validBet' | 'deposits',
) {
  const children = rowsOf(db, teamNodes, { merchant, parent: username })
    .list()
    .map((node) => node.username)
  const [after, past] = [now, before].map((days) => sumTeams(db, merchant, children, days))
  const changes = children.map((name) => ({
    username: name,
    now: after!.get(name)![measure],
    before: past!.get(name)![measure],
  }))
  const by = (change: (typeof changes)[number]) => change.now - change.before
  const sorted = changes.toSorted((one, other) => by(other) - by(one))
  return {
    risen: sorted.filter((change) => by(change) > 0).slice(0, NAMED),
    fallen: sorted
      .filter((change) => by(change) < 0)
      .toReversed()
      .slice(0, NAMED),
  }
}

/**
 * Finds members who joined a team in a period, the newest first, and members who have not played
 * since a day, the last active first. Members who joined after that day are not among the latter.
 */
export function findPeople(
  db: Db,
  node: TeamNode,
  { start, end }: { start: number; end: number },
  since: string,
) {
  const firstDay = boundsOfDay(since, zoneOf(db, node.merchant))
  const team = listTeam(db, node)
  const joined = team
    .filter(({ joinedAt }) => joinedAt >= start && joinedAt < end)
    .toSorted((one, other) => other.joinedAt - one.joinedAt)
  const quiet = team
    .filter(({ activeOn }) => activeOn !== null && activeOn < since)
    .toSorted((one, other) => (other.activeOn ?? '').localeCompare(one.activeOn ?? ''))
  const neverPlayed = team.filter(
    ({ activeOn, joinedAt }) => activeOn === null && joinedAt < firstDay.start,
  )
  const name = (people: typeof team) =>
    readDownlines(
      db,
      node,
      people.slice(0, NAMED).map(({ username }) => username),
    )
  return {
    joined: { count: joined.length, list: name(joined) },
    quiet: { count: quiet.length, list: name(quiet) },
    neverPlayed: neverPlayed.length,
  }
}

/** Reads those of the given members who are below an agent, in the given order. */
export function readDownlines(
  db: Db,
  { merchant, username: agent }: Person,
  usernames: readonly string[],
): Downline[] {
  const found = db
    .select({ account: accounts, node: teamNodes })
    .from(teamNodes)
    .innerJoin(accounts, isOfNode)
    .where(and(eq(teamNodes.merchant, merchant), inArray(teamNodes.username, [...usernames])))
    .all()
  const byName = new Map(found.map((each) => [each.account.username, each]))
  return usernames.flatMap((username) => {
    const each = byName.get(username)
    const level = each && levelIn(each.node.path, agent)
    return each && level !== undefined ? [{ ...each, level }] : []
  })
}

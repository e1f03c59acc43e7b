import { type Days } from '#lib/periods.ts'
import { and, eq, inArray } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { accounts } from '../../db/tables.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { zoneOf, boundsOfDay } from '../days.ts'
import { type Downline, isOfNode } from './team.ts'
import { levelIn, type Person, type TeamNode } from './tree.ts'
import { listTeam, readPeople } from './team-people.ts'
import { sumLines } from './team-sums.ts'

/** Most members that a list of the overview names. */
const NAMED = 8

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
  const [after, past] = [now, before].map((days) => sumLines(db, { merchant, username }, days))
  const changes = children.map((name) => ({
    username: name,
    now: after?.get(name)?.[measure] ?? 0,
    before: past?.get(name)?.[measure] ?? 0,
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
 * Finds the new members of a period, the newest first, as the overview counts them, and members who
 * have not played since a day, the last active first. Only members of the present team have names.
 * Members who joined after that day are not among those who never played.
 */
export function findPeople(db: Db, node: TeamNode, days: Days, since: string) {
  const firstDay = boundsOfDay(since, zoneOf(db, node.merchant))
  const team = listTeam(db, node)
  const names = new Set(team.map(({ username }) => username))
  const joined = readPeople(db, node).listNew(days)
  const here = joined.filter((username) => names.has(username))
  const quiet = team
    .filter(({ activeOn }) => activeOn !== null && activeOn < since)
    .toSorted((one, other) => (other.activeOn ?? '').localeCompare(one.activeOn ?? ''))
    .map(({ username }) => username)
  const neverPlayed = team.filter(
    ({ activeOn, joinedAt }) => activeOn === null && joinedAt < firstDay.start,
  )
  const read = (usernames: readonly string[]) => readDownlines(db, node, usernames.slice(0, NAMED))
  return {
    joined: { count: joined.length, left: joined.length - here.length, list: read(here) },
    quiet: { count: quiet.length, list: read(quiet) },
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

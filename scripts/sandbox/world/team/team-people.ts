import { type Days, boundsOf } from '#lib/periods.ts'
import { and, eq, inArray } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { statement } from '../../db/prepared-statements.ts'
import { rowsOf } from '../../db/rows.ts'
import { pastPlaces, teamNodes } from '../../db/team-tables.ts'
import { zoneOf } from '../days.ts'
import { WAS_IN_TEAM } from './team-sums.ts'
import { isInTeam, namesIn, type TeamNode } from './tree.ts'

/*
 * Counts the people of a team by one rule (docs/product.md §12.4): they are those of the team at
 * the end of a period, wherever they are now.
 */

/** The many who were active make a list of names first, which is then joined with the tree. */
const actives = statement(`SELECT count(*) FROM (
    SELECT DISTINCT username FROM player_days WHERE merchant = @merchant
      AND day BETWEEN @from AND @to AND ${WAS_IN_TEAM} AND validBets > 0) AS played
  JOIN team_nodes AS node ON node.merchant = @merchant AND node.username = played.username
  WHERE node.joinedAt < @end AND node.username NOT IN (SELECT value FROM json_each(@left))`)

type Member = Pick<TeamNode, 'username' | 'path' | 'joinedAt'>

/** Lists all members below an agent, at any depth, without the agent. */
export const listTeam = (db: Db, node: TeamNode) =>
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

/** Lists everybody of a merchant who has moved, with their earlier paths, the first one first. */
function listMoved(db: Db, merchant: string) {
  const places = Map.groupBy(
    rowsOf(db, pastPlaces, { merchant }).list({ order: [pastPlaces.until] }),
    ({ username }) => username,
  )
  const { username, path, joinedAt } = teamNodes
  return db
    .select({ username, path, joinedAt })
    .from(teamNodes)
    .where(and(eq(teamNodes.merchant, merchant), inArray(username, [...places.keys()])))
    .all()
    .map((member) => ({ ...member, places: places.get(member.username) ?? [] }))
}

/** Reads a team's people once, to count them in many periods. */
export function readPeople(db: Db, agent: TeamNode) {
  const { merchant, username: name } = agent
  const zone = zoneOf(db, merchant)
  const moved = listMoved(db, merchant).filter(({ username }) => username !== name)
  const names = new Set(moved.map(({ username }) => username))
  const settled = listTeam(db, agent).filter(({ username }) => !names.has(username))
  const wasIn = ({ path, joinedAt, places }: (typeof moved)[number], end: number) =>
    joinedAt < end && namesIn(places.find(({ until }) => until >= end)?.path ?? path).includes(name)

  /** Lists the members below the agent right before a moment. */
  const listBefore = (end: number): Member[] => [
    ...settled.filter(({ joinedAt }) => joinedAt < end),
    ...moved.filter((member) => wasIn(member, end)),
  ]
  return {
    /** Lists those who registered in a period and were in the team at its end, the newest first. */
    listNew: (days: Days): string[] => {
      const { start, end } = boundsOf(days, zone)
      return listBefore(end)
        .filter(({ joinedAt }) => joinedAt >= start)
        .toSorted((one, other) => other.joinedAt - one.joinedAt)
        .map(({ username }) => username)
    },
    count: (days: Days) => {
      const { start, end } = boundsOf(days, zone)
      const members = listBefore(end)
      const left = moved.filter((member) => !wasIn(member, end)).map(({ username }) => username)
      const active = actives(db)
        .pluck()
        .get({ merchant, username: name, ...days, end, left: JSON.stringify(left) }) as number
      return {
        members: members.length,
        joined: members.filter(({ joinedAt }) => joinedAt >= start).length,
        active,
      }
    },
  }
}

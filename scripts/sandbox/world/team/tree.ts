import { and, eq, gte, lt } from '../../db/drizzle.ts'
import { finder, statement } from '../../db/prepared-statements.ts'
import type { Db } from '../../db/open.ts'
import { teamNodes } from '../../db/team-tables.ts'

export type TeamNode = typeof teamNodes.$inferSelect

export interface Person {
  merchant: string
  username: string
}

/** Largest number of levels that a tree may have. */
export const MAX_DEPTH = 50

/**
 * Finds a member's position in the tree; undefined for a player with neither upline nor downlines.
 */
export const findNode = finder(teamNodes, 'merchant', 'username')

/** Lists the usernames in a path, the top first. */
export const namesIn = (path: string): string[] => path.split('/').slice(1, -1)

const dueMoves = statement(
  'SELECT username, upline FROM coming_moves WHERE merchant = @merchant AND at <= @now ORDER BY at',
)

/**
 * Finds a member's position at a time, also if a move whose day has begun is not carried out yet.
 */
export function findPlace(db: Db, person: Person, now: number): TeamNode | undefined {
  const node = findNode(db, person)
  const { merchant } = person
  const due = node ? (dueMoves(db).all({ merchant, now }) as Record<string, string>[]) : []
  return due.reduce((place, { username, upline }) => {
    const names = place ? namesIn(place.path) : []
    const from = names.indexOf(username!)
    const above = from < 0 ? undefined : findNode(db, { merchant, username: upline! })
    return place && above
      ? { ...place, path: `${above.path}${names.slice(from).join('/')}/` }
      : place
  }, node)
}

/** Returns the range of paths of a member's team: from its own path up to before `end`. */
export const rangeOf = ({ merchant, path }: Pick<TeamNode, 'merchant' | 'path'>) => ({
  merchant,
  first: path,
  // `0` is the character after `/`, with which every path ends.
  end: `${path.slice(0, -1)}0`,
})

/** Whether a member is in a team, the agent included. */
export const isInTeam = (agent: Pick<TeamNode, 'merchant' | 'path'>) => {
  const { merchant, first, end } = rangeOf(agent)
  return and(eq(teamNodes.merchant, merchant), gte(teamNodes.path, first), lt(teamNodes.path, end))
}

/**
 * Returns how many levels the member with a path is below an agent; undefined if not in the agent's
 * team.
 */
export function levelIn(path: string, agent: string): number | undefined {
  const names = namesIn(path)
  const place = names.indexOf(agent)
  return place < 0 || place === names.length - 1 ? undefined : names.length - 1 - place
}

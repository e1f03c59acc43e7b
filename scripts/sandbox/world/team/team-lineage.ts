import { and, asc, eq, gt } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { statement } from '../../db/statement.ts'
import { teamMoves, teamNodes } from '../../db/team-tables.ts'

interface Person {
  merchant: string
  username: string
}

/** By `parent`, which a move changes at once (`team-relinks.ts`); it runs with every bet. */
const everybodyAbove = statement(`WITH RECURSIVE line (username, parent, distance) AS (
    SELECT username, parent, 0 FROM team_nodes
    WHERE merchant = @merchant AND username = @username
    UNION ALL
    SELECT above.username, above.parent, line.distance + 1
    FROM line JOIN team_nodes above
    ON above.merchant = @merchant AND above.username = line.parent
  ) SELECT username FROM line ORDER BY distance`)

/** Somebody of a team with everybody above, the nearest first; empty for who is in none. */
export const lineageOf = (db: Db, { merchant, username }: Person): string[] =>
  everybodyAbove(db).pluck().all({ merchant, username }) as string[]

/** The same as it was at a moment, whatever has moved since. */
export function lineageAt(db: Db, { merchant, username }: Person, at: number): string[] {
  return climb(username, (one) => {
    const isOne = and(eq(teamMoves.merchant, merchant), eq(teamMoves.username, one))
    const later = db
      .select({ from: teamMoves.from })
      .from(teamMoves)
      .where(and(isOne, gt(teamMoves.at, at)))
      .orderBy(asc(teamMoves.at), asc(teamMoves.id))
      .get()
    if (later) return later.from
    return parentOf(db, { merchant, username: one })
  })
}

/** Who is right above: null at the top, undefined for who is in no team. */
export const parentOf = (db: Db, { merchant, username }: Person): string | null | undefined =>
  db
    .select({ parent: teamNodes.parent })
    .from(teamNodes)
    .where(and(eq(teamNodes.merchant, merchant), eq(teamNodes.username, username)))
    .get()?.parent

/** Tells who was above at many moments, from what is read once. */
export function tellLineages(db: Db, merchant: string) {
  const nodes = db.select().from(teamNodes).where(eq(teamNodes.merchant, merchant)).all()
  const parents = new Map(nodes.map(({ username, parent }) => [username, parent]))
  const moves = Map.groupBy(
    db
      .select()
      .from(teamMoves)
      .where(eq(teamMoves.merchant, merchant))
      .orderBy(asc(teamMoves.at), asc(teamMoves.id))
      .all(),
    ({ username }) => username,
  )
  return (username: string, at: number): string[] =>
    climb(username, (one) => {
      const later = moves.get(one)?.find((move) => move.at > at)
      return later ? later.from : parents.get(one)
    })
}

/** From somebody to the top; empty for who is unknown. */
export function climb(
  username: string,
  uplineOf: (username: string) => string | null | undefined,
): string[] {
  const lineage: string[] = []
  for (let one: string | null = username; one !== null;) {
    const parent = uplineOf(one)
    if (parent === undefined) return []
    lineage.push(one)
    one = parent
  }
  return lineage
}

import { and, asc, eq, gt, sql } from '../db/drizzle.ts'
import type { Db } from '../db/open.ts'
import { teamClosure, teamMoves, teamNodes } from '../db/team-tables.ts'

interface Person {
  merchant: string
  username: string
}

/** The statements of each database: they run with every bet. */
const prepared = new WeakMap<Db, ReturnType<typeof prepareAll>>()

function prepare(db: Db): ReturnType<typeof prepareAll> {
  let statements = prepared.get(db)
  if (!statements) prepared.set(db, (statements = prepareAll(db)))
  return statements
}

const prepareAll = (db: Db) => ({
  lineage: db
    .select({ username: teamClosure.ancestor })
    .from(teamClosure)
    .where(
      and(
        eq(teamClosure.merchant, sql.placeholder('merchant')),
        eq(teamClosure.descendant, sql.placeholder('username')),
      ),
    )
    .orderBy(asc(teamClosure.distance))
    .prepare(),
})

/** Somebody of a team with everybody above, the nearest first; empty for who is in none. */
export const lineageOf = (db: Db, { merchant, username }: Person): string[] =>
  prepare(db)
    .lineage.all({ merchant, username })
    .map((row) => row.username)

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

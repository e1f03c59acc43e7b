import { RATE_GROUPS, type Rates } from '#features/agent/schema.ts'
import { and, eq, max, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { teamClosure, teamMoves, teamNodes, teamRelinks } from '../../db/team-tables.ts'
import { CallError } from '../../http/call-error.ts'
import { endWithUpline } from '../contracts/contracts.ts'
import { ratesOn } from './day-rates.ts'
import { dayAt } from '../days.ts'
import { findNode, levelBelow, MAX_DEPTH, type Person } from './team.ts'
import { lineageOf } from './team-lineage.ts'
import { relinkAll } from './team-relinks.ts'
import { inTurn } from './team-turns.ts'

/** The kinds of games of which somebody would earn more than the upline. */
export const listHigherRates = (rates: Rates, upline: Rates) =>
  RATE_GROUPS.filter((group) => rates[group] > upline[group])

/**
 * Puts somebody with everybody below under another upline, and resolves once all of them are there.
 * What the team came to until now stays with the teams above it then (docs/product.md §12.3). Rejects
 * with `CallError` 404 `member_not_found`, 409 `team_cycle`, or 422 `team_too_deep` or
 * `rates_above_upline`.
 */
export const moveNode = (db: Db, person: Person, newParent: string, at: number): Promise<void> =>
  inTurn(db, person.merchant, async () => {
    await relinkAll(db, person.merchant)
    beginMove(db, person, newParent, at)
    await relinkAll(db, person.merchant)
  })

function beginMove(db: Db, person: Person, newParent: string, at: number): void {
  const { merchant, username } = person
  const node = findNode(db, person)
  const above = findNode(db, { merchant, username: newParent })
  if (!node || !above) throw new CallError(404, 'member_not_found', 'There is no such member.')
  if (node.parent === newParent) return
  if (username === newParent || levelBelow(db, merchant, username, newParent) !== undefined) {
    throw new CallError(409, 'team_cycle', 'Nobody can be below somebody of the own team.')
  }
  if (above.depth + 1 + heightOf(db, person) > MAX_DEPTH) {
    throw new CallError(422, 'team_too_deep', 'The team has too many levels.')
  }
  // The day under way earns by the rates that stood when it began.
  const day = dayAt(db, merchant, at)
  const [today = node.rates, aboveToday = above.rates] = [person, above].map((one) =>
    ratesOn(db, one, day),
  )
  const higher = [
    ...new Set([
      ...listHigherRates(node.rates, above.rates),
      ...listHigherRates(today, aboveToday),
    ]),
  ]
  if (higher.length > 0) {
    throw new CallError(422, 'rates_above_upline', 'The rates are above the upline’s.', {
      groups: higher,
    })
  }
  db.transaction(() => {
    const before = lineageOf(db, person).slice(1)
    const after = lineageOf(db, above)
    countChildren(db, { merchant, username: node.parent }, -1)
    // They were agreed on with the upline left behind.
    endWithUpline(db, person, at)
    countChildren(db, { merchant, username: newParent }, 1)
    db.update(teamNodes).set({ parent: newParent }).where(isOne(person)).run()
    db.insert(teamMoves).values({ merchant, username, from: node.parent, to: newParent, at }).run()
    db.insert(teamRelinks).values({ merchant, username, before, after, done: '' }).run()
  })
}

const isOne = ({ merchant, username }: Person) =>
  and(eq(teamNodes.merchant, merchant), eq(teamNodes.username, username))

/** How many levels there are below somebody. */
const heightOf = (db: Db, { merchant, username }: Person): number =>
  db
    .select({ height: max(teamClosure.distance) })
    .from(teamClosure)
    .where(and(eq(teamClosure.merchant, merchant), eq(teamClosure.ancestor, username)))
    .get()?.height ?? 0

function countChildren(
  db: Db,
  { merchant, username }: { merchant: string; username: string | null },
  by: number,
): void {
  if (username === null) return
  db.update(teamNodes)
    .set({ childCount: sql`${teamNodes.childCount} + ${by}` })
    .where(isOne({ merchant, username }))
    .run()
}

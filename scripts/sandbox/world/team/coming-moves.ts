import type { Db } from '../../db/open.ts'
import { statement } from '../../db/prepared-statements.ts'
import { addRow, rowsOf } from '../../db/rows.ts'
import { comingMoves } from '../../db/team-tables.ts'
import { CallError } from '../../http/call-error.ts'
import { addDays, boundsOfDay, dayAt, zoneOf } from '../days.ts'
import { checkMove, moveNode } from './team-moves.ts'
import { findNode, namesIn, type Person, type TeamNode } from './tree.ts'

/*
 * A move takes effect when the next day of the merchant begins, so that each day belongs to one
 * upline. Only the uplines that lose the member know of it before (docs/product.md §12.3).
 */

/**
 * Plans a move for the next day; it replaces an earlier plan. Throws `CallError` like `moveNode`.
 */
export function planMove(db: Db, person: Person, upline: string, now: number): void {
  const { merchant, username } = person
  const plans = rowsOf(db, comingMoves, { merchant, username })
  // A move back to the present upline only cancels the plan.
  if (findNode(db, person)?.parent === upline) {
    plans.remove()
    return
  }
  checkMove(db, person, upline, now)
  const at = boundsOfDay(addDays(dayAt(db, merchant, now), 1), zoneOf(db, merchant)).start
  plans.remove()
  addRow(db, comingMoves, { merchant, username, upline, at })
}

const duePlans = statement(
  'SELECT username, upline, at FROM coming_moves WHERE merchant = @merchant AND at <= @now ORDER BY at',
)

/** Lists the moves whose day has begun. */
export const listDueMoves = (db: Db, merchant: string, now: number) =>
  duePlans(db).all({ merchant, now }) as { username: string; upline: string; at: number }[]

/** Carries out a move whose day has begun; a move that became impossible is dropped. */
export function carryOutMove(
  db: Db,
  merchant: string,
  { username, upline, at }: { username: string; upline: string; at: number },
): void {
  rowsOf(db, comingMoves, { merchant, username }).remove()
  try {
    moveNode(db, { merchant, username }, upline, at)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}

/** Returns the day from which a member below an agent has another upline; null if none is planned. */
export function readComingMove(db: Db, agent: Person, { path }: TeamNode): string | null {
  const { merchant, username } = agent
  const names = namesIn(path)
  const below = names.slice(names.indexOf(username) + 1)
  const plan = rowsOf(db, comingMoves, { merchant })
    .list({ order: [comingMoves.at] })
    .find((each) => below.includes(each.username))
  return plan ? dayAt(db, merchant, plan.at) : null
}

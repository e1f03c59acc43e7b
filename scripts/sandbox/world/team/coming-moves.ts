import type { Db } from '../../db/open.ts'
import { statement } from '../../db/prepared-statements.ts'
import { addRow, rowsOf } from '../../db/rows.ts'
import { comingMoves } from '../../db/team-tables.ts'
import { CallError } from '../../http/call-error.ts'
import { addMessage } from '../content/inbox.ts'
import type { MessageKind } from '../content/message-words.ts'
import { addDays, boundsOfDay, dayAt, zoneOf } from '../days.ts'
import { checkMove, moveNode } from './team-moves.ts'
import { findNode, namesIn, type Person, type TeamNode } from './tree.ts'

/*
 * A move takes effect when the next day of the merchant begins, so that each day belongs to one
 * upline. The member and the new upline get a message, the uplines that lose the member see the day
 * on its card. Of a plan that is dropped each of them is told its own part: the present upline does
 * not learn where the member was to go (docs/product.md §12.3).
 */

/** Tells that a message has arrived. */
type Tell = (username: string) => void

type Plan = Pick<typeof comingMoves.$inferSelect, 'merchant' | 'username' | 'upline' | 'at'>

function write(db: Db, to: string, kind: MessageKind, plan: Plan, now: number, tell: Tell): void {
  const { merchant, username: member, upline, at } = plan
  const day = dayAt(db, merchant, at)
  const reference = `${kind} ${member} ${day} ${now}`
  const data = { member, day, ...(kind === 'moveComing' && { upline }) }
  addMessage(db, { merchant, username: to, kind, data, reference, at: now })
  tell(to)
}

/** Takes a plan away, and tells those who knew of it; one that is replaced only its upline. */
function drop(db: Db, plan: Plan, now: number, tell: Tell, isReplaced = false): void {
  const { merchant, username, upline } = plan
  rowsOf(db, comingMoves, { merchant, username }).remove()
  write(db, upline, 'memberNotComing', plan, now, tell)
  if (isReplaced) return
  write(db, username, 'moveDropped', plan, now, tell)
  const parent = findNode(db, plan)?.parent
  if (parent) write(db, parent, 'memberStays', plan, now, tell)
}

/**
 * Plans a move for the next day; it replaces an earlier plan. Throws `CallError` like `moveNode`.
 */
export function planMove(db: Db, person: Person, upline: string, now: number, tell: Tell): void {
  const { merchant, username } = person
  const earlier = rowsOf(db, comingMoves, { merchant, username }).find()
  // A move back to the present upline only cancels the plan.
  const isBack = findNode(db, person)?.parent === upline
  if (!isBack) checkMove(db, person, upline, now)
  if (earlier?.upline === upline) return
  db.transaction(() => {
    if (earlier) drop(db, earlier, now, tell, !isBack)
    if (isBack) return
    const at = boundsOfDay(addDays(dayAt(db, merchant, now), 1), zoneOf(db, merchant)).start
    const plan = { merchant, username, upline, at }
    addRow(db, comingMoves, plan)
    write(db, username, 'moveComing', plan, now, tell)
    write(db, upline, 'memberComing', plan, now, tell)
  })
}

const duePlans = statement(
  'SELECT merchant, username, upline, at FROM coming_moves WHERE merchant = @merchant AND at <= @now ORDER BY at',
)

/** Lists the moves whose day has begun. */
export const listDueMoves = (db: Db, merchant: string, now: number) =>
  duePlans(db).all({ merchant, now }) as Plan[]

/** Carries out a move whose day has begun; one that became impossible is dropped. */
export function carryOutMove(db: Db, plan: Plan, now: number, tell: Tell): void {
  const { merchant, username, upline, at } = plan
  try {
    moveNode(db, { merchant, username }, upline, at)
    rowsOf(db, comingMoves, { merchant, username }).remove()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    drop(db, plan, now, tell)
  }
}

/**
 * Returns the day on which a member leaves an agent's team; null if no move that is planned leads
 * out of it. A member moves together with each upline, so the whole way up is looked at as it will
 * be.
 */
export function readComingMove(db: Db, agent: Person, { path }: TeamNode): string | null {
  const { merchant, username } = agent
  const all = rowsOf(db, comingMoves, { merchant }).list()
  const plans = new Map(all.map((plan) => [plan.username, plan]))
  const followed = new Set<Plan>()
  let names = namesIn(path)
  for (;;) {
    const own = names.indexOf(username)
    const mover = names.slice(own + 1).findLast((name) => plans.has(name))
    const [first] = followed
    if (mover === undefined) return own === -1 && first ? dayAt(db, merchant, first.at) : null
    const plan = plans.get(mover)!
    // Two moves below each other cannot both take place.
    if (followed.has(plan)) return null
    followed.add(plan)
    names = namesIn(findNode(db, { merchant, username: plan.upline })?.path ?? path)
  }
}

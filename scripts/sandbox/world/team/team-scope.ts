import type { Db } from '../../db/open.ts'
import { findNode, MAX_DEPTH, rangeOf } from './tree.ts'

/** The members of a team on certain levels below its root. */
export interface Scope {
  merchant: string
  root: string
  /** Range of the team's paths: from `first` to before `end`. */
  first: string
  end: string
  /** Smallest and largest depth, counted from the top of the whole tree. */
  least: number
  most: number
}

/** @param to the lowest level included; 0 is the root itself */
function scopeOf(db: Db, merchant: string, root: string, from: number, to: number): Scope {
  const node = findNode(db, { merchant, username: root })
  if (!node) throw new Error(`${root} is in no team`)
  return { ...rangeOf(node), root, least: node.depth + from, most: node.depth + to }
}

export const wholeTeam = (db: Db, merchant: string, root: string): Scope =>
  scopeOf(db, merchant, root, 0, MAX_DEPTH)
export const everybodyBelow = (db: Db, merchant: string, root: string): Scope =>
  scopeOf(db, merchant, root, 1, MAX_DEPTH)
export const directDownlines = (db: Db, merchant: string, root: string): Scope =>
  scopeOf(db, merchant, root, 1, 1)
export const onlyOne = (db: Db, merchant: string, username: string): Scope =>
  scopeOf(db, merchant, username, 0, 0)

/** Condition that a node is in the scope whose values are passed. */
export const IN_SCOPE = `node.merchant = @merchant AND node.path >= @first AND node.path < @end
  AND node.depth BETWEEN @least AND @most`

import { and, gte, lt } from '../../db/drizzle.ts'
import { rowsOf } from '../../db/rows.ts'
import { accounts } from '../../db/tables.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { playerOf } from '../../http/serve.ts'
import { findAccount } from '../identity/accounts.ts'
import { computeOnce } from '../compute-once.ts'
import { requireDownline, isAgent, levelBelow, showAccount } from './team.ts'
import { namesIn } from './tree.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'player'>

export interface ShownMember {
  id: string
  account: string
  isAgent: boolean
  level: number
}

/** The most members that a search returns. */
const MOST_FOUND = 10

/** Returns a function that writes the members of a report, and looks each up only once. */
export function memberShower(context: Context): (username: string) => ShownMember {
  const { db, merchant } = context
  const agent = playerOf(context).username
  return computeOnce((username) => {
    const found = findAccount(db, { merchant: merchant.code, username })
    if (!found) throw new Error(`${username} has no account`)
    const below = levelBelow(db, merchant.code, agent, username)
    // Whoever left the team since the report was counted is nobody's to see any more.
    if (below === undefined && username !== agent) refuse('member_not_found')
    const level = below ?? 0
    const account = level === 0 ? username : showAccount(username, level)
    return { id: found.id, account, isAgent: isAgent(found), level }
  })
}

/** Finds the username of an id in any team; callers must not reveal it. */
export const findUsername = ({ db, merchant }: Context, id: string): string | undefined =>
  rowsOf(db, accounts, { merchant: merchant.code, id }).find()?.username

/** Finds members of the team by their id, or direct downlines by the beginning of their name. */
export function findMembers(context: Context, text: string): ShownMember[] {
  const { db, merchant } = context
  const agent = playerOf(context)
  const show = memberShower(context)
  const wanted = text.toLowerCase()
  const byId = findUsername(context, text)
  const isBelow =
    byId !== undefined && levelBelow(db, merchant.code, agent.username, byId) !== undefined
  const { username: name } = teamNodes
  const isNamed = and(gte(name, wanted), lt(name, `${wanted}\u{10FFFF}`))
  const directs = { merchant: merchant.code, parent: agent.username }
  const byName = rowsOf(db, teamNodes, directs, isNamed).list({ order: [name], limit: MOST_FOUND })
  const names = new Set([...(isBelow ? [byId] : []), ...byName.map((each) => each.username)])
  return [...names].slice(0, MOST_FOUND).map(show)
}

/**
 * Lists the members from an agent's direct downline to a member. Throws `CallError` 404 like
 * `requireDownline`.
 */
export function readTrail(context: Context, id: string): ShownMember[] {
  const { node, level } = requireDownline(context, id)
  return namesIn(node.path).slice(-level).map(memberShower(context))
}

import { and, eq, sql } from '../db/drizzle.ts'
import type { Db } from '../db/open.ts'
import { accounts } from '../db/tables.ts'
import { teamClosure } from '../db/team-tables.ts'
import type { CallContext } from '../http/serve.ts'
import { playerOf } from '../http/serve.ts'
import { demandDownline, findNode, isAgent, levelBelow, showMember } from './team.ts'
import type { Account } from './accounts.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'player'>

export interface ShownMember {
  id: string
  account: string
  isAgent: boolean
  level: number
}

/** The most that a search finds. */
const MOST_FOUND = 10

const findAccount = (db: Db, merchant: string, username: string): Account | undefined =>
  db
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchant, merchant), eq(accounts.username, username)))
    .get()

/** Shows the members of a report, each looked up once. */
export function memberShower(context: Context): (username: string) => ShownMember {
  const { db, merchant } = context
  const agent = playerOf(context)
  const shown = new Map<string, ShownMember>()
  const look = (username: string): ShownMember => {
    const account = findAccount(db, merchant.code, username)
    const node = findNode(db, { merchant: merchant.code, username })
    const level = levelBelow(db, merchant.code, agent.username, username)
    if (!account || !node) throw new Error(`${username} is in no team`)
    // Oneself is no downline.
    if (level === undefined) {
      return { id: account.id, account: username, isAgent: isAgent(account), level: 0 }
    }
    const { joinedAt: _, ...member } = showMember({ account, node, level })
    return member
  }
  return (username) => {
    const member = shown.get(username) ?? look(username)
    shown.set(username, member)
    return member
  }
}

/** The name behind an id, of whoever it is: it goes to nobody. */
export const findUsername = ({ db, merchant }: Context, id: string): string | undefined =>
  db.get<{ username: string } | undefined>(sql`SELECT username FROM ${accounts}
    WHERE merchant = ${merchant.code} AND id = ${id}`)?.username

/** Members of the team by their id, or direct downlines whose name begins so. */
export function findMembers(context: Context, text: string): ShownMember[] {
  const { db, merchant } = context
  const agent = playerOf(context)
  const show = memberShower(context)
  const wanted = text.toLowerCase()
  const byId = findUsername(context, text)
  const isBelow =
    byId !== undefined && levelBelow(db, merchant.code, agent.username, byId) !== undefined
  const byName = db.all<{ username: string }>(sql`SELECT descendant AS username
    FROM ${teamClosure} WHERE merchant = ${merchant.code} AND ancestor = ${agent.username}
    AND distance = 1 AND descendant >= ${wanted} AND descendant < ${`${wanted}\u{10FFFF}`}
    ORDER BY descendant LIMIT ${MOST_FOUND}`)
  const names = new Set([...(isBelow ? [byId] : []), ...byName.map((each) => each.username)])
  return [...names].slice(0, MOST_FOUND).map(show)
}

/** From the agent's own downline to a member. Throws `CallError` 404 as `demandDownline` does. */
export function readTrail(context: Context, id: string): ShownMember[] {
  const { db, merchant } = context
  const { account, level } = demandDownline(context, id)
  const show = memberShower(context)
  return db
    .all<{ username: string }>(
      sql`SELECT ancestor AS username FROM ${teamClosure}
        WHERE merchant = ${merchant.code} AND descendant = ${account.username}
        AND distance < ${level} ORDER BY distance DESC`,
    )
    .map(({ username }) => show(username))
}

import { and, eq, gt, sql } from '../db/drizzle.ts'
import { accounts } from '../db/tables.ts'
import { teamClosure, teamNodes } from '../db/team-tables.ts'
import { CallError } from '../http/call-error.ts'
import type { CallContext } from '../http/serve.ts'
import { playerOf } from '../http/serve.ts'
import { demandDownline, isAgent, levelBelow, showMember } from './team.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'player'>

export interface ShownMember {
  id: string
  account: string
  isAgent: boolean
  level: number
}

/** The most that a search finds. */
const MOST_FOUND = 10

/** Shows the members of a report, each looked up once. */
export function memberShower(context: Context): (username: string) => ShownMember {
  const { db, merchant } = context
  const agent = playerOf(context)
  const shown = new Map<string, ShownMember>()
  // One query for all: a file may name everybody of a large team.
  const find = db
    .select({
      id: accounts.id,
      username: accounts.username,
      type: accounts.type,
      nickname: accounts.nickname,
      joinedAt: teamNodes.joinedAt,
      level: teamClosure.distance,
    })
    .from(accounts)
    .innerJoin(
      teamNodes,
      and(eq(teamNodes.merchant, accounts.merchant), eq(teamNodes.username, accounts.username)),
    )
    .leftJoin(
      teamClosure,
      and(
        eq(teamClosure.merchant, accounts.merchant),
        eq(teamClosure.ancestor, agent.username),
        eq(teamClosure.descendant, accounts.username),
        gt(teamClosure.distance, 0),
      ),
    )
    .where(
      and(eq(accounts.merchant, merchant.code), eq(accounts.username, sql.placeholder('username'))),
    )
    .prepare()
  const look = (username: string): ShownMember => {
    const account = find.get({ username })
    if (!account) throw new Error(`${username} is in no team`)
    const { level } = account
    if (level === null) {
      // Whoever left the team since the report was counted is nobody's to see any more.
      if (username !== agent.username) {
        throw new CallError(404, 'member_not_found', 'There is no such member in this team.')
      }
      return { id: account.id, account: username, isAgent: isAgent(account), level: 0 }
    }
    const { joinedAt: _, ...member } = showMember({ account, node: account, level })
    return member
  }
  return (username) => {
    const known = shown.get(username)
    if (known) return known
    const member = look(username)
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

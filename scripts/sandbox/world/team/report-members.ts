import { sql } from '../../db/drizzle.ts'
import { statement } from '../../db/statement.ts'
import { accounts } from '../../db/tables.ts'
import { teamClosure } from '../../db/team-tables.ts'
import { CallError } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { playerOf } from '../../http/serve.ts'
import { demandDownline, isAgent, levelBelow, showAccount } from './team.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'player'>

export interface ShownMember {
  id: string
  account: string
  isAgent: boolean
  level: number
}

/** The most that a search finds. */
const MOST_FOUND = 10

/** The account of a name, and how many levels below an agent it is; a join takes four times as long. */
const findMember = statement(`SELECT id, type, (
    SELECT distance FROM team_closure
    WHERE merchant = @merchant AND ancestor = @agent AND descendant = @username AND distance > 0
  ) AS level
  FROM accounts WHERE merchant = @merchant AND username = @username`)

/** Shows the members of a report, each looked up once. */
export function memberShower(context: Context): (username: string) => ShownMember {
  const { db, merchant } = context
  const agent = playerOf(context).username
  const shown = new Map<string, ShownMember>()
  const find = findMember(db)
  const look = (username: string): ShownMember => {
    const found = find.get({ merchant: merchant.code, agent, username }) as
      | { id: string; type: number; level: number | null }
      | undefined
    if (!found) throw new Error(`${username} has no account`)
    const { id } = found
    // Whoever left the team since the report was counted is nobody's to see any more.
    if (found.level === null && username !== agent) {
      throw new CallError(404, 'member_not_found', 'There is no such member in this team.')
    }
    const level = found.level ?? 0
    const account = level === 0 ? username : showAccount(username, level)
    return { id, account, isAgent: isAgent(found), level }
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

import type { Rates } from '#features/agent/schema.ts'
import { AGENT_TYPES } from '#core/session/schema.ts'
import { and, eq, gt, inArray, sql } from '../db/drizzle.ts'
import type { Db } from '../db/open.ts'
import { accounts } from '../db/tables.ts'
import { teamClosure, teamNodes } from '../db/team-tables.ts'
import { CallError } from '../http/call-error.ts'
import type { CallContext, Merchant } from '../http/serve.ts'
import { playerOf } from '../http/serve.ts'
import type { Account } from './accounts.ts'

export type TeamNode = typeof teamNodes.$inferSelect

export interface Person {
  merchant: string
  username: string
}

/** The deepest that a tree goes. */
export const MAX_DEPTH = 50

const isOf = ({ merchant, username }: Person) =>
  and(eq(teamNodes.merchant, merchant), eq(teamNodes.username, username))

/** Somebody's place in the tree; undefined for who has neither upline nor downlines. */
export const findNode = (db: Db, person: Person): TeamNode | undefined =>
  db.select().from(teamNodes).where(isOf(person)).get()

/** Puts somebody below an upline, or at the top. Throws `CallError` 422 `team_too_deep`. */
export function addNode(
  db: Db,
  person: Person,
  { parent, rates, at }: { parent: string | null; rates: Rates; at: number },
): void {
  const { merchant, username } = person
  const above = parent === null ? undefined : findNode(db, { merchant, username: parent })
  if (parent !== null && !above) throw new Error(`${parent} is in no team`)
  const depth = above ? above.depth + 1 : 0
  if (depth > MAX_DEPTH) throw new CallError(422, 'team_too_deep', 'The team has too many levels.')
  db.insert(teamNodes)
    .values({ ...person, parent, depth, childCount: 0, teamCount: 0, joinedAt: at, rates })
    .run()
  db.insert(teamClosure)
    .values({ merchant, ancestor: username, descendant: username, distance: 0 })
    .run()
  if (parent === null) return
  db.run(sql`INSERT INTO team_closure (merchant, ancestor, descendant, distance)
    SELECT merchant, ancestor, ${username}, distance + 1 FROM team_closure
    WHERE merchant = ${merchant} AND descendant = ${parent}`)
  const everybodyAbove = db
    .select({ username: teamClosure.ancestor })
    .from(teamClosure)
    .where(
      and(
        eq(teamClosure.merchant, merchant),
        eq(teamClosure.descendant, username),
        gt(teamClosure.distance, 0),
      ),
    )
  db.update(teamNodes)
    .set({ teamCount: sql`${teamNodes.teamCount} + 1` })
    .where(and(eq(teamNodes.merchant, merchant), inArray(teamNodes.username, everybodyAbove)))
    .run()
  db.update(teamNodes)
    .set({ childCount: sql`${teamNodes.childCount} + 1` })
    .where(isOf({ merchant, username: parent }))
    .run()
}

/** How many levels somebody is below an agent; undefined if not at all. */
export function levelBelow(
  db: Db,
  merchant: string,
  agent: string,
  username: string,
): number | undefined {
  const row = db
    .select({ distance: teamClosure.distance })
    .from(teamClosure)
    .where(
      and(
        eq(teamClosure.merchant, merchant),
        eq(teamClosure.ancestor, agent),
        eq(teamClosure.descendant, username),
        gt(teamClosure.distance, 0),
      ),
    )
    .get()
  return row?.distance
}

export interface Downline {
  account: Account
  node: TeamNode
  /** 1 is a downline of the agent's own. */
  level: number
}

/**
 * Somebody below the agent of a call. Throws `CallError` 404 `member_not_found` for everybody else:
 * agents see nothing but their own team (docs/product.md §12.3).
 */
export function demandDownline(
  context: Pick<CallContext, 'db' | 'merchant' | 'player'>,
  id: string,
): Downline {
  const { db, merchant } = context
  const agent = playerOf(context)
  const account = db
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchant, merchant.code), eq(accounts.id, id)))
    .get()
  const level = account && levelBelow(db, merchant.code, agent.username, account.username)
  const node = account && findNode(db, account)
  if (!account || !node || level === undefined) {
    throw new CallError(404, 'member_not_found', 'There is no such member in this team.')
  }
  return { account, node, level }
}

/** What the demo agents earn at the top. */
export const TOP_RATES: Rates = {
  slots: 80,
  live: 60,
  cards: 60,
  fishing: 80,
  sports: 50,
  lottery: 40,
}

const lower = (rates: Rates, by: number) =>
  Object.fromEntries(
    Object.entries(rates).map(([group, rate]) => [group, Math.max(0, rate - by)]),
  ) as Rates

/** Writes a merchant's demo team, once, when an agent first asks: most worlds never need it. */
export async function ensureTeam(db: Db, merchant: Merchant, now: number): Promise<void> {
  const { code } = merchant
  const top = { merchant: code, username: 'demoleader' }
  if (findNode(db, top)) return
  db.transaction((tx) => {
    const world = tx as unknown as Db
    const add = (username: string, parent: string | null, rates: Rates) =>
      addNode(world, { merchant: code, username }, { parent, rates, at: now })
    add('demoleader', null, TOP_RATES)
    add('demooffice', null, TOP_RATES)
    add('demoagent', 'demoleader', lower(TOP_RATES, 10))
    add('demomember', 'demoagent', lower(TOP_RATES, 80))
  })
}

/** Whether an account may have downlines. */
export const isAgent = ({ type }: Pick<Account, 'type'>): boolean => AGENT_TYPES.includes(type)

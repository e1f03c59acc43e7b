import { RATE_GROUPS, type Rates, type TeamMember } from '#features/agent/schema.ts'
import { AGENT_ONLY_TYPES, AGENT_TYPES } from '#core/session/schema.ts'
import { and, eq, gt, inArray, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matchesGiven, prepared } from '../../db/prepared.ts'
import { accounts } from '../../db/tables.ts'
import { teamClosure, teamNodes } from '../../db/team-tables.ts'
import { CallError } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { playerOf } from '../../http/serve.ts'
import { type Account, maskUsername, nicknameOf } from '../identity/accounts.ts'
import { limitFirstDay } from './day-rates.ts'
import { dayAt } from '../days.ts'
import { shiftDownlineDays } from './downline-days.ts'
import { balanceOf, mainWalletOf } from '../money/ledger.ts'
import { writeUnits } from '../money/money.ts'
import { maskEmail, maskPhone } from '../identity/second-factor.ts'
import { addToTeams } from './team-days.ts'
import { lineageOf } from './team-lineage.ts'

export type TeamNode = typeof teamNodes.$inferSelect

export interface Person {
  merchant: string
  username: string
}

/** The deepest that a tree goes. */
export const MAX_DEPTH = 50

const isOf = ({ merchant, username }: Person) =>
  and(eq(teamNodes.merchant, merchant), eq(teamNodes.username, username))

const nodeOf = prepared((db) =>
  db
    .select()
    .from(teamNodes)
    .where(matchesGiven(teamNodes, 'merchant', 'username'))
    .prepare(),
)

/** Somebody's place in the tree; undefined for who has neither upline nor downlines. */
export const findNode = (db: Db, { merchant, username }: Person): TeamNode | undefined =>
  nodeOf(db).get({ merchant, username })

/** Puts somebody below an upline, or at the top. Throws `CallError` 422 `team_too_deep`. */
export function addNode(
  db: Db,
  person: Person,
  { parent, rates, at }: { parent: string | null; rates: Rates; at: number },
): void {
  const { merchant, username } = person
  const lineage = parent === null ? [] : lineageOf(db, { merchant, username: parent })
  if (parent !== null && lineage.length === 0) throw new Error(`${parent} is in no team`)
  const depth = lineage.length
  if (depth > MAX_DEPTH) throw new CallError(422, 'team_too_deep', 'The team has too many levels.')
  db.insert(teamNodes)
    .values({ ...person, parent, depth, childCount: 0, teamCount: 0, joinedAt: at, rates })
    .run()
  const links = [username, ...lineage].map((ancestor, distance) => ({ ancestor, distance }))
  db.insert(teamClosure)
    .values(links.map((each) => ({ merchant, descendant: username, ...each })))
    .run()
  shiftDownlineDays(db, merchant, { uplines: lineage, names: [username] }, 1)
  if (parent === null) return
  limitFirstDay(db, person, { parent, rates, at })
  db.update(teamNodes)
    .set({ teamCount: sql`${teamNodes.teamCount} + 1` })
    .where(and(eq(teamNodes.merchant, merchant), inArray(teamNodes.username, lineage)))
    .run()
  db.update(teamNodes)
    .set({ childCount: sql`${teamNodes.childCount} + 1` })
    .where(isOf({ merchant, username: parent }))
    .run()
  addToTeams(db, { merchant, lineage, day: dayAt(db, merchant, at) }, { joined: 1 })
}

const NO_RATES = Object.fromEntries(RATE_GROUPS.map((group) => [group, 0])) as Rates

/**
 * Puts a player who took an agent's invitation below that agent, without rates. An agent who is in no
 * team yet finds the player when the team is written.
 */
export function joinByCode(db: Db, person: Person, { agent, at }: { agent: string; at: number }) {
  if (!findNode(db, { merchant: person.merchant, username: agent })) return
  addNode(db, person, { parent: agent, rates: NO_RATES, at })
}

const distanceOf = prepared((db) =>
  db
    .select({ distance: teamClosure.distance })
    .from(teamClosure)
    .where(
      and(
        matchesGiven(teamClosure, 'merchant', 'ancestor', 'descendant'),
        gt(teamClosure.distance, 0),
      ),
    )
    .prepare(),
)

/** How many levels somebody is below an agent; undefined if not at all. */
export const levelBelow = (
  db: Db,
  merchant: string,
  agent: string,
  username: string,
): number | undefined =>
  distanceOf(db).get({ merchant, ancestor: agent, descendant: username })?.distance

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

/** Whether an account may have downlines. */
export const isAgent = ({ type }: Pick<Account, 'type'>): boolean => AGENT_TYPES.includes(type)

/** Whether an account has a wallet: office agents have none (docs/product.md §12.6). */
export const hasWallet = ({ type }: Pick<Account, 'type'>): boolean =>
  !AGENT_ONLY_TYPES.includes(type)

/** What of somebody of a team is needed to show them. */
interface ShowableMember {
  account: Pick<Account, 'id' | 'username' | 'type'>
  node: Pick<TeamNode, 'joinedAt'>
  level: number
}

/** A name as an agent sees it (docs/product.md §12.3): those below a downline keep theirs to themselves. */
export const showAccount = (username: string, level: number): string =>
  level === 1 ? username : maskUsername(username)

/** Somebody of a team as the agent above sees them. */
export function showMember({ account, node, level }: ShowableMember): TeamMember {
  return {
    id: account.id,
    account: showAccount(account.username, level),
    isAgent: isAgent(account),
    level,
    joinedAt: new Date(node.joinedAt).toISOString(),
  }
}

/** What only the agent right above sees of somebody, contacts masked; null for all others. */
export function showDetails(db: Db, { account, node, level }: Downline, currency: string) {
  if (level !== 1) return null
  const { merchant, username, mobileNum, email } = account
  return {
    nickname: nicknameOf(account),
    balance: writeUnits(balanceOf(db, mainWalletOf(merchant, username)), currency),
    lastLoginAt: node.lastLoginAt === null ? null : new Date(node.lastLoginAt).toISOString(),
    phone: mobileNum && maskPhone(mobileNum),
    email: email && maskEmail(email),
  }
}

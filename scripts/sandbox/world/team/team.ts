import { RATE_GROUPS, type Rates, type TeamMember } from '#features/agent/schema.ts'
import { AGENT_ONLY_TYPES, AGENT_TYPES } from '../identity/account-types.ts'
import { sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { addRow, matches, rowsOf } from '../../db/rows.ts'
import { accounts } from '../../db/tables.ts'
import { statement } from '../../db/prepared-statements.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { playerOf } from '../../http/serve.ts'
import { type Account, maskUsername, nicknameOf } from '../identity/accounts.ts'
import { limitFirstDay } from './rates.ts'
import { MAX_DEPTH, type Person, type TeamNode, findNode, levelIn, rangeOf } from './tree.ts'
import { balanceOf, mainWalletOf } from '../money/ledger.ts'
import { writeUnits } from '../money/money.ts'
import { maskEmail, maskPhone } from '../identity/second-factor.ts'
import { writeTime } from '../days.ts'

/** Condition of a join that an account is that of the node. */
export const isOfNode = matches(accounts, {
  merchant: teamNodes.merchant,
  username: teamNodes.username,
})

/** Counts all members below the member of the outer query's row. */
export const teamSize = sql<number>`(SELECT count(*) FROM team_nodes AS below
  WHERE below.merchant = ${teamNodes.merchant} AND below.path > ${teamNodes.path}
  AND below.path < substr(${teamNodes.path}, 1, length(${teamNodes.path}) - 1) || '0')`

const sizes =
  statement(`SELECT count(*) AS teamSize, coalesce(sum(parent = @username), 0) AS directs
  FROM team_nodes WHERE merchant = @merchant AND path > @first AND path < @end`)

/** Counts all members below a member, and the direct ones. */
export const countTeam = (db: Db, node: TeamNode): { teamSize: number; directs: number } =>
  sizes(db).get({ ...rangeOf(node), username: node.username }) as never

/**
 * Adds a member below an upline, or at the top of a tree. Throws `CallError` 422 `team_too_deep`.
 */
export function addNode(
  db: Db,
  person: Person,
  { parent, rates, at }: { parent: string | null; rates: Rates; at: number },
): void {
  const { merchant, username } = person
  const above = parent === null ? undefined : findNode(db, { merchant, username: parent })
  if (parent !== null && !above) throw new Error(`${parent} is in no team`)
  const depth = above ? above.depth + 1 : 0
  if (depth > MAX_DEPTH) refuse('team_too_deep')
  const path = `${above?.path ?? '/'}${username}/`
  addRow(db, teamNodes, { merchant, username, parent, path, depth, joinedAt: at, rates })
  if (parent !== null) limitFirstDay(db, person, { parent, rates, at })
}

const NO_RATES = Object.fromEntries(RATE_GROUPS.map((group) => [group, 0])) as Rates

/**
 * Adds a player who accepted an agent's invitation below that agent, without rates. If the agent's
 * team does not exist yet, the player is added when it is seeded.
 */
export function joinByCode(db: Db, person: Person, { agent, at }: { agent: string; at: number }) {
  if (!findNode(db, { merchant: person.merchant, username: agent })) return
  addNode(db, person, { parent: agent, rates: NO_RATES, at })
}

/** Returns how many levels a member is below an agent; undefined if not in the agent's team. */
export function levelBelow(
  db: Db,
  merchant: string,
  agent: string,
  username: string,
): number | undefined {
  const node = findNode(db, { merchant, username })
  return node && levelIn(node.path, agent)
}

export interface Downline {
  account: Account
  node: TeamNode
  /** Levels below the agent; 1 is a direct downline. */
  level: number
}

/**
 * Finds a member below the agent of a call. Throws `CallError` 404 `member_not_found` for all
 * others: agents see only their own team (docs/product.md §12.3).
 */
export function requireDownline(
  context: Pick<CallContext, 'db' | 'merchant' | 'player'>,
  id: string,
): Downline {
  const { db, merchant } = context
  const agent = playerOf(context)
  const account = rowsOf(db, accounts, { merchant: merchant.code, id }).find()
  const node = account && findNode(db, account)
  const level = node && levelIn(node.path, agent.username)
  if (!account || !node || level === undefined) refuse('member_not_found')
  return { account, node, level }
}

/** Whether an account may have downlines. */
export const isAgent = ({ type }: Pick<Account, 'type'>): boolean => AGENT_TYPES.includes(type)

/** Whether an account has a wallet: office agents have none (docs/product.md §12.6). */
export const hasWallet = ({ type }: Pick<Account, 'type'>): boolean =>
  !AGENT_ONLY_TYPES.includes(type)

/**
 * Writes a name as an agent sees it (docs/product.md §12.3): names of deeper members are masked.
 */
export const showAccount = (username: string, level: number): string =>
  level === 1 ? username : maskUsername(username)

/** Writes a member of a team as the agent above sees the member. */
export function showMember({ account, node, level }: Downline): TeamMember {
  return {
    id: account.id,
    account: showAccount(account.username, level),
    isAgent: isAgent(account),
    level,
    joinedAt: writeTime(node.joinedAt),
  }
}

/**
 * Writes the details that only the direct upline sees, with masked contacts; null for all others.
 */
export function showDetails(db: Db, { account, node, level }: Downline, currency: string) {
  if (level !== 1) return null
  const { merchant, username, mobileNum, email } = account
  return {
    nickname: nicknameOf(account),
    balance: writeUnits(balanceOf(db, mainWalletOf(merchant, username)), currency),
    lastLoginAt: writeTime(node.lastLoginAt),
    phone: mobileNum && maskPhone(mobileNum),
    email: email && maskEmail(email),
  }
}

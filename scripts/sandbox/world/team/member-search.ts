import { parseDate } from '@internationalized/date'
import type { searchTeam as searchCall } from '#features/agent/team/api.ts'
import { dayOf } from '#lib/periods.ts'
import { AGENT_TYPES } from '../identity/account-types.ts'
import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  notInArray,
  sql,
} from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, rowsOf } from '../../db/rows.ts'
import { ledgerAccounts } from '../../db/play-tables.ts'
import { accounts } from '../../db/tables.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext, QueryOf } from '../../http/serve.ts'
import type { Account } from '../identity/accounts.ts'
import { zoneOf, boundsOfDay } from '../days.ts'
import { readUnits } from '../money/money.ts'
import { isOfNode, levelBelow } from './team.ts'
import { findNode, isInTeam, type TeamNode } from './tree.ts'
import { searchTeam } from './team-search.ts'

/*
 * Finds members anywhere in a team by a text and filters (docs/product.md §12.3).
 */

type Query = QueryOf<typeof searchCall>
type Context = Pick<CallContext, 'db' | 'merchant' | 'now'>

/** Most members that a text may find. */
const MOST_FOUND = 1000

/**
 * Lists the usernames of a page of matching members, and whether there are more: direct downlines
 * by name, then all others by id, since an order by name would reveal masked names.
 *
 * @param query.cursor id of the last member of the page before, since names may be masked
 */
export function searchMembers(
  context: Context,
  agent: Account,
  query: Query,
): { usernames: string[]; hasMore: boolean } {
  const { db } = context
  const own = findNode(db, agent)
  if (!own) return { usernames: [], hasMore: false }
  const last = readEnd(db, agent, query.cursor)
  const isDirect = eq(teamNodes.depth, own.depth + 1)
  const isDeeper = gt(teamNodes.depth, own.depth + 1)
  const direct = { is: isDirect, order: teamNodes.username, after: last?.username }
  const deeper = { is: isDeeper, order: accounts.id, after: last?.id }
  const parts = last && last.level > 1 ? [deeper] : [direct, { ...deeper, after: undefined }]
  const found =
    query.text === undefined
      ? undefined
      : searchTeam(db, agent, query.text, MOST_FOUND).map(({ username }) => username)
  const fits = and(
    isInTeam(own),
    found && inArray(teamNodes.username, found),
    filterOf(context, own, query),
  )
  const size = query.pageSize + 1
  const usernames: string[] = []
  for (const { is, order, after } of parts) {
    const rows = db
      .select({ username: teamNodes.username })
      .from(teamNodes)
      .innerJoin(accounts, isOfNode)
      .leftJoin(ledgerAccounts, hasWallet)
      .where(and(is, fits, after === undefined ? undefined : gt(order, after)))
      .orderBy(asc(order))
      .limit(size - usernames.length)
      .all()
    usernames.push(...rows.map(({ username }) => username))
    if (usernames.length === size) break
  }
  return { usernames: usernames.slice(0, query.pageSize), hasMore: usernames.length === size }
}

const hasWallet = and(
  eq(ledgerAccounts.merchant, teamNodes.merchant),
  sql`${ledgerAccounts.id} = 'main:' || ${teamNodes.username}`,
)

/**
 * Finds the last member of the page before. Throws `CallError` 400 if that is not a member of the
 * team.
 */
function readEnd(db: Db, { merchant, username: agent }: Account, id: string | undefined) {
  if (id === undefined) return undefined
  const isMember = matches(accounts, { merchant, id })
  const username = rowsOf(db, accounts, isMember).find()?.username ?? ''
  const level = levelBelow(db, merchant, agent, username)
  if (level !== undefined) return { id, username, level }
  refuse('invalid_request/cursor')
}

/** Builds the database condition for the filters of members. */
function filterOf({ db, merchant, now }: Context, own: TeamNode, query: Query) {
  const { activity, kind, level, joinedFrom, joinedTo, minBalance, maxBalance } = query
  const zone = zoneOf(db, merchant.code)
  const today = parseDate(dayOf(now.getTime(), zone))
  const since = (days: number) => today.subtract({ days: days - 1 }).toString()
  const units = (amount: string) => readUnits(amount, merchant.brand.currency) ?? 0
  const hasBalance = minBalance !== undefined || maxBalance !== undefined
  const { joinedAt, activeOn, depth } = teamNodes
  const balance = sql`coalesce(${ledgerAccounts.balance}, 0)`
  const agents = [...AGENT_TYPES]
  return and(
    level === undefined ? undefined : eq(depth, own.depth + level),
    // The balance of deeper members is hidden, so a filter must not reveal it either.
    hasBalance ? eq(depth, own.depth + 1) : undefined,
    minBalance === undefined ? undefined : gte(balance, units(minBalance)),
    maxBalance === undefined ? undefined : lte(balance, units(maxBalance)),
    activity === 'NEVER' ? isNull(activeOn) : undefined,
    activity === 'D7' ? gte(activeOn, since(7)) : undefined,
    activity === 'D30' ? gte(activeOn, since(30)) : undefined,
    activity === 'QUIET' ? lt(activeOn, since(7)) : undefined,
    kind === 'AGENT' ? inArray(accounts.type, agents) : undefined,
    kind === 'PLAYER' ? notInArray(accounts.type, agents) : undefined,
    joinedFrom === undefined ? undefined : gte(joinedAt, boundsOfDay(joinedFrom, zone).start),
    joinedTo === undefined ? undefined : lt(joinedAt, boundsOfDay(joinedTo, zone).end),
  )
}

import type * as v from 'valibot'
import type { TeamMember } from '#features/agent/schema.ts'
import type { MemberRowSchema, MemberSort } from '#features/agent/team/schema.ts'
import type { Days } from '#lib/periods.ts'
import { asc, desc, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { perDatabase } from '../../db/prepared-statements.ts'
import { matches } from '../../db/rows.ts'
import { accounts } from '../../db/tables.ts'
import { teamNodes } from '../../db/team-tables.ts'
import type { CallContext } from '../../http/serve.ts'
import type { Account } from '../identity/accounts.ts'
import { writeUnits } from '../money/money.ts'
import {
  countTeam,
  type Downline,
  isOfNode,
  showAccount,
  showDetails,
  showMember,
  teamSize,
} from './team.ts'
import { namesIn, type Person } from './tree.ts'
import { readDownlines } from './team-overview.ts'
import { sumTeams } from './team-sums.ts'

/*
 * Members of a team as their agent may see them: rows of lists, and the uplines between
 * (docs/product.md §12.3).
 */

type Context = Pick<CallContext, 'db' | 'merchant'>
type Row = v.InferInput<typeof MemberRowSchema>

/**
 * Milliseconds for which an order by turnover is kept, so that the pages of a list fit together.
 */
const ORDER_MS = 30_000

/** Reads members with their figures, in the order of the given usernames. */
export function readRows(
  { db, merchant }: Context,
  agent: Account,
  usernames: readonly string[],
  days: Days,
): Row[] {
  const sums = sumTeams(db, merchant.code, usernames, days)
  return readDownlines(db, agent, usernames).map((downline) =>
    showRow({ db, merchant }, downline, sums.get(downline.account.username)!.validBet),
  )
}

/** Writes a member with figures; values that an agent may not see of deeper members are null. */
export function showRow({ db, merchant }: Context, downline: Downline, turnover: number): Row {
  const { currency } = merchant.brand
  const details = showDetails(db, downline, currency)
  return {
    ...showMember(downline),
    nickname: details?.nickname ?? null,
    lastLoginAt: details?.lastLoginAt ?? null,
    balance: details?.balance ?? null,
    ...countTeam(db, downline.node),
    turnover: writeUnits(turnover, currency),
  }
}

/** Lists the members from an agent's direct downline to a member, who is included. */
export function showPath(
  db: Db,
  agent: Person,
  { node }: Pick<Downline, 'node'>,
): Pick<TeamMember, 'id' | 'account'>[] {
  const names = namesIn(node.path)
  const way = names.slice(names.indexOf(agent.username) + 1)
  return readDownlines(db, agent, way).map(({ account, level }) => ({
    id: account.id,
    account: showAccount(account.username, level),
  }))
}

interface Page {
  sort: MemberSort
  descending: boolean
  size: number
  offset: number
  /** Whether the reader sees these names masked. */
  hidesNames: boolean
}

/**
 * Lists a page of a member's direct downlines by username; equal names are sorted by id. Masked
 * names are sorted by their visible letters, so that the order reveals nothing more.
 */
export function listChildren(
  db: Db,
  parent: Person,
  days: Days,
  { sort, descending, size, offset, hidesNames }: Page,
): string[] {
  if (sort === 'turnover') {
    return orderByTurnover(db, parent, days, descending).slice(offset, offset + size)
  }
  const name = teamNodes.username
  const columns = {
    // The order may depend only on the letters that `maskPayee` leaves visible.
    name: hidesNames
      ? [
          sql`substr(${name}, 1, iif(length(${name}) > 4, 2, 1))`,
          sql`iif(length(${name}) > 4, substr(${name}, -2), '')`,
        ]
      : [name],
    joined: [teamNodes.joinedAt],
    size: [teamSize],
  }[sort]
  const by = descending ? desc : asc
  return selectChildren(db, parent)
    .orderBy(...columns.map((column) => by(column)), by(accounts.id))
    .limit(size)
    .offset(offset)
    .all()
    .map(({ username }) => username)
}

const selectChildren = (db: Db, { merchant, username }: Person) =>
  db
    .select({ username: teamNodes.username })
    .from(teamNodes)
    .innerJoin(accounts, isOfNode)
    .where(matches(teamNodes, { merchant, parent: username }))

const orders = perDatabase(() => new Map<string, { until: number; order: string[] }>())

/** Turnover changes with each bet, so the order of a list is kept for a while. */
function orderByTurnover(db: Db, parent: Person, days: Days, descending: boolean): string[] {
  const key = JSON.stringify([parent.merchant, parent.username, days.from, days.to, descending])
  const kept = orders(db)
  const now = performance.now()
  for (const [each, { until }] of kept) if (until < now) kept.delete(each)
  const known = kept.get(key)
  if (known) return known.order
  const usernames = selectChildren(db, parent)
    .orderBy(asc(accounts.id))
    .all()
    .map(({ username }) => username)
  const sums = sumTeams(db, parent.merchant, usernames, days)
  const sign = descending ? -1 : 1
  // Members with equal turnover stay in the order of their ids.
  const order = usernames.toSorted(
    (one, other) => sign * (sums.get(one)!.validBet - sums.get(other)!.validBet),
  )
  kept.set(key, { until: now + ORDER_MS, order })
  return order
}

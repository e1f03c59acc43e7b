import type * as v from 'valibot'
import type { TeamMember } from '#features/agent/schema.ts'
import type { MemberRowSchema, MemberSort } from '#features/agent/team/schema.ts'
import type { Days } from '#lib/periods.ts'
import { and, asc, between, desc, eq, gt, inArray, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { accounts } from '../../db/tables.ts'
import { teamClosure, teamDays, teamNodes } from '../../db/team-tables.ts'
import type { CallContext } from '../../http/serve.ts'
import type { Account } from '../identity/accounts.ts'
import { writeUnits } from '../money/money.ts'
import { type Downline, type Person, showAccount, showDetails, showMember } from './team.ts'

/*
 * Members of a team as its agent sees them: rows of lists, and who is between (docs/product.md
 * §12.3).
 */

type Context = Pick<CallContext, 'db' | 'merchant'>
type Row = v.InferInput<typeof MemberRowSchema>

/** So many rows at once hold no other call up. */
const CHUNK = 500
/** For how long an order by turnover is the same, so that its pages fit together. */
const ORDER_MS = 30_000

/** Members with their figures, in the order of the usernames. */
export function readRows(
  { db, merchant }: Context,
  agent: Account,
  usernames: readonly string[],
  days: Days,
): Row[] {
  const turnovers = sumTurnovers(db, merchant.code, usernames, days)
  const found = new Map(
    listDownlines(db, agent, usernames).map((each) => [each.account.username, each]),
  )
  return usernames.flatMap((username) => {
    const downline = found.get(username)
    if (!downline) return []
    return [showRow({ db, merchant }, downline, turnovers.get(username) ?? 0)]
  })
}

/** A member with figures; what an agent does not see of those below a downline is null. */
export function showRow({ db, merchant }: Context, downline: Downline, turnover: number): Row {
  const { currency } = merchant.brand
  const details = showDetails(db, downline, currency)
  return {
    ...showMember(downline),
    nickname: details?.nickname ?? null,
    lastLoginAt: details?.lastLoginAt ?? null,
    balance: details?.balance ?? null,
    directs: downline.node.childCount,
    teamSize: downline.node.teamCount,
    turnover: writeUnits(turnover, currency),
  }
}

/** Who of these is below an agent, in no order. */
export const listDownlines = (
  db: Db,
  { merchant, username }: Person,
  usernames: readonly string[],
): Downline[] =>
  db
    .select({ account: accounts, node: teamNodes, level: teamClosure.distance })
    .from(teamClosure)
    .innerJoin(
      teamNodes,
      and(
        eq(teamNodes.merchant, teamClosure.merchant),
        eq(teamNodes.username, teamClosure.descendant),
      ),
    )
    .innerJoin(
      accounts,
      and(
        eq(accounts.merchant, teamClosure.merchant),
        eq(accounts.username, teamClosure.descendant),
      ),
    )
    .where(
      and(
        eq(teamClosure.merchant, merchant),
        eq(teamClosure.ancestor, username),
        inArray(teamClosure.descendant, [...usernames]),
        gt(teamClosure.distance, 0),
      ),
    )
    .all()

/** Somebody on the way to a member. */
type Step = Pick<TeamMember, 'id' | 'account'>

/** The ways from an agent's own downline to each of these members, who are included, by username. */
export function listPaths(
  db: Db,
  { merchant, username: agent }: Person,
  usernames: readonly string[],
): Map<string, Step[]> {
  const steps = db.all<{ member: string; id: string; username: string; level: number }>(
    sql`SELECT own.descendant AS member, step.id, step.username, own.distance - up.distance AS level
      FROM json_each(${JSON.stringify(usernames)}) AS asked
      CROSS JOIN ${teamClosure} AS own ON own.merchant = ${merchant} AND own.ancestor = ${agent}
        AND own.descendant = asked.value
      CROSS JOIN ${teamClosure} AS up ON up.merchant = ${merchant}
        AND up.descendant = own.descendant AND up.distance < own.distance
      CROSS JOIN ${accounts} AS step ON step.merchant = ${merchant} AND step.username = up.ancestor
      ORDER BY level`,
  )
  const paths = new Map<string, Step[]>()
  for (const { member, id, username, level } of steps) {
    const step = { id, account: showAccount(username, level) }
    const path = paths.get(member)
    if (path) path.push(step)
    else paths.set(member, [step])
  }
  return paths
}

interface Page {
  sort: MemberSort
  descending: boolean
  size: number
  offset: number
  /** Whether whoever asks sees them masked. */
  hidesNames: boolean
}

/**
 * A page of the direct downlines of somebody, by their usernames. Their ids settle ties, and hidden names
 * are in the order of what is shown of them: nothing of the order tells more.
 */
export async function listChildren(
  db: Db,
  parent: Person,
  days: Days,
  { sort, descending, size, offset, hidesNames }: Page,
): Promise<string[]> {
  if (sort === 'turnover') {
    const order = await orderByTurnover(db, parent, days, descending)
    return order.slice(offset, offset + size)
  }
  const name = teamNodes.username
  const columns = {
    // As `maskPayee` shows them.
    name: hidesNames
      ? [
          sql`substr(${name}, 1, iif(length(${name}) > 4, 2, 1))`,
          sql`iif(length(${name}) > 4, substr(${name}, -2), '')`,
        ]
      : [name],
    joined: [teamNodes.joinedAt],
    size: [teamNodes.teamCount],
  }[sort]
  const by = descending ? desc : asc
  return db
    .select({ username: name })
    .from(teamNodes)
    .innerJoin(accounts, hasAccount)
    .where(isBelow(parent))
    .orderBy(...columns.map((column) => by(column)), by(accounts.id))
    .limit(size)
    .offset(offset)
    .all()
    .map(({ username }) => username)
}

const isBelow = ({ merchant, username }: Person) =>
  and(eq(teamNodes.merchant, merchant), eq(teamNodes.parent, username))

const hasAccount = and(
  eq(accounts.merchant, teamNodes.merchant),
  eq(accounts.username, teamNodes.username),
)

const orders = new WeakMap<Db, Map<string, { until: number; order: Promise<string[]> }>>()

/** Turnover changes with each bet: the order of a list stays for a while. */
function orderByTurnover(
  db: Db,
  parent: Person,
  days: Days,
  descending: boolean,
): Promise<string[]> {
  const key = JSON.stringify([parent.merchant, parent.username, days.from, days.to, descending])
  const kept = orders.get(db) ?? new Map<string, { until: number; order: Promise<string[]> }>()
  orders.set(db, kept)
  const now = performance.now()
  for (const [each, { until }] of kept) if (until < now) kept.delete(each)
  const known = kept.get(key)
  if (known) return known.order
  const order = countTurnoverOrder(db, parent, days, descending)
  kept.set(key, { until: now + ORDER_MS, order })
  return order
}

async function countTurnoverOrder(
  db: Db,
  parent: Person,
  days: Days,
  descending: boolean,
): Promise<string[]> {
  const usernames = db
    .select({ username: teamNodes.username })
    .from(teamNodes)
    .innerJoin(accounts, hasAccount)
    .where(isBelow(parent))
    .orderBy(asc(accounts.id))
    .all()
    .map(({ username }) => username)
  const turnovers = new Map<string, number>()
  for (let from = 0; from < usernames.length; from += CHUNK) {
    const chunk = usernames.slice(from, from + CHUNK)
    for (const [username, turnover] of sumTurnovers(db, parent.merchant, chunk, days)) {
      turnovers.set(username, turnover)
    }
    await new Promise(setImmediate)
  }
  const sign = descending ? -1 : 1
  // Equal ones stay in the order of their ids.
  return usernames.toSorted((a, b) => sign * ((turnovers.get(a) ?? 0) - (turnovers.get(b) ?? 0)))
}

/** Valid bets of teams over days, in units, by the agent's username; none is left out. */
function sumTurnovers(
  db: Db,
  merchant: string,
  usernames: readonly string[],
  { from, to }: Days,
): Map<string, number> {
  const rows = db
    .select({ username: teamDays.username, turnover: sql<number>`sum(${teamDays.validBet})` })
    .from(teamDays)
    .where(
      and(
        eq(teamDays.merchant, merchant),
        inArray(teamDays.username, [...usernames]),
        between(teamDays.day, from, to),
      ),
    )
    .groupBy(teamDays.username)
    .all()
  return new Map(rows.map(({ username, turnover }) => [username, turnover]))
}

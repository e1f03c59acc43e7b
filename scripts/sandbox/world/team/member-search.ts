import { parseDate } from '@internationalized/date'
import type * as v from 'valibot'
import { AGENT_TYPES } from '#core/session/schema.ts'
import type { searchTeam as searchCall } from '#features/agent/team/api.ts'
import { boundsOf, dayOf } from '#lib/periods.ts'
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
import { ledgerAccounts } from '../../db/play-tables.ts'
import { accounts } from '../../db/tables.ts'
import { teamClosure, teamNodes } from '../../db/team-tables.ts'
import { CallError } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import type { Account } from '../identity/accounts.ts'
import { zoneOf } from '../days.ts'
import { readUnits } from '../money/money.ts'
import { searchTeam } from './team-search.ts'

/*
 * Finds members anywhere in a team by a text and filters (docs/product.md §12.3).
 */

type Query = v.InferOutput<NonNullable<(typeof searchCall.definition)['query']>>
type Context = Pick<CallContext, 'db' | 'merchant' | 'now'>

/** So many rows at once hold no other call up. */
const CHUNK = 500
/** Of those that a text finds most fit, and a page needs no more. */
const FEW = 100
/** Members that a text finds at most. */
const MOST_FOUND = 1000

/**
 * Usernames of a page of the members who fit, in their order, and whether there are more.
 *
 * @param query.cursor the id of the last member of the page before: names may be masked
 */
export async function searchMembers(
  context: Context,
  agent: Account,
  query: Query,
): Promise<{ usernames: string[]; hasMore: boolean }> {
  const fits = filterOf(context, query)
  const usernames: string[] = []
  const size = query.pageSize + 1
  for (const chunk of listCandidates(context.db, agent, query)) {
    usernames.push(...keepFitting(context.db, agent, chunk, fits))
    if (usernames.length >= size) break
    await new Promise(setImmediate)
  }
  return {
    usernames: usernames.slice(0, query.pageSize),
    hasMore: usernames.length >= size,
  }
}

/**
 * Who is to be looked at, by chunks: those right below by name, all others by id, since an order of
 * names would tell those that are hidden.
 */
function* listCandidates(db: Db, agent: Account, query: Query) {
  const { text, level, minBalance, maxBalance } = query
  const last = readEnd(db, agent, query.cursor)
  if (text !== undefined) {
    const found = findByText(db, agent, text)
    const from = last ? found.indexOf(last.username) + 1 : 0
    for (let at = from; at < found.length; at += FEW) yield found.slice(at, at + FEW)
    return
  }
  if (!last || last.level === 1)
    yield* walk(last?.username ?? '', (after) => listDirects(db, agent, after))
  const isDirect = level === 1 || minBalance !== undefined || maxBalance !== undefined
  if (isDirect) return
  yield* walk(last && last.level > 1 ? last.id : '', (after) => listDeeper(db, agent, after))
}

/** Chunks of usernames, each after the key that the one before it ended with. */
function* walk(from: string, list: (after: string) => { username: string; key: string }[]) {
  for (let after = from; ;) {
    const chunk = list(after)
    if (chunk.length > 0) yield chunk.map(({ username }) => username)
    const last = chunk.at(-1)
    if (chunk.length < CHUNK || last === undefined) return
    after = last.key
  }
}

/** The member with whom a page ended. Throws `CallError` 400 for everybody else. */
function readEnd(db: Db, { merchant, username }: Account, id: string | undefined) {
  if (id === undefined) return undefined
  const found = db
    .select({ id: accounts.id, username: accounts.username, level: teamClosure.distance })
    .from(accounts)
    .innerJoin(
      teamClosure,
      and(
        eq(teamClosure.merchant, accounts.merchant),
        eq(teamClosure.ancestor, username),
        eq(teamClosure.descendant, accounts.username),
        gt(teamClosure.distance, 0),
      ),
    )
    .where(and(eq(accounts.merchant, merchant), eq(accounts.id, id)))
    .get()
  if (found) return found
  throw new CallError(400, 'invalid_request', 'This cursor is none of ours.')
}

const listDirects = (db: Db, { merchant, username }: Account, after: string) =>
  db
    .select({ username: teamNodes.username, key: teamNodes.username })
    .from(teamNodes)
    .where(
      and(
        eq(teamNodes.merchant, merchant),
        eq(teamNodes.parent, username),
        gt(teamNodes.username, after),
      ),
    )
    .orderBy(asc(teamNodes.username))
    .limit(CHUNK)
    .all()

/** A team up to this size is sorted; of a larger one all accounts are walked in the order of their ids. */
const SMALL = 2000

function listDeeper(db: Db, { merchant, username }: Account, after: string) {
  const size = db
    .select({ count: teamNodes.teamCount })
    .from(teamNodes)
    .where(and(eq(teamNodes.merchant, merchant), eq(teamNodes.username, username)))
    .get()
  const isBelow = sql`below.merchant = ${merchant} AND below.ancestor = ${username}
    AND below.distance > 1`
  const from =
    (size?.count ?? 0) <= SMALL
      ? sql`${teamClosure} AS below CROSS JOIN ${accounts} AS member
          ON member.merchant = below.merchant AND member.username = below.descendant`
      : sql`${accounts} AS member CROSS JOIN ${teamClosure} AS below
          ON below.merchant = member.merchant AND below.descendant = member.username`
  return db.all<{ username: string; key: string }>(sql`SELECT member.username AS username,
    member.id AS key FROM ${from} WHERE ${isBelow} AND member.id > ${after}
    ORDER BY member.id LIMIT ${CHUNK}`)
}

/** Usernames that a text means: those right below by name, all others by id. */
function findByText(db: Db, agent: Account, text: string): string[] {
  const found = searchTeam(db, agent, text, MOST_FOUND)
  const sorted = (members: typeof found, key: 'username' | 'id') =>
    members.toSorted((one, other) => (one[key] < other[key] ? -1 : 1))
  const direct = found.filter(({ level }) => level === 1)
  const deeper = found.filter(({ level }) => level > 1)
  return [...sorted(direct, 'username'), ...sorted(deeper, 'id')].map(({ username }) => username)
}

/** What of a member must hold, as a condition of the database. */
function filterOf({ db, merchant, now }: Context, query: Query) {
  const { activity, kind, level, joinedFrom, joinedTo, minBalance, maxBalance } = query
  const zone = zoneOf(db, merchant.code)
  const today = parseDate(dayOf(now.getTime(), zone))
  const since = (days: number) => today.subtract({ days: days - 1 }).toString()
  const units = (amount: string) => readUnits(amount, merchant.brand.currency) ?? 0
  const hasBalance = minBalance !== undefined || maxBalance !== undefined
  return and(
    gt(teamClosure.distance, 0),
    level === undefined ? undefined : eq(teamClosure.distance, level),
    // Of others the balance is hidden, and a filter must not tell it.
    hasBalance ? eq(teamClosure.distance, 1) : undefined,
    minBalance === undefined
      ? undefined
      : sql`coalesce(${ledgerAccounts.balance}, 0) >= ${units(minBalance)}`,
    maxBalance === undefined
      ? undefined
      : sql`coalesce(${ledgerAccounts.balance}, 0) <= ${units(maxBalance)}`,
    activity === 'NEVER' ? isNull(teamNodes.activeOn) : undefined,
    activity === 'D7' ? gte(teamNodes.activeOn, since(7)) : undefined,
    activity === 'D30' ? gte(teamNodes.activeOn, since(30)) : undefined,
    activity === 'QUIET' ? lt(teamNodes.activeOn, since(7)) : undefined,
    kind === 'AGENT' ? inArray(accounts.type, [...AGENT_TYPES]) : undefined,
    kind === 'PLAYER' ? notInArray(accounts.type, [...AGENT_TYPES]) : undefined,
    joinedFrom === undefined
      ? undefined
      : gte(teamNodes.joinedAt, boundsOf({ from: joinedFrom, to: joinedFrom }, zone).start),
    joinedTo === undefined
      ? undefined
      : lte(teamNodes.joinedAt, boundsOf({ from: joinedTo, to: joinedTo }, zone).end - 1),
  )
}

/** Who of a chunk is below the agent and fits, in the order of the chunk. */
function keepFitting(
  db: Db,
  { merchant, username }: Account,
  chunk: readonly string[],
  fits: ReturnType<typeof filterOf>,
): string[] {
  const rows = db
    .select({ username: teamClosure.descendant })
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
    .leftJoin(
      ledgerAccounts,
      and(
        eq(ledgerAccounts.merchant, teamClosure.merchant),
        sql`${ledgerAccounts.id} = 'main:' || ${teamClosure.descendant}`,
      ),
    )
    .where(
      and(
        eq(teamClosure.merchant, merchant),
        eq(teamClosure.ancestor, username),
        inArray(teamClosure.descendant, [...chunk]),
        fits,
      ),
    )
    .all()
  const fitting = new Set(rows.map((row) => row.username))
  return chunk.filter((each) => fitting.has(each))
}

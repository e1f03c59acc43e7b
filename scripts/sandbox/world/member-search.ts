import type * as v from 'valibot'
import { AGENT_TYPES } from '#core/session/schema.ts'
import type { searchTeam as searchCall } from '#features/agent/team/api.ts'
import { boundsOf, dayOf } from '#lib/periods.ts'
import { and, asc, eq, gt, gte, inArray, isNull, lte, notInArray, sql } from '../db/drizzle.ts'
import type { Db } from '../db/open.ts'
import { ledgerAccounts } from '../db/play-tables.ts'
import { accounts } from '../db/tables.ts'
import { teamClosure, teamNodes } from '../db/team-tables.ts'
import type { CallContext } from '../http/serve.ts'
import type { Account } from './accounts.ts'
import { zoneOf } from './days.ts'
import { readUnits } from './money.ts'
import { searchTeam } from './team-search.ts'

/*
 * Finds members anywhere in a team by a text and filters (docs/product.md §12.3).
 */

type Query = v.InferOutput<NonNullable<(typeof searchCall.definition)['query']>>
type Context = Pick<CallContext, 'db' | 'merchant' | 'now'>

/** So many rows at once hold no other call up. */
const CHUNK = 500
/** Members that a text finds at most. */
const MOST_FOUND = 1000
const DAY_MS = 24 * 60 * 60_000

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

/** Who is to be looked at, by chunks in the order of the usernames. */
function* listCandidates(db: Db, agent: Account, query: Query) {
  const { text, level, minBalance, maxBalance } = query
  const cursor = findUsername(db, agent.merchant, query.cursor)
  if (text !== undefined) {
    const found = findByText(db, agent, text).filter((each) => each > cursor)
    for (let from = 0; from < found.length; from += CHUNK) yield found.slice(from, from + CHUNK)
    return
  }
  const isDirect = level === 1 || minBalance !== undefined || maxBalance !== undefined
  for (let after = cursor; ;) {
    const chunk = isDirect ? listDirects(db, agent, after) : listTeam(db, agent, after)
    if (chunk.length > 0) yield chunk
    const last = chunk.at(-1)
    if (chunk.length < CHUNK || last === undefined) return
    after = last
  }
}

const findUsername = (db: Db, merchant: string, id = ''): string =>
  db
    .select({ username: accounts.username })
    .from(accounts)
    .where(and(eq(accounts.merchant, merchant), eq(accounts.id, id)))
    .get()?.username ?? ''

const listDirects = (db: Db, { merchant, username }: Account, after: string): string[] =>
  db
    .select({ username: teamNodes.username })
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
    .map((row) => row.username)

const listTeam = (db: Db, { merchant, username }: Account, after: string): string[] =>
  db
    .select({ username: teamClosure.descendant })
    .from(teamClosure)
    .where(
      and(
        eq(teamClosure.merchant, merchant),
        eq(teamClosure.ancestor, username),
        gt(teamClosure.descendant, after),
      ),
    )
    .orderBy(asc(teamClosure.descendant))
    .limit(CHUNK)
    .all()
    .map((row) => row.username)

/** Usernames that a text means, sorted. */
const findByText = (db: Db, agent: Account, text: string): string[] =>
  searchTeam(db, agent, text, MOST_FOUND)
    .map(({ username }) => username)
    .toSorted((one, other) => (one < other ? -1 : 1))

/** What of a member must hold, as a condition of the database. */
function filterOf({ db, merchant, now }: Context, query: Query) {
  const { activity, kind, level, joinedFrom, joinedTo, minBalance, maxBalance } = query
  const zone = zoneOf(db, merchant.code)
  const since = (days: number) => dayOf(now.getTime() - (days - 1) * DAY_MS, zone)
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

/** Who of a chunk is below the agent and fits, in the order of the usernames. */
const keepFitting = (
  db: Db,
  { merchant, username }: Account,
  chunk: readonly string[],
  fits: ReturnType<typeof filterOf>,
): string[] =>
  db
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
    .orderBy(asc(teamClosure.descendant))
    .all()
    .map((row) => row.username)

import { periodKindOf } from '#features/agent/contracts/periodKind.ts'
import type { ContractKind } from '#features/agent/contracts/schema.ts'
import { periodOf } from '#rules/settlementPeriods.ts'
import { AGENT_TYPES } from '../identity/account-types.ts'
import { matches, rowsOf } from '../../db/rows.ts'
import { contracts } from '../../db/contract-tables.ts'
import { and, eq, inArray, isNotNull, or, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { accounts } from '../../db/tables.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { nextOf, type PageQuery, readPage } from '../../http/page-cursor.ts'
import { playerOf, type CallContext, type Merchant } from '../../http/serve.ts'
import { findInForce, findOffer, listWaiting } from './contract-book.ts'
import { readParties, writeContract } from './contract-words.ts'
import { isOpenFor } from './open-kinds.ts'
import { writeTime, zoneOf } from '../days.ts'
import { isBeyond, orderOf } from '../keyset.ts'
import { isOfNode } from '../team/team.ts'
import type { Person } from '../team/tree.ts'

/* Reads the contracts that a member has, had or could have, for the pages of contracts. */

type Context = Pick<CallContext, 'db' | 'now'> & { merchant: Pick<Merchant, 'code'> }

/** Reads the contract in force with a member, and the present offer. */
export function readDeal({ db, merchant, now }: Context, username: string, kind: ContractKind) {
  const person = { merchant: merchant.code, username }
  const at = now.getTime()
  const current = findInForce(db, person, kind)
  const offered = findOffer(db, person, kind, at)
  return {
    current: current ? writeContract(db, current, at) : null,
    offered: offered ? writeContract(db, offered, at) : null,
  }
}

/** Sorts downlines by the time when they joined, the newest first. */
const JOINED = {
  column: teamNodes.joinedAt,
  row: sql<number>`"team_nodes"."rowid"`,
  ascending: false,
}

/** Lists a page of an agent's direct downlines who may have contracts: agents, the newest first. */
export function listDownlineAgents(
  db: Db,
  { merchant, username }: Person,
  query: PageQuery & { search?: string | undefined },
) {
  const { after, size } = readPage(query)
  const { username: name, nickname, type } = accounts
  const pattern = query.search && `%${query.search.replace(/[\\%_]/g, '\\$&')}%`
  const isFound =
    pattern && or(...[name, nickname].map((column) => sql`${column} LIKE ${pattern} ESCAPE '\\'`))
  return db
    .select({ account: accounts, node: teamNodes, at: JOINED.column, row: JOINED.row })
    .from(teamNodes)
    .innerJoin(accounts, isOfNode)
    .where(
      and(
        matches(teamNodes, { merchant, parent: username }),
        inArray(type, [...AGENT_TYPES]),
        isFound || undefined,
        isBeyond(JOINED, after),
      ),
    )
    .orderBy(...orderOf(JOINED))
    .limit(size)
    .all()
}

/** Names the downline and the kind of the contracts to read. */
interface Whose extends Person {
  kind: ContractKind
  /** If given, only contracts that this upline gave are read. */
  upline?: string | undefined
}

/**
 * Condition that a contract or an offer is over. Expired offers were marked before
 * (`expireOffers`).
 */
const isOver = ({ merchant, username, kind, upline }: Whose) =>
  and(
    matches(contracts, { merchant, downline: username, kind }),
    upline === undefined ? undefined : eq(contracts.upline, upline),
    isNotNull(contracts.endedAt),
  )

/** Sorts contracts by their end, the last to end first. */
const ENDED = {
  column: sql<number>`${contracts.endedAt}`,
  row: sql<number>`${contracts}.rowid`,
  ascending: false,
}

/** Reads a page of contracts that are over, and their total number. */
export function readHistory(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  whose: Whose,
  query: PageQuery,
) {
  const { after, size } = readPage(query)
  const rows = db
    .select({ contract: contracts, at: ENDED.column, row: ENDED.row })
    .from(contracts)
    .where(and(isOver(whose), isBeyond(ENDED, after)))
    .orderBy(...orderOf(ENDED))
    .limit(size)
    .all()
  return {
    list: rows.map(({ contract }) => writeContract(db, contract, now.getTime())),
    total: rowsOf(db, contracts, isOver(whose)).count(),
    ...nextOf(rows, query),
  }
}

/** Lists contracts that are over and still have a settlement ahead. */
export const readUnsettled = ({ db, now }: Pick<CallContext, 'db' | 'now'>, whose: Whose) => ({
  unsettled: rowsOf(db, contracts, and(isOver(whose), isNotNull(contracts.dueAt)))
    .list({ order: [...orderOf(ENDED)] })
    .map((contract) => writeContract(db, contract, now.getTime()))
    .filter(({ lastSettlement }) => lastSettlement),
})

/** Finds the current period of a contract, or its first one, which is settled when it ends. */
export function readNext({ db, merchant, now }: Context, username: string, kind: ContractKind) {
  const current = findInForce(db, { merchant: merchant.code, username }, kind)
  if (!current) return null
  const zone = zoneOf(db, merchant.code)
  const countsFrom = current.countsFrom ?? 0
  const at = Math.max(now.getTime(), countsFrom)
  const { start, end } = periodOf(periodKindOf(current.terms), at, zone)
  return {
    start: writeTime(Math.max(start, countsFrom)),
    end: writeTime(end),
    settlesAt: writeTime(end),
  }
}

/**
 * Lists the contracts that wait for an agent's answer: to sign an offer, or to let a contract end.
 */
export function readWaiting(context: Pick<CallContext, 'db' | 'now' | 'merchant' | 'player'>) {
  const agent = playerOf(context)
  const { db, merchant } = context
  const waiting = listWaiting(db, agent, context.now.getTime()).filter(
    ({ kind }) => merchant.brand.features[kind] && isOpenFor(agent.username, kind),
  )
  const below = waiting.filter(({ upline }) => upline === agent.username)
  const parties = readParties(db, agent, below)
  return {
    count: waiting.length,
    list: waiting.map((contract) => ({
      id: contract.id,
      kind: contract.kind,
      asks: contract.state === 'offered' ? ('sign' as const) : ('answerTermination' as const),
      side: contract.downline === agent.username ? ('downline' as const) : ('upline' as const),
      member: parties.get(contract.downline) ?? null,
      version: contract.version,
      terms: contract.terms,
      at: writeTime(contract.endAskedAt ?? contract.offeredAt),
      expiresAt: contract.state === 'offered' ? writeTime(contract.expiresAt) : null,
    })),
    currency: merchant.brand.currency,
  }
}

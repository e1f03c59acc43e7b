import type { SQLWrapper } from 'drizzle-orm'
import type { ContractKind } from '#features/agent/contracts/schema.ts'
import type { SettlementSort } from '#features/agent/contracts/settlementSchema.ts'
import { boundsOf, type Days } from '#lib/periods.ts'
import { and, eq, gt, lte, max, or, sql } from '../../db/drizzle.ts'
import { matches } from '../../db/rows.ts'
import { contractSettlements, contracts } from '../../db/contract-tables.ts'
import type { Db } from '../../db/open.ts'
import type { PageEnd } from '../../http/page-cursor.ts'
import { zoneOf } from '../days.ts'
import { isBeyond, orderOf, walkPages } from '../keyset.ts'
import type { Person } from '../team/tree.ts'

export type SettlementState = (typeof contractSettlements.$inferSelect)['state']

export interface SettlementFilter {
  merchant: string
  kind: ContractKind
  /** Username of the side that receives the money. */
  downline?: string | undefined
  /** Username of the side that pays the money. */
  upline?: string | undefined
  state?: SettlementState | readonly SettlementState[] | undefined
  /** Range of days; a settlement belongs to the last day of its period. */
  days: Days
}

/** Order of settlements: by the end of their period, or by an amount. */
export interface SettlementOrder {
  by: SettlementSort
  ascending: boolean
}

const COLUMNS = { date: 'end', base: 'base', amount: 'amount' } as const

/** Returns the sort key of a settlement in an order. */
export const placeOf = (
  settlement: typeof contractSettlements.$inferSelect,
  { by }: Pick<SettlementOrder, 'by'>,
): PageEnd => ({ at: settlement[COLUMNS[by]], row: settlement.id })

const keysetOf = ({ by, ascending }: SettlementOrder) => ({
  column: contractSettlements[COLUMNS[by]],
  row: contractSettlements.id,
  ascending,
})

function isMeant(db: Db, filter: SettlementFilter, by: SettlementSort = 'date') {
  const { start, end } = boundsOf(filter.days, zoneOf(db, filter.merchant))
  const { end: ends, upline } = contractSettlements
  // The plus sign keeps SQLite from using this column's index, so that it uses the index of the
  // order; for a single downline, it uses the downline's index.
  const endAt: SQLWrapper = by === 'date' ? ends : sql`+${ends}`
  const payer: SQLWrapper = filter.downline === undefined ? upline : sql`+${upline}`
  const { merchant, kind, downline, state } = filter
  return and(
    matches(contractSettlements, { merchant, kind, downline, state }),
    filter.upline === undefined ? undefined : eq(payer, filter.upline),
    gt(endAt, start),
    lte(endAt, end),
  )
}

const selectRecords = (db: Db) =>
  db
    .select({ settlement: contractSettlements, contract: contracts })
    .from(contractSettlements)
    .innerJoin(contracts, eq(contracts.id, contractSettlements.contractId))

/** Lists a page of settlements in an order, each with its contract. */
export const listSettlementRows = (
  db: Db,
  filter: SettlementFilter,
  { order, after, size }: { order: SettlementOrder; after: PageEnd | undefined; size: number },
) =>
  selectRecords(db)
    .where(and(isMeant(db, filter, order.by), isBeyond(keysetOf(order), after)))
    .orderBy(...orderOf(keysetOf(order)))
    .limit(size)
    .all()

export type SettlementRecord = ReturnType<typeof listSettlementRows>[number]

/** Yields all settlements of a filter in an order, page by page. */
export const walkSettlements = (
  db: Db,
  filter: SettlementFilter,
  order: SettlementOrder,
): AsyncGenerator<SettlementRecord[]> =>
  walkPages(
    (page) => listSettlementRows(db, filter, { order, ...page }),
    ({ settlement }) => placeOf(settlement, order),
  )

/** Finds a settlement that an agent receives or pays; undefined for any other. */
export function findSettlementRecord(
  db: Db,
  { merchant, username }: Person,
  id: number,
): SettlementRecord | undefined {
  const { upline, downline } = contractSettlements
  const isSide = or(eq(downline, username), eq(upline, username))
  return selectRecords(db)
    .where(and(matches(contractSettlements, { id, merchant }), isSide))
    .get()
}

/** Sums all settlements of a filter, in units; `paidAt` is the time of the last payment. */
export function sumSettlements(db: Db, filter: SettlementFilter) {
  const sum = (column: unknown) => sql<number>`coalesce(sum(${column}), 0)`
  const { amount, base, state, paidAt } = contractSettlements
  const only = (wanted: string) => sql`CASE WHEN ${state} = ${wanted} THEN ${amount} ELSE 0 END`
  return db
    .select({
      count: sql<number>`count(*)`,
      base: sum(base),
      amount: sum(amount),
      paid: sum(only('paid')),
      owed: sum(only('owed')),
      paidAt: max(paidAt),
    })
    .from(contractSettlements)
    .where(isMeant(db, filter))
    .get()!
}

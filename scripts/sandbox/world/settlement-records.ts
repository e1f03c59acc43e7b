import type { ContractKind } from '#features/agent/contracts/schema.ts'
import { boundsOf, type Days } from '#lib/periods.ts'
import { and, desc, eq, gt, lte, sql } from '../db/drizzle.ts'
import { contractSettlements, contracts } from '../db/contract-tables.ts'
import type { Db } from '../db/open.ts'
import type { PageEnd } from '../http/page-cursor.ts'
import { zoneOf } from './days.ts'

export interface SettlementFilter {
  merchant: string
  kind: ContractKind
  /** Whom they pay. */
  downline?: string | undefined
  /** Who pays them. */
  upline?: string | undefined
  state?: 'paid' | 'owed' | 'none' | undefined
  /** A settlement belongs to the last day of its period. */
  days: Days
}

function isMeant(db: Db, filter: SettlementFilter) {
  const { start, end } = boundsOf(filter.days, zoneOf(db, filter.merchant))
  return and(
    eq(contractSettlements.merchant, filter.merchant),
    eq(contractSettlements.kind, filter.kind),
    filter.downline === undefined ? undefined : eq(contractSettlements.downline, filter.downline),
    filter.upline === undefined ? undefined : eq(contractSettlements.upline, filter.upline),
    filter.state && eq(contractSettlements.state, filter.state),
    gt(contractSettlements.end, start),
    lte(contractSettlements.end, end),
  )
}

/** A page of settlements, the newest first, each with its contract. */
export const listSettlementRows = (
  db: Db,
  filter: SettlementFilter,
  { after, size }: { after: PageEnd | undefined; size: number },
) =>
  db
    .select({ settlement: contractSettlements, contract: contracts })
    .from(contractSettlements)
    .innerJoin(contracts, eq(contracts.id, contractSettlements.contractId))
    .where(
      and(
        isMeant(db, filter),
        after &&
          sql`(${contractSettlements.end}, ${contractSettlements.id}) < (${after.at}, ${after.row})`,
      ),
    )
    .orderBy(desc(contractSettlements.end), desc(contractSettlements.id))
    .limit(size)
    .all()

/** What all settlements of a filter come to, in units. */
export function sumSettlements(db: Db, filter: SettlementFilter) {
  const sum = (column: unknown) => sql<number>`coalesce(sum(${column}), 0)`
  const { amount, base, state } = contractSettlements
  const only = (wanted: string) => sql`CASE WHEN ${state} = ${wanted} THEN ${amount} ELSE 0 END`
  const found = db
    .select({
      count: sql<number>`count(*)`,
      base: sum(base),
      amount: sum(amount),
      paid: sum(only('paid')),
      owed: sum(only('owed')),
    })
    .from(contractSettlements)
    .where(isMeant(db, filter))
    .get()
  return found ?? { count: 0, base: 0, amount: 0, paid: 0, owed: 0 }
}

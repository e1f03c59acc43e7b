import type { ContractKind } from '#features/agent/contracts/schema.ts'
import { boundsOf, type Days, listDays } from '#lib/periods.ts'
import { and, desc, eq, gt, lte, sql } from '../db/drizzle.ts'
import { contractSettlements, contracts } from '../db/contract-tables.ts'
import type { Db } from '../db/open.ts'
import type { PageEnd } from '../http/page-cursor.ts'
import { zoneOf } from './days.ts'
import { Breather } from './team-scope.ts'

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

export interface SettlementSums {
  count: number
  base: number
  amount: number
  paid: number
  owed: number
}

/** What all settlements of a filter come to, in units; others are answered between the days. */
export async function sumSettlements(db: Db, filter: SettlementFilter): Promise<SettlementSums> {
  const sums: SettlementSums = { count: 0, base: 0, amount: 0, paid: 0, owed: 0 }
  const breather = new Breather()
  for (const day of listDays(filter.days)) {
    const found = sumDay(db, { ...filter, days: { from: day, to: day } })
    for (const name of Object.keys(sums) as (keyof SettlementSums)[]) {
      sums[name] += found?.[name] ?? 0
    }
    // One day after the other, so that others have their turn.
    // oxlint-disable-next-line no-await-in-loop
    await breather.rest()
  }
  return sums
}

function sumDay(db: Db, filter: SettlementFilter): SettlementSums | undefined {
  const sum = (column: unknown) => sql<number>`coalesce(sum(${column}), 0)`
  const { amount, base, state } = contractSettlements
  const only = (wanted: string) => sql`CASE WHEN ${state} = ${wanted} THEN ${amount} ELSE 0 END`
  return db
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
}

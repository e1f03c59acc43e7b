import { and, asc, desc, eq, getTableColumns, lte, min, sql } from '../../db/drizzle.ts'
import { matches } from '../../db/rows.ts'
import { contractSettlements, contracts } from '../../db/contract-tables.ts'
import type { Db } from '../../db/open.ts'
import { given, cacheStatements } from '../../db/prepared-statements.ts'
import { teamNodes } from '../../db/team-tables.ts'

/** Number of contracts that are looked up at once. */
const BATCH = 50

const { id: _id, ...COLUMNS } = getTableColumns(contractSettlements)

/**
 * Written into the statement, because with a parameter SQLite would not use the index of owed
 * settlements.
 */
export const isOwed = sql`${contractSettlements.state} = 'owed'`

/** Prepared statements for settling, since a day has hundreds of settlements. */
export const prepare = cacheStatements((db) => ({
  owed: db
    .select()
    .from(contractSettlements)
    .where(
      and(matches(contractSettlements, { merchant: given('merchant'), cause: 'period' }), isOwed),
    )
    .orderBy(asc(contractSettlements.end), asc(contractSettlements.id))
    .prepare(),
  firstDue: db
    .select({ at: min(contracts.dueAt) })
    .from(contracts)
    .where(and(eq(contracts.merchant, given('merchant')), lte(contracts.dueAt, given('now'))))
    .prepare(),
  dueAt: db
    .select({ contract: contracts })
    .from(contracts)
    .leftJoin(
      teamNodes,
      matches(teamNodes, { merchant: contracts.merchant, username: contracts.downline }),
    )
    .where(matches(contracts, { merchant: given('merchant'), dueAt: given('at') }))
    .orderBy(asc(teamNodes.depth), asc(contracts.downline), asc(contracts.version))
    .limit(BATCH)
    .prepare(),
  setDue: db
    .update(contracts)
    .set({ dueAt: sql`${given('dueAt')}` })
    .where(eq(contracts.id, given('id')))
    .prepare(),
  settled: db
    .select({ id: contractSettlements.id })
    .from(contractSettlements)
    .where(
      matches(contractSettlements, { contractId: given('contractId'), period: given('period') }),
    )
    .limit(1)
    .prepare(),
  carried: db
    .select({ carriedOut: contractSettlements.carriedOut })
    .from(contractSettlements)
    .where(
      and(
        eq(contractSettlements.contractId, given('id')),
        lte(contractSettlements.end, given('before')),
      ),
    )
    .orderBy(desc(contractSettlements.end), desc(contractSettlements.id))
    .limit(1)
    .prepare(),
  add: db
    .insert(contractSettlements)
    .values(Object.fromEntries(Object.keys(COLUMNS).map((name) => [name, given(name)])) as never)
    .prepare(),
  ofPeriod: db
    .select()
    .from(contractSettlements)
    .where(
      matches(contractSettlements, { contractId: given('contractId'), period: given('period') }),
    )
    .prepare(),
  owedPeriods: db
    .select({ end: contractSettlements.end })
    .from(contractSettlements)
    .where(
      and(
        matches(contractSettlements, { merchant: given('merchant'), upline: given('upline') }),
        isOwed,
      ),
    )
    .groupBy(contractSettlements.contractId, contractSettlements.period)
    .limit(2)
    .prepare(),
  pay: db
    .update(contractSettlements)
    .set({ state: 'paid', paidAt: sql`${given('paidAt')}` })
    .where(
      matches(contractSettlements, { contractId: given('contractId'), period: given('period') }),
    )
    .prepare(),
}))

/** Writes one settlement as a row of the table. */
export const addSettlement = (
  db: Db,
  row: Omit<typeof contractSettlements.$inferSelect, 'id'>,
): void => void prepare(db).add.run(row)

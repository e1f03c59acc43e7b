import type { RateGroup } from '#features/agent/schema.ts'
import { index, integer, primaryKey, sqliteTable, text } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'

/** What somebody earned by rates on a day, paid by the house on the next one (docs/product.md §12.2). */
export const commissionDays = sqliteTable(
  'commission_days',
  {
    ...ofPlayer,
    /** ISO 8601 date. */
    day: text().notNull(),
    /** Sum of the lines, in ten-thousandths of a unit. */
    earned: integer().notNull(),
    /** Less than a unit, or below zero after voids, from the days before; and what goes on. */
    carriedIn: integer().notNull(),
    carriedOut: integer().notNull(),
    /** Units. */
    amount: integer().notNull(),
    paidAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.username, table.day] }),
    index('commission_days_by_day').on(table.merchant, table.day),
  ],
)

/** How a day's commission came about: the own bets, and those of each direct downline's team. */
export const commissionLines = keyedTable(
  'commission_lines',
  ['merchant', 'username', 'day', 'source', 'rateGroup'],
  {
    ...ofPlayer,
    day: text().notNull(),
    /** The direct downline whose team bet; empty for bets of the agent. */
    source: text().notNull(),
    rateGroup: text().$type<RateGroup>().notNull(),
    /** Units. */
    validBet: integer().notNull(),
    /** Own rate, and what of it is the downline's; hundredths of a percent. */
    rate: integer().notNull(),
    sourceRate: integer().notNull(),
    /** Ten-thousandths of a unit. */
    earned: integer().notNull(),
  },
)

/** Up to which day, itself included, a merchant's commission is settled. */
export const commissionMarks = sqliteTable('commission_marks', {
  merchant: text().primaryKey(),
  day: text().notNull(),
  /** The first day that the ledger pays: what a demo team earned before is in its balances. */
  since: text().notNull(),
})

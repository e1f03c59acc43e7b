import type { RateGroup } from '#features/agent/schema.ts'
import { index, integer, sqliteTable, text } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'

/**
 * Table of the commission that agents earned by rates on a day; the house pays it on the next day
 * (docs/product.md §12.2).
 */
export const commissionDays = keyedTable(
  'commission_days',
  ['merchant', 'username', 'day'],
  {
    ...ofPlayer,
    /** Day of the bets, as an ISO 8601 date. */
    day: text().notNull(),
    /** Sum of the commission lines, in ten-thousandths of a unit. */
    earned: integer().notNull(),
    /**
     * Remainder carried over from the days before: less than a unit, or below zero after voided
     * bets.
     */
    carriedIn: integer().notNull(),
    carriedOut: integer().notNull(),
    /** Amount of the commission, in units. */
    amount: integer().notNull(),
    paidAt: integer().notNull(),
  },
  (table) => [index('commission_days_by_day').on(table.merchant, table.day)],
)

/** How a day's commission came about: the own bets, and those of each direct downline's team. */
export const commissionLines = keyedTable(
  'commission_lines',
  ['merchant', 'username', 'day', 'source', 'rateGroup'],
  {
    ...ofPlayer,
    day: text().notNull(),
    /** The direct downline whose team made the bets; empty for the agent's own bets. */
    source: text().notNull(),
    rateGroup: text().$type<RateGroup>().notNull(),
    /** Sum of the valid bets, in units. */
    validBet: integer().notNull(),
    /** The agent's own rate, and the downline's rate below; hundredths of a percent. */
    rate: integer().notNull(),
    sourceRate: integer().notNull(),
    /** Commission of this line, in ten-thousandths of a unit. */
    earned: integer().notNull(),
  },
)

/** Table of the last day up to which a merchant's commission is settled, that day included. */
export const commissionMarks = sqliteTable('commission_marks', {
  merchant: text().primaryKey(),
  day: text().notNull(),
  /**
   * The first day that the ledger pays; commission of demo teams for earlier days is already in
   * their balances.
   */
  since: text().notNull(),
})

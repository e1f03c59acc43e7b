import { betDay, entryDay } from './day-columns.ts'
import { primaryKey, sqliteTable, text } from './drizzle.ts'

/*
 * Sums by day of the merchant's zone, written with each entry and bet: a period's sum reads as many
 * rows as it has days, however many entries there are.
 */

/** What moved a player's main wallet. */
export const entryDays = sqliteTable(
  'entry_days',
  {
    merchant: text().notNull(),
    account: text().notNull(),
    ...entryDay(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.account, table.day, table.reason] })],
)

/** A player's bets. */
export const betDays = sqliteTable(
  'bet_days',
  {
    merchant: text().notNull(),
    username: text().notNull(),
    ...betDay(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.merchant,
        table.username,
        table.day,
        table.vendor,
        table.gameType,
        table.state,
      ],
    }),
  ],
)

/** Players whose invented history was written. */
export const histories = sqliteTable(
  'histories',
  { merchant: text().notNull(), username: text().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.username] })],
)

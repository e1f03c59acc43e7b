import type { GameType } from '#parts/games/schema.ts'
import { integer, text } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'
import type { MoneyReason } from './ledger-kinds.ts'

/*
 * Tables of sums by day in the merchant's time zone, updated with each entry and bet. So the sum of
 * a period reads only one row per day, however many entries there are.
 */

/** Table of the sums by day and reason of the entries in a player's main wallet. */
export const entryDays = keyedTable('entry_days', ['merchant', 'account', 'day', 'reason'], {
  merchant: text().notNull(),
  account: text().notNull(),
  /** Day of the entries, as an ISO 8601 date. */
  day: text().notNull(),
  reason: text().$type<MoneyReason>().notNull(),
  count: integer().notNull(),
  received: integer().notNull(),
  paid: integer().notNull(),
})

/** A player's bets by what records are filtered by, in units; without play money. */
export const betDays = keyedTable(
  'bet_days',
  ['merchant', 'username', 'day', 'vendor', 'gameType', 'state'],
  {
    ...ofPlayer,
    /** Day on which the bets were placed, as an ISO 8601 date. */
    day: text().notNull(),
    vendor: text().notNull(),
    gameType: text().$type<GameType>().notNull(),
    state: text().$type<'open' | 'settled' | 'rolledBack'>().notNull(),
    count: integer().notNull(),
    stake: integer().notNull(),
    validBet: integer().notNull(),
    win: integer().notNull(),
  },
)

/** Players whose invented history was written. */
export const histories = keyedTable('histories', ['merchant', 'username'], {
  ...ofPlayer,
})

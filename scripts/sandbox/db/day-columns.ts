import type { GameType } from '#parts/games/schema.ts'
import { integer, text } from './drizzle.ts'
import type { MoneyReason } from './ledger-kinds.ts'

/** A day's movements of one reason, in units. */
export const entryDay = () => ({
  /** ISO 8601 date. */
  day: text().notNull(),
  reason: text().$type<MoneyReason>().notNull(),
  count: integer().notNull(),
  received: integer().notNull(),
  paid: integer().notNull(),
})

/** A day's bets by what records are filtered by, in units; without play money. */
export const betDay = () => ({
  /** When the bets were placed, ISO 8601 date. */
  day: text().notNull(),
  vendor: text().notNull(),
  gameType: text().$type<GameType>().notNull(),
  state: text().$type<'open' | 'settled' | 'rolledBack'>().notNull(),
  count: integer().notNull(),
  stake: integer().notNull(),
  validBet: integer().notNull(),
  win: integer().notNull(),
})

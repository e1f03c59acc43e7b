import type { Rates } from '#features/agent/schema.ts'
import type { GameType } from '#parts/games/schema.ts'
import { index, integer, primaryKey, sqliteTable, text } from './drizzle.ts'
import { ofPlayer } from './columns.ts'

/*
 * Teams: who is below whom, and what each member's days came to. A team is an agent with everybody
 * below. Days are those of the merchant's zone, money is in units.
 */

/** Everybody who has an upline or may have downlines. */
export const teamNodes = sqliteTable(
  'team_nodes',
  {
    ...ofPlayer,
    /** Null at the top of a tree. */
    parent: text(),
    /** Everybody above with the member, such as `/top/agent/member/`: a team is a range of paths. */
    path: text().notNull(),
    depth: integer().notNull(),
    joinedAt: integer().notNull(),
    rates: text({ mode: 'json' }).$type<Rates>().notNull(),
    /** The last day with a valid bet, ISO 8601. */
    activeOn: text(),
    lastLoginAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.username] }),
    index('team_nodes_by_parent').on(table.merchant, table.parent, table.joinedAt),
    index('team_nodes_by_path').on(table.merchant, table.path),
  ],
)

/**
 * What a member's day came to. Bets count on the day of their settlement, and a void on its own day.
 * The path is that of the day: after a move, the figures stay with the teams that were above.
 */
export const playerDays = sqliteTable(
  'player_days',
  {
    ...ofPlayer,
    /** ISO 8601 date. */
    day: text().notNull(),
    path: text().notNull(),
    /** Of the bets; empty for what moved money otherwise. */
    gameType: text().$type<GameType | ''>().notNull(),
    deposits: integer().notNull(),
    withdrawals: integer().notNull(),
    stake: integer().notNull(),
    validBet: integer().notNull(),
    win: integer().notNull(),
    bonuses: integer().notNull(),
    rebates: integer().notNull(),
    /** Valid bets that make the day active; a void makes nobody inactive. */
    validBets: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.merchant, table.username, table.day, table.path, table.gameType],
    }),
    index('player_days_by_day').on(table.merchant, table.day),
  ],
)

/** Settled bets that were taken back: what they had counted, in which teams, and when. */
export const voidedBets = sqliteTable(
  'voided_bets',
  {
    merchant: text().notNull(),
    vendor: text().notNull(),
    transactionId: text().notNull(),
    username: text().notNull(),
    /** Of the member, when the bet was settled. */
    path: text().notNull(),
    stake: integer().notNull(),
    validBet: integer().notNull(),
    win: integer().notNull(),
    settledAt: integer().notNull(),
    voidedAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendor, table.transactionId] }),
    index('voided_bets_by_void').on(table.merchant, table.voidedAt),
    index('voided_bets_by_end').on(table.merchant, table.settledAt),
  ],
)

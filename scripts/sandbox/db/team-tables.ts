import type { Rates } from '#features/agent/schema.ts'
import type { GameType } from '#parts/games/schema.ts'
import { index, integer, text } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'

/*
 * Tables of teams: the tree of members, and the figures of each member's days. A team is an agent
 * with all members below. Days are those of the merchant's time zone, money is in units.
 */

/** Table of all accounts that have an upline or may have downlines. */
export const teamNodes = keyedTable(
  'team_nodes',
  ['merchant', 'username'],
  {
    ...ofPlayer,
    /** Username of the upline; null at the top of a tree. */
    parent: text(),
    /** All members above, and the member: `/top/agent/member/`. So a team is a range of paths. */
    path: text().notNull(),
    depth: integer().notNull(),
    joinedAt: integer().notNull(),
    rates: text({ mode: 'json' }).$type<Rates>().notNull(),
    /** Last day with a valid bet, as an ISO 8601 date. */
    activeOn: text(),
    lastLoginAt: integer(),
  },
  (table) => [
    index('team_nodes_by_parent').on(table.merchant, table.parent, table.joinedAt),
    index('team_nodes_by_path').on(table.merchant, table.path),
  ],
)

/** Table of moves to another upline that take effect later, when a day begins. */
export const comingMoves = keyedTable('coming_moves', ['merchant', 'username'], {
  ...ofPlayer,
  upline: text().notNull(),
  at: integer().notNull(),
})

/** Table of positions in the tree that members had before a move, and when they left them. */
export const pastPlaces = keyedTable('past_places', ['merchant', 'username', 'until'], {
  ...ofPlayer,
  path: text().notNull(),
  until: integer().notNull(),
})

/**
 * Table of a member's figures by day. Bets count on the day of their settlement, and a void on its
 * own day. The path is that of the day: after a move, the figures stay with the earlier teams.
 */
export const playerDays = keyedTable(
  'player_days',
  ['merchant', 'username', 'day', 'path', 'gameType'],
  {
    ...ofPlayer,
    /** Day of the figures, as an ISO 8601 date. */
    day: text().notNull(),
    path: text().notNull(),
    /** Category of the bets; empty for other movements of money. */
    gameType: text().$type<GameType | ''>().notNull(),
    deposits: integer().notNull(),
    withdrawals: integer().notNull(),
    stake: integer().notNull(),
    validBet: integer().notNull(),
    win: integer().notNull(),
    bonuses: integer().notNull(),
    rebates: integer().notNull(),
    /** Number of valid bets, which make a day active; a void does not undo that. */
    validBets: integer().notNull(),
  },
  (table) => [index('player_days_by_day').on(table.merchant, table.day)],
)

/** Table of voided bets: the figures that they had added, the teams, and the times. */
export const voidedBets = keyedTable(
  'voided_bets',
  ['vendor', 'transactionId'],
  {
    ...ofPlayer,
    vendor: text().notNull(),
    transactionId: text().notNull() /** Path of the member when the bet was settled. */,
    path: text().notNull(),
    stake: integer().notNull(),
    validBet: integer().notNull(),
    win: integer().notNull(),
    settledAt: integer().notNull(),
    voidedAt: integer().notNull(),
  },
  (table) => [
    index('voided_bets_by_void').on(table.merchant, table.voidedAt),
    index('voided_bets_by_end').on(table.merchant, table.settledAt),
  ],
)

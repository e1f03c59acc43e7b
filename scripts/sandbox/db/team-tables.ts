import type { Rates } from '#features/agent/schema.ts'
import type { GameType } from '#parts/games/schema.ts'
import { betDay, entryDay } from './day-columns.ts'
import { index, integer, primaryKey, sqliteTable, text } from './drizzle.ts'

/*
 * Teams: who is below whom, and what each team's days came to. A team is an agent with everybody
 * below. Days are those of the merchant's zone, money is in units.
 */

/** Everybody who has an upline or may have downlines. */
export const teamNodes = sqliteTable(
  'team_nodes',
  {
    merchant: text().notNull(),
    username: text().notNull(),
    /** Null at the top of a tree. */
    parent: text(),
    depth: integer().notNull(),
    childCount: integer().notNull(),
    /** Everybody below. */
    teamCount: integer().notNull(),
    joinedAt: integer().notNull(),
    rates: text({ mode: 'json' }).$type<Rates>().notNull(),
    /** The last day with a valid bet, ISO 8601. */
    activeOn: text(),
    firstDepositAt: integer(),
    lastLoginAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.username] }),
    index('team_nodes_by_parent').on(table.merchant, table.parent, table.joinedAt),
  ],
)

/** Each pair of somebody and everybody above, oneself at distance 0 included. */
export const teamClosure = sqliteTable(
  'team_closure',
  {
    merchant: text().notNull(),
    ancestor: text().notNull(),
    descendant: text().notNull(),
    distance: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.ancestor, table.descendant] }),
    index('team_closure_by_descendant').on(table.merchant, table.descendant, table.distance),
  ],
)

const sums = () => ({
  deposits: integer().notNull(),
  withdrawals: integer().notNull(),
  stake: integer().notNull(),
  validBet: integer().notNull(),
  win: integer().notNull(),
  bonuses: integer().notNull(),
  rebates: integer().notNull(),
})

/** What somebody's day came to. Bets count on the day of their settlement. */
export const playerDays = sqliteTable(
  'player_days',
  {
    merchant: text().notNull(),
    username: text().notNull(),
    /** ISO 8601 date. */
    day: text().notNull(),
    ...sums(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.username, table.day] }),
    index('player_days_by_day').on(table.merchant, table.day),
  ],
)

/** What a team's day came to; who moves to another upline leaves it as it was. */
export const teamDays = sqliteTable(
  'team_days',
  {
    merchant: text().notNull(),
    username: text().notNull(),
    day: text().notNull(),
    ...sums(),
    /** Who joined the team. */
    joined: integer().notNull(),
    /** Members with a valid bet, which is counted where they were then. */
    active: integer().notNull(),
    /** Members who deposited for the first time. */
    firstDeposits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.username, table.day] })],
)

/** A team's bets of a day by category, and by whom they came through. */
export const teamBetDays = sqliteTable(
  'team_bet_days',
  {
    merchant: text().notNull(),
    username: text().notNull(),
    day: text().notNull(),
    /** The direct downline at that time; empty for the own bets. */
    via: text().notNull(),
    gameType: text().$type<GameType>().notNull(),
    count: integer().notNull(),
    stake: integer().notNull(),
    validBet: integer().notNull(),
    win: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.merchant, table.username, table.day, table.via, table.gameType],
    }),
  ],
)

/**
 * What everybody below an agent has bet, as `bet_days` of each: of who is in the team now, whom a move
 * takes along.
 */
export const downlineBetDays = sqliteTable(
  'downline_bet_days',
  {
    merchant: text().notNull(),
    /** The agent. */
    username: text().notNull(),
    /** Whether they are of direct downlines. */
    isDirect: integer({ mode: 'boolean' }).notNull(),
    ...betDay(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.merchant,
        table.username,
        table.day,
        table.isDirect,
        table.vendor,
        table.gameType,
        table.state,
      ],
    }),
  ],
)

/** The same of what moved their main wallets: `entry_days` of each. */
export const downlineEntryDays = sqliteTable(
  'downline_entry_days',
  {
    merchant: text().notNull(),
    username: text().notNull(),
    isDirect: integer({ mode: 'boolean' }).notNull(),
    ...entryDay(),
  },
  (table) => [
    primaryKey({
      columns: [table.merchant, table.username, table.day, table.isDirect, table.reason],
    }),
  ],
)

/** Periods in which members are counted as active: day, week from Monday, half a month, month. */
export type SpanKind = 'D' | 'W' | 'H' | 'M'

/** On how many days of a period somebody had a valid bet. */
export const playerSpans = sqliteTable(
  'player_spans',
  {
    merchant: text().notNull(),
    username: text().notNull(),
    kind: text().$type<SpanKind>().notNull(),
    /** The period's first day. */
    start: text().notNull(),
    days: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.username, table.kind, table.start] })],
)

/** How many members of a team had valid bets on at least so many days of a period. */
export const teamSpans = sqliteTable(
  'team_spans',
  {
    merchant: text().notNull(),
    username: text().notNull(),
    kind: text().$type<SpanKind>().notNull(),
    start: text().notNull(),
    days: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.merchant, table.username, table.kind, table.start, table.days],
    }),
  ],
)

/** Settled bets that were taken back: what they had counted, and when. */
export const voidedBets = sqliteTable(
  'voided_bets',
  {
    merchant: text().notNull(),
    vendor: text().notNull(),
    transactionId: text().notNull(),
    username: text().notNull(),
    gameType: text().$type<GameType>().notNull(),
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
    index('voided_bets_by_player').on(table.merchant, table.username, table.voidedAt),
  ],
)

/** Who went from one upline to another: what came before stays with the old one's team. */
export const teamMoves = sqliteTable(
  'team_moves',
  {
    id: integer().primaryKey(),
    merchant: text().notNull(),
    username: text().notNull(),
    from: text(),
    to: text(),
    at: integer().notNull(),
  },
  (table) => [index('team_moves_by_member').on(table.merchant, table.username, table.at)],
)

/** Moves of which members are not relinked yet (`world/team/team-relinks.ts`). */
export const teamRelinks = sqliteTable(
  'team_relinks',
  {
    merchant: text().notNull(),
    username: text().notNull(),
    /** Who was above, and who is now, the nearest first. */
    before: text({ mode: 'json' }).$type<string[]>().notNull(),
    after: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** Up to this member they are, by name. */
    done: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.username] })],
)

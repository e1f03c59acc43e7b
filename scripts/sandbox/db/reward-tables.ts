import type { GameType } from '#parts/games/schema.ts'
import {
  check,
  index,
  integer,
  primaryKey,
  sql,
  sqliteTable,
  text,
  uniqueIndex,
} from './drizzle.ts'
import { ofPlayer } from './columns.ts'
import type { Words } from '../content/words.ts'

/** What a reward is paid in: money, a bonus that must be bet, or points. */
export type RewardKind = 'cash' | 'bonus' | 'points'
/** The part of the product that granted a reward. */
export type RewardSource = 'promotion' | 'mission' | 'referral' | 'vip' | 'raffle' | 'message'

/** What players may claim, or have claimed. */
export const rewards = sqliteTable(
  'rewards',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    ...ofPlayer,
    source: text().$type<RewardSource>().notNull(),
    /** What of the source gave it, such as a mission's id and season; gives a player once. */
    reference: text().notNull(),
    title: text({ mode: 'json' }).$type<Words>().notNull(),
    kind: text().$type<RewardKind>().notNull(),
    /** Units of the currency, or points. */
    amount: integer().notNull(),
    /** How many times a bonus must be bet, in hundredths. */
    multiplier: integer().notNull(),
    grantedAt: integer().notNull(),
    expiresAt: integer(),
    claimedAt: integer(),
  },
  (table) => [
    uniqueIndex('reward_once').on(table.merchant, table.username, table.source, table.reference),
    index('reward_of_player').on(table.merchant, table.username, table.grantedAt),
    check('reward_has_amount', sql`${table.amount} > 0`),
  ],
)

/**
 * Sum of a player's valid bets of a category that were rebated so far. A claim pays for all bets beyond
 * this sum, so that no bet is rebated twice, whenever it was settled or voided.
 */
export const rebateMarks = sqliteTable(
  'rebate_marks',
  {
    ...ofPlayer,
    gameType: text().$type<GameType>().notNull(),
    /** Units of valid bets. */
    rebated: integer().notNull(),
    /** What rounding has kept back, in ten-thousandths of a unit. */
    remainder: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.username, table.gameType] }),
    check('rebate_remainder', sql`${table.remainder} BETWEEN 0 AND 9999`),
  ],
)

export const rebateClaims = sqliteTable(
  'rebate_claims',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    ...ofPlayer,
    gameType: text().$type<GameType>().notNull(),
    validBet: integer().notNull(),
    /** Hundredths of a percent. */
    rate: integer().notNull(),
    amount: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('rebate_claims_of_player').on(table.merchant, table.username, table.at)],
)

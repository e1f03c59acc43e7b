import type { GameType } from '#parts/games/schema.ts'
import { check, index, integer, sql, sqliteTable, text, uniqueIndex } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'
import type { Words } from '../content/words.ts'

/** How a reward is paid: money, a bonus that must be bet, or points. */
export type RewardKind = 'cash' | 'bonus' | 'points'
/** The part of the product that granted a reward. */
export type RewardSource = 'promotion' | 'mission' | 'referral' | 'vip' | 'raffle' | 'message'

/** Table of rewards that players may claim or have claimed. */
export const rewards = sqliteTable(
  'rewards',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    ...ofPlayer,
    source: text().$type<RewardSource>().notNull(),
    /**
     * Event of the source that gave the reward, such as a mission's id and season; it gives a
     * player only one reward.
     */
    reference: text().notNull(),
    title: text({ mode: 'json' }).$type<Words>().notNull(),
    kind: text().$type<RewardKind>().notNull(),
    /** Amount of the reward, in units of the currency or in points. */
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
 * Table of the valid bets of a player in a category for which rebates were paid. A claim pays for
 * all bets beyond this sum, so that no bet is rebated twice, whenever it was settled or voided.
 */
export const rebateMarks = keyedTable(
  'rebate_marks',
  ['merchant', 'username', 'gameType'],
  {
    ...ofPlayer,
    gameType: text().$type<GameType>().notNull(),
    /** Valid bets with paid rebates, in units. */
    rebated: integer().notNull(),
    /** Remainder of earlier roundings, in ten-thousandths of a unit. */
    remainder: integer().notNull(),
  },
  (table) => [check('rebate_remainder', sql`${table.remainder} BETWEEN 0 AND 9999`)],
)

export const rebateClaims = sqliteTable(
  'rebate_claims',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    ...ofPlayer,
    gameType: text().$type<GameType>().notNull(),
    validBet: integer().notNull(),
    /** Rate of the rebate in hundredths of a percent. */
    rate: integer().notNull(),
    amount: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('rebate_claims_of_player').on(table.merchant, table.username, table.at)],
)

import { check, index, integer, sql, sqliteTable, text, uniqueIndex } from './drizzle.ts'
import type { Words } from './tables.ts'

/** What a reward is paid in: money, a bonus that must be bet, or points. */
export type RewardKind = 'cash' | 'bonus' | 'points'
/** What gave it. */
export type RewardSource = 'promotion' | 'mission' | 'referral' | 'vip' | 'raffle' | 'message'

/** What players may claim, or have claimed. */
export const rewards = sqliteTable(
  'rewards',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    merchant: text().notNull(),
    username: text().notNull(),
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

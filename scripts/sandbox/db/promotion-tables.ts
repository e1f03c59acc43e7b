import { check, index, integer, sql, text } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'

/** Table of a player's actions in a round of a campaign (docs/product.md §11.1). */
export const promotionEntries = keyedTable(
  'promotion_entries',
  ['merchant', 'username', 'campaign', 'round'],
  {
    ...ofPlayer,
    campaign: text().notNull(),
    /** Name of the round, such as the day of a daily campaign. */
    round: text().notNull(),
    state: text().$type<'joined' | 'applied' | 'rejected' | 'granted' | 'paid'>().notNull(),
    joinedAt: integer().notNull(),
    updatedAt: integer().notNull(),
    /** Text that the player wrote with an application; null without one. */
    comment: text(),
    pictures: integer().notNull().default(0),
    reason: text(),
    /** Number of applications by the player in this round. */
    tries: integer().notNull().default(0),
  },
  (table) => [index('entries_by_state').on(table.merchant, table.state, table.updatedAt)],
)

/** Table of what rounds have paid, to all players (`username` is empty) and to each player. */
export const promotionSpending = keyedTable(
  'promotion_spending',
  ['merchant', 'campaign', 'round', 'username'],
  {
    ...ofPlayer,
    campaign: text().notNull(),
    /** Name of the round; empty for the sum over all rounds. */
    round: text().notNull(),
    grants: integer().notNull(),
    /** Amount paid, in units of the currency. */
    units: integer().notNull(),
  },
  (table) => [check('spending_is_sound', sql`${table.grants} >= 0 AND ${table.units} >= 0`)],
)

/**
 * Table of the final ranks in finished tournaments and mission seasons, which later voids do not
 * change.
 */
export const finalPlaces = keyedTable('final_places', ['merchant', 'contest', 'rank'], {
  merchant: text().notNull(),
  contest: text().notNull(),
  rank: integer().notNull(),
  /** Name of the player, masked. */
  player: text().notNull(),
  /** Username of the player; null for an invented player. */
  username: text(),
  score: integer().notNull(),
})

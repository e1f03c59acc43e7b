import { check, index, integer, primaryKey, sql, sqliteTable, text } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'

/** What a player has done for a round of a campaign (docs/product.md §11.1). */
export const promotionEntries = sqliteTable(
  'promotion_entries',
  {
    ...ofPlayer,
    campaign: text().notNull(),
    /** Such as the day of a daily campaign. */
    round: text().notNull(),
    state: text().$type<'joined' | 'applied' | 'rejected' | 'granted' | 'paid'>().notNull(),
    joinedAt: integer().notNull(),
    updatedAt: integer().notNull(),
    /** Text that the player wrote with an application; null without one. */
    comment: text(),
    pictures: integer().notNull(),
    reason: text(),
    /** How often it was applied for. */
    tries: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.username, table.campaign, table.round] }),
    index('entries_by_state').on(table.merchant, table.state, table.updatedAt),
  ],
)

/** What rounds have given, to all players (`username` is empty) and to each. */
export const promotionSpending = sqliteTable(
  'promotion_spending',
  {
    merchant: text().notNull(),
    campaign: text().notNull(),
    /** Empty for all rounds of a player. */
    round: text().notNull(),
    username: text().notNull(),
    grants: integer().notNull(),
    /** Units of the currency. */
    units: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.campaign, table.round, table.username] }),
    check('spending_is_sound', sql`${table.grants} >= 0 AND ${table.units} >= 0`),
  ],
)

/** Final places of tournaments and mission seasons that are over, which later voids do not change. */
export const finalPlaces = keyedTable('final_places', ['merchant', 'contest', 'rank'], {
  merchant: text().notNull(),
  contest: text().notNull(),
  rank: integer().notNull(),
  /** Masked. */
  player: text().notNull(),
  /** Null for an invented player. */
  username: text(),
  score: integer().notNull(),
})

import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from './drizzle.ts'

/** The code of a player's referral link, made when it is first asked for. */
export const referralCodes = sqliteTable(
  'referral_codes',
  { merchant: text().notNull(), username: text().notNull(), code: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.merchant, table.username] }),
    uniqueIndex('referral_code_once').on(table.merchant, table.code),
  ],
)

/** Who came by whose link, and how far they have got. */
export const referrals = sqliteTable(
  'referrals',
  {
    merchant: text().notNull(),
    /** Who came; `~` and a number for somebody invented. */
    username: text().notNull(),
    /** The same, masked. */
    player: text().notNull(),
    referrer: text().notNull(),
    at: integer().notNull(),
    depositedAt: integer(),
    qualifiedAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.username] }),
    index('referral_of').on(table.merchant, table.referrer, table.at),
  ],
)

import { index, integer, text, uniqueIndex } from './drizzle.ts'
import { keyedTable } from './columns.ts'

/** Table of players' referral codes; each is created when it is first requested. */
export const referralCodes = keyedTable(
  'referral_codes',
  ['merchant', 'username'],
  { merchant: text().notNull(), username: text().notNull(), code: text().notNull() },
  (table) => [uniqueIndex('referral_code_once').on(table.merchant, table.code)],
)

/** Table of referred players, with the owner of the link and how far each has got. */
export const referrals = keyedTable(
  'referrals',
  ['merchant', 'username'],
  {
    merchant: text().notNull(),
    /** Username of the referred player; `~` and a number for an invented one. */
    username: text().notNull(),
    /** The referred player's name, masked. */
    player: text().notNull(),
    referrer: text().notNull(),
    at: integer().notNull(),
    depositedAt: integer(),
    qualifiedAt: integer(),
  },
  (table) => [index('referral_of').on(table.merchant, table.referrer, table.at)],
)

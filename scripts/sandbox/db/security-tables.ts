import { index, integer, primaryKey, sqliteTable, text } from './drizzle.ts'

/** Where a player is paid: bank accounts and crypto addresses. A removed one keeps its row. */
export const payoutAccounts = sqliteTable(
  'payout_accounts',
  {
    merchant: text().notNull(),
    id: text().notNull(),
    username: text().notNull(),
    kind: text().$type<'bank' | 'ewallet' | 'crypto'>().notNull(),
    /** Bank or e-wallet by its code, or the network of an address, such as TRC20. */
    institution: text().notNull(),
    /** Digits, or the address; never a number, whose leading zeros would go. */
    number: text().notNull(),
    /** Who it belongs to; the player's own name. Empty for an address. */
    holder: text().notNull(),
    isDefault: integer({ mode: 'boolean' }).notNull(),
    addedAt: integer().notNull(),
    /** From when on it may be paid to: new and changed ones wait. */
    usableFrom: integer().notNull(),
    removedAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index('payout_accounts_by_player').on(table.merchant, table.username),
  ],
)

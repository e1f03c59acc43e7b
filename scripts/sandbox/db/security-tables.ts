import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'

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

/** Secrets of authenticator apps that no code has confirmed yet. */
export const authenticatorSetups = keyedTable('authenticator_setups', ['merchant', 'username'], {
  ...ofPlayer,
  secret: text().notNull(),
  expiresAt: integer().notNull(),
})

/** Codes that stand in for a lost authenticator, each once. */
export const recoveryCodes = keyedTable('recovery_codes', ['merchant', 'username', 'codeHash'], {
  ...ofPlayer,
  codeHash: text().notNull(),
  usedAt: integer(),
})

/** Logins and tries with the name of a player. */
export const loginRecords = sqliteTable(
  'login_records',
  {
    id: integer().primaryKey(),
    ...ofPlayer,
    at: integer().notNull(),
    ip: text().notNull(),
    device: text().notNull(),
    outcome: text().$type<'loggedIn' | 'wrongPassword' | 'locked'>().notNull(),
  },
  (table) => [index('login_records_by_player').on(table.merchant, table.username, table.at)],
)

/** Accounts of social providers that are bound to players. */
export const socialAccounts = sqliteTable(
  'social_accounts',
  {
    merchant: text().notNull(),
    provider: text().$type<'line' | 'telegram' | 'facebook'>().notNull(),
    /** The provider's own id of its user. */
    subject: text().notNull(),
    username: text().notNull(),
    name: text().notNull(),
    boundAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.provider, table.subject] }),
    uniqueIndex('social_accounts_by_player').on(table.merchant, table.username, table.provider),
  ],
)

/** Ways to a social provider: from where a player set out, and who came back. */
export const socialVisits = sqliteTable('social_visits', {
  /** The state that the provider sends back; a ticket of its own once somebody did. */
  id: text().primaryKey(),
  merchant: text().notNull(),
  /** Who binds an account; null for a login. */
  username: text(),
  /** What a login's ticket needs besides. */
  secret: text(),
  provider: text().$type<'line' | 'telegram' | 'facebook'>().notNull(),
  returnUrl: text().notNull(),
  ticket: text(),
  subject: text(),
  name: text(),
  expiresAt: integer().notNull(),
})

import type { WaitReason } from '#features/member/security/payout/schema.ts'
import { index, integer, sqliteTable, text, uniqueIndex } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'

/**
 * Table of payout accounts: players' bank accounts and crypto addresses. A removed account keeps
 * its row.
 */
export const payoutAccounts = keyedTable(
  'payout_accounts',
  ['merchant', 'id'],
  {
    ...ofPlayer,
    id: text().notNull(),
    kind: text().$type<'bank' | 'ewallet' | 'crypto'>().notNull(),
    /** Bank or e-wallet by its code, or the network of an address, such as TRC20. */
    institution: text().notNull(),
    /** Account number or address as a text, since a number would lose its leading zeros. */
    number: text().notNull(),
    /** Name of the account's owner, which is the player's own name; empty for a crypto address. */
    holder: text().notNull(),
    isDefault: integer({ mode: 'boolean' }).notNull(),
    addedAt: integer().notNull(),
    /** Time from which the account can be used: new and changed accounts must wait. */
    usableFrom: integer().notNull(),
    /** Why the account had, or has, to wait last. */
    waitReason: text().$type<WaitReason>().notNull(),
    removedAt: integer(),
  },
  (table) => [index('payout_accounts_by_player').on(table.merchant, table.username)],
)

/** Table of authenticator secrets that no code has confirmed yet. */
export const authenticatorSetups = keyedTable('authenticator_setups', ['merchant', 'username'], {
  ...ofPlayer,
  secret: text().notNull(),
  expiresAt: integer().notNull(),
})

/** Table of recovery codes that replace a lost authenticator; each works once. */
export const recoveryCodes = keyedTable('recovery_codes', ['merchant', 'username', 'codeHash'], {
  ...ofPlayer,
  codeHash: text().notNull(),
  usedAt: integer(),
})

/** Table of logins and failed logins with a player's name. */
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

/** Table of social accounts that are bound to players. */
export const socialAccounts = keyedTable(
  'social_accounts',
  ['merchant', 'provider', 'subject'],
  {
    ...ofPlayer,
    provider: text().$type<'line' | 'telegram' | 'facebook'>().notNull(),
    /** Id that the social provider gives its user. */
    subject: text().notNull(),
    name: text().notNull(),
    boundAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('social_accounts_by_player').on(table.merchant, table.username, table.provider),
  ],
)

/**
 * Table of visits to a social provider: the page where the player started, and the social account
 * that came back.
 */
export const socialVisits = sqliteTable('social_visits', {
  /** The `state` value that the provider sends back; after a successful visit, a ticket. */
  id: text().primaryKey(),
  merchant: text().notNull(),
  /** Username of the player who binds an account; null for a login. */
  username: text(),
  /** Secret that a login needs in addition to the ticket. */
  secret: text(),
  provider: text().$type<'line' | 'telegram' | 'facebook'>().notNull(),
  returnUrl: text().notNull(),
  ticket: text(),
  subject: text(),
  name: text(),
  expiresAt: integer().notNull(),
})

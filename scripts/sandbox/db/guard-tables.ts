import type { PasswordChange } from '#core/session/schema.ts'
import { index, integer, sqliteTable, text } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'

/** Addresses from which a player has come in before; others may need a second factor. */
export const knownAddresses = keyedTable('known_addresses', ['merchant', 'username', 'ip'], {
  ...ofPlayer,
  ip: text().notNull(),
  /** Browser, as its user agent names it. */
  device: text().notNull(),
  seenAt: integer().notNull(),
})

/** Counts of tries, from which throttles and lock-outs are decided. */
export const attempts = keyedTable('attempts', ['merchant', 'kind', 'subject'], {
  merchant: text().notNull(),
  /** What is counted, such as `login:name`. */
  kind: text().notNull(),
  /** By whom or on what: an address, a number, a name. */
  subject: text().notNull(),
  count: integer().notNull(),
  firstAt: integer().notNull(),
  lastAt: integer().notNull(),
  lockedUntil: integer(),
})

/** Codes sent by SMS or mail. */
export const codes = sqliteTable(
  'codes',
  {
    id: text().primaryKey(),
    merchant: text().notNull(),
    purpose: text()
      .$type<'register' | 'login' | 'recovery' | 'secondFactor' | 'proof' | 'bind' | 'withdrawal'>()
      .notNull(),
    channel: text().$type<'sms' | 'email'>().notNull(),
    /** Number with dialling code such as `66812345678`, or a mail address. */
    address: text().notNull(),
    codeHash: text().notNull(),
    sentAt: integer().notNull(),
    expiresAt: integer().notNull(),
    attempts: integer().notNull(),
    usedAt: integer(),
  },
  (table) => [index('codes_by_address').on(table.merchant, table.purpose, table.address)],
)

/** Every SMS and mail that the sandbox pretends to send, and those that had no recipient. */
export const outbox = sqliteTable('outbox', {
  id: integer().primaryKey(),
  merchant: text().notNull(),
  channel: text().$type<'sms' | 'email'>().notNull(),
  to: text().notNull(),
  subject: text().notNull(),
  /** The message; if it was not sent, the reason, which only testers see. */
  text: text().notNull(),
  isSent: integer({ mode: 'boolean' }).notNull(),
  at: integer().notNull(),
})

export const captchas = sqliteTable('captchas', {
  id: text().primaryKey(),
  merchant: text().notNull(),
  answer: text().notNull(),
  expiresAt: integer().notNull(),
})

/** Human proofs already taken, so that none counts twice. */
export const usedProofs = keyedTable('used_proofs', ['merchant', 'proof'], {
  merchant: text().notNull(),
  proof: text().notNull(),
  expiresAt: integer().notNull(),
})

/** Logins whose password was right and that wait for a second factor. */
export const secondFactorChallenges = sqliteTable('second_factor_challenges', {
  id: text().primaryKey(),
  ...ofPlayer,
  ip: text().notNull(),
  /** What the password said about itself at the first step. */
  mustChange: text().$type<PasswordChange>(),
  attempts: integer().notNull(),
  expiresAt: integer().notNull(),
})

import type { PasswordChange } from '#core/session/schema.ts'
import { index, integer, sqliteTable, text } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'

/**
 * Table of IP addresses from which a player has logged in before; a new one may need a second
 * factor.
 */
export const knownAddresses = keyedTable('known_addresses', ['merchant', 'username', 'ip'], {
  ...ofPlayer,
  ip: text().notNull(),
  /** User agent of the browser that logged in. */
  device: text().notNull(),
  seenAt: integer().notNull(),
})

/** Table of counted tries, by which requests are throttled and accounts locked. */
export const attempts = keyedTable('attempts', ['merchant', 'kind', 'subject'], {
  merchant: text().notNull(),
  /** Kind of counted tries, such as `login:name`. */
  kind: text().notNull(),
  /** Subject of the count: an IP address, a phone number or a name. */
  subject: text().notNull(),
  count: integer().notNull(),
  firstAt: integer().notNull(),
  lastAt: integer().notNull(),
  lockedUntil: integer(),
})

/** Table of codes that were sent by SMS or email. */
export const codes = sqliteTable(
  'codes',
  {
    id: text().primaryKey(),
    merchant: text().notNull(),
    purpose: text()
      .$type<'register' | 'login' | 'recovery' | 'secondFactor' | 'proof' | 'bind' | 'withdrawal'>()
      .notNull(),
    channel: text().$type<'sms' | 'email'>().notNull(),
    /** Phone number with dialling code such as `66812345678`, or an email address. */
    address: text().notNull(),
    codeHash: text().notNull(),
    sentAt: integer().notNull(),
    expiresAt: integer().notNull(),
    attempts: integer().notNull(),
    usedAt: integer(),
  },
  (table) => [index('codes_by_address').on(table.merchant, table.purpose, table.address)],
)

/**
 * Table of every SMS and email that the sandbox pretends to send, including those without a
 * recipient.
 */
export const outbox = sqliteTable('outbox', {
  id: integer().primaryKey(),
  merchant: text().notNull(),
  channel: text().$type<'sms' | 'email'>().notNull(),
  to: text().notNull(),
  subject: text().notNull(),
  /** Text of the message; if it was not sent, the reason, which only testers see. */
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

/** Table of human-check proofs that were used, so that none is accepted twice. */
export const usedProofs = keyedTable('used_proofs', ['merchant', 'proof'], {
  merchant: text().notNull(),
  proof: text().notNull(),
  expiresAt: integer().notNull(),
})

/** Table of logins with a correct password that wait for a second factor. */
export const secondFactorChallenges = sqliteTable('second_factor_challenges', {
  id: text().primaryKey(),
  ...ofPlayer,
  ip: text().notNull(),
  /**
   * Why the password must be changed, as found at the first step of the login; null if it need not.
   */
  mustChange: text().$type<PasswordChange>(),
  attempts: integer().notNull(),
  expiresAt: integer().notNull(),
})

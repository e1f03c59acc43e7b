import type {
  PayoutState,
  TurnoverKind,
  WithdrawalReason,
  WithdrawalState,
  WithdrawalStep,
} from '#features/member/withdraw/schema.ts'
import {
  check,
  foreignKey,
  index,
  integer,
  sql,
  sqliteTable,
  text,
  uniqueIndex,
} from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'
import { ledgerTransfers } from './play-tables.ts'

/** Payout account of a withdrawal, as it was at the request. */
export interface PayoutTarget {
  id: string
  kind: 'bank' | 'ewallet' | 'crypto'
  institution: string
  number: string
  holder: string
}

/**
 * Table of reserved money, such as for a withdrawal; `remaining` is in the player's hold account.
 */
export const holds = keyedTable(
  'holds',
  ['merchant', 'id'],
  {
    ...ofPlayer,
    /** Id of the withdrawal or other case; it reserves money only once. */
    id: text().notNull(),
    amount: integer().notNull(),
    remaining: integer().notNull(),
    openedAt: integer().notNull(),
    resolvedAt: integer(),
  },
  (table) => [
    check('hold_is_part', sql`${table.remaining} BETWEEN 0 AND ${table.amount}`),
    check('hold_is_resolved', sql`(${table.resolvedAt} IS NULL) = (${table.remaining} > 0)`),
  ],
)

/** Table of players' withdrawals, in units (`world/money/money.ts`). */
export const withdrawals = keyedTable(
  'withdrawals',
  ['merchant', 'id'],
  {
    ...ofPlayer,
    id: text().notNull() /** Amount that leaves the balance, fee included. */,
    amount: integer().notNull(),
    fee: integer().notNull(),
    /** State after the cashier's last decision; the states of payouts are stored separately. */
    state: text().$type<WithdrawalState>().notNull(),
    target: text({ mode: 'json' }).$type<PayoutTarget>().notNull(),
    /** Idempotency key of the request for the withdrawal. */
    intentKey: text().notNull(),
    createdAt: integer().notNull(),
    /** Amount that was returned to the balance because it was not paid. */
    released: integer().notNull().default(0),
    feeTransferId: integer().references(() => ledgerTransfers.id),
    /** Why the withdrawal was not approved or not paid. */
    reason: text().$type<WithdrawalReason>(),
  },
  (table) => [
    index('withdrawals_by_player').on(table.merchant, table.username, table.createdAt),
    uniqueIndex('withdrawals_by_intent').on(table.merchant, table.username, table.intentKey),
    check('withdrawal_pays', sql`${table.amount} > ${table.fee} AND ${table.fee} >= 0`),
  ],
)

/** Table of the steps of a withdrawal, each with its time. */
export const withdrawalSteps = sqliteTable(
  'withdrawal_steps',
  {
    id: integer().primaryKey(),
    merchant: text().notNull(),
    withdrawalId: text().notNull(),
    step: text().$type<WithdrawalStep>().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('steps_by_withdrawal').on(table.merchant, table.withdrawalId)],
)

/** Table of the parts in which a withdrawal is paid; each is confirmed separately. */
export const payouts = keyedTable(
  'payouts',
  ['merchant', 'id'],
  {
    merchant: text().notNull(),
    id: text().notNull(),
    withdrawalId: text().notNull(),
    amount: integer().notNull(),
    state: text().$type<PayoutState>().notNull(),
    sentAt: integer().notNull(),
    /** Time from which the payment counts as received, unless the player reports otherwise. */
    confirmBy: integer().notNull(),
    /** Time when the player began to prove that nothing arrived. */
    proofStartedAt: integer(),
    /** Ids of the pictures that the player uploaded as proof. */
    proofs: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    comment: text().notNull().default(''),
    /** Why the bank returned the money; null if it did not. */
    reason: text().$type<WithdrawalReason>(),
    transferId: integer()
      .notNull()
      .references(() => ledgerTransfers.id),
  },
  (table) => [
    index('payouts_by_withdrawal').on(table.merchant, table.withdrawalId),
    index('payouts_by_deadline').on(table.merchant, table.state, table.confirmBy),
    foreignKey({
      columns: [table.merchant, table.withdrawalId],
      foreignColumns: [withdrawals.merchant, withdrawals.id],
    }),
  ],
)

/** Table of turnovers: amounts that must be bet before a withdrawal, one row for each credit. */
export const turnovers = sqliteTable(
  'turnovers',
  {
    id: integer().primaryKey(),
    ...ofPlayer,
    kind: text().$type<TurnoverKind>().notNull(),
    /** Reference of the credit that has this turnover. */
    reference: text().notNull(),
    base: integer().notNull(),
    /** How many times the base must be bet, in hundredths: 1000 is ten times. */
    multiplier: integer().notNull(),
    /** Amount to bet in hundredths of a unit, so that weights need no rounding. */
    required: integer().notNull(),
    contributed: integer().notNull(),
    /** Percentage of a stake that counts, by type of game, as it was when the turnover began. */
    weights: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
    /** Amount that is removed if the player gives up the bonus; 0 for a deposit. */
    bonus: integer().notNull(),
    state: text().$type<'open' | 'met' | 'expired' | 'zeroBalance' | 'cancelled'>().notNull(),
    openedAt: integer().notNull(),
    expiresAt: integer(),
    closedAt: integer(),
  },
  (table) => [
    uniqueIndex('turnovers_by_credit').on(table.merchant, table.kind, table.reference),
    index('turnovers_by_player').on(table.merchant, table.username, table.state, table.id),
    check('turnover_is_part', sql`${table.contributed} BETWEEN 0 AND ${table.required}`),
  ],
)

/** Table of the stakes that counted towards each turnover, in hundredths of a unit. */
export const turnoverFeeds = keyedTable(
  'turnover_feeds',
  ['vendor', 'transactionId', 'turnoverId'],
  {
    merchant: text().notNull(),
    vendor: text().notNull(),
    transactionId: text().notNull(),
    turnoverId: integer()
      .notNull()
      .references(() => turnovers.id),
    credited: integer().notNull(),
    at: integer().notNull(),
    voidedAt: integer(),
  },
)

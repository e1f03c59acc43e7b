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
  primaryKey,
  sql,
  sqliteTable,
  text,
  uniqueIndex,
} from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'
import { ledgerTransfers } from './play-tables.ts'

/** Where a withdrawal goes, as it was when the player asked for it. */
export interface PayoutTarget {
  id: string
  kind: 'bank' | 'ewallet' | 'crypto'
  institution: string
  number: string
  holder: string
}

/** Money that is set aside, such as for a withdrawal; `remaining` lies in the player's hold account. */
export const holds = sqliteTable(
  'holds',
  {
    merchant: text().notNull(),
    /** Of what it is held for; a hold is opened once. */
    id: text().notNull(),
    username: text().notNull(),
    amount: integer().notNull(),
    remaining: integer().notNull(),
    openedAt: integer().notNull(),
    resolvedAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    check('hold_is_part', sql`${table.remaining} BETWEEN 0 AND ${table.amount}`),
    check('hold_is_resolved', sql`(${table.resolvedAt} IS NULL) = (${table.remaining} > 0)`),
  ],
)

/** A player's requests to be paid, in units (`world/money/money.ts`). */
export const withdrawals = sqliteTable(
  'withdrawals',
  {
    merchant: text().notNull(),
    id: text().notNull(),
    username: text().notNull(),
    /** What leaves the balance, the fee included. */
    amount: integer().notNull(),
    fee: integer().notNull(),
    /** Up to here the payouts do not count: what the cashier decided last. */
    state: text().$type<WithdrawalState>().notNull(),
    target: text({ mode: 'json' }).$type<PayoutTarget>().notNull(),
    /** The idempotency key that it was asked for with. */
    intentKey: text().notNull(),
    createdAt: integer().notNull(),
    /** What went back to the balance because it was not paid. */
    released: integer().notNull(),
    feeTransferId: integer().references(() => ledgerTransfers.id),
    /** Why it was not approved or not paid. */
    reason: text().$type<WithdrawalReason>(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index('withdrawals_by_player').on(table.merchant, table.username, table.createdAt),
    uniqueIndex('withdrawals_by_intent').on(table.merchant, table.username, table.intentKey),
    check('withdrawal_pays', sql`${table.amount} > ${table.fee} AND ${table.fee} >= 0`),
  ],
)

/** What became of a withdrawal, and when. */
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

/** The parts in which a withdrawal is paid; each is confirmed by itself. */
export const payouts = sqliteTable(
  'payouts',
  {
    merchant: text().notNull(),
    id: text().notNull(),
    withdrawalId: text().notNull(),
    amount: integer().notNull(),
    state: text().$type<PayoutState>().notNull(),
    sentAt: integer().notNull(),
    /** When it counts as received unless the player says otherwise. */
    confirmBy: integer().notNull(),
    /** When the player began to prove that nothing arrived. */
    proofStartedAt: integer(),
    /** Ids of the pictures that the player uploaded as proof. */
    proofs: text({ mode: 'json' }).$type<string[]>().notNull(),
    comment: text().notNull(),
    /** Reason for which the bank returned the money; null if it did not. */
    reason: text().$type<WithdrawalReason>(),
    transferId: integer()
      .notNull()
      .references(() => ledgerTransfers.id),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index('payouts_by_withdrawal').on(table.merchant, table.withdrawalId),
    index('payouts_by_deadline').on(table.merchant, table.state, table.confirmBy),
    foreignKey({
      columns: [table.merchant, table.withdrawalId],
      foreignColumns: [withdrawals.merchant, withdrawals.id],
    }),
  ],
)

/** What must be bet before a withdrawal: one row for each credit. */
export const turnovers = sqliteTable(
  'turnovers',
  {
    id: integer().primaryKey(),
    ...ofPlayer,
    kind: text().$type<TurnoverKind>().notNull(),
    /** The credit that it came with. */
    reference: text().notNull(),
    base: integer().notNull(),
    /** Hundredths: 1000 is ten times the base. */
    multiplier: integer().notNull(),
    /** Hundredths of a unit, so that no weight is rounded. */
    required: integer().notNull(),
    contributed: integer().notNull(),
    /** How much of a stake counts by type of game, in percent, as it was at the start. */
    weights: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
    /** What is taken back if the player gives the bonus up; 0 for a deposit. */
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

/** Which stake fed which turnover, in hundredths of a unit. */
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

import type { DepositReason, DepositState, OddCause } from '#features/member/deposit/schema.ts'
import { index, integer, primaryKey, sqliteTable, text } from './drizzle.ts'
import { keyedTable } from './columns.ts'

/** Deposits of players. Amounts are ledger units of the merchant's currency. */
export const deposits = sqliteTable(
  'deposits',
  {
    merchant: text().notNull(),
    id: text().notNull(),
    username: text().notNull(),
    methodId: text().notNull(),
    methodName: text().notNull(),
    state: text().$type<DepositState>().notNull(),
    cause: text().$type<OddCause>(),
    /** Null unless the deposit failed. */
    reason: text().$type<DepositReason>(),
    amount: integer().notNull(),
    /** What has come in, whatever became of it. */
    received: integer().notNull(),
    fee: integer().notNull(),
    /** What was added to the balance, without fee and bonus. */
    credited: integer().notNull(),
    /** Units in the suspense account that wait for a decision of the cashier. */
    suspended: integer().notNull(),
    returned: integer().notNull(),
    bonusId: text(),
    bonus: integer().notNull(),
    network: text(),
    /** Units of the asset's own parts, of a crypto currency. */
    assetAmount: text(),
    seen: integer().notNull(),
    /** What the pages of another provider know it by. */
    token: text().notNull(),
    /** Where a provider's page leads back to. */
    returnUrl: text().notNull(),
    /** The reference that the player's slip has. */
    slipRef: text(),
    proofs: integer().notNull(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    expiresAt: integer(),
    saidPaidAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index('deposits_by_player').on(table.merchant, table.username, table.createdAt),
  ],
)

/** Money that came in for a deposit. One transfer of a bank, by its reference, counts once. */
export const depositPayments = keyedTable('deposit_payments', ['merchant', 'transRef'], {
  merchant: text().notNull(),
  transRef: text().notNull(),
  depositId: text().notNull(),
  units: integer().notNull(),
  at: integer().notNull(),
})

/** Slips that players sent, by the reference of their transfer: each proves one deposit. */
export const depositSlips = keyedTable('deposit_slips', ['merchant', 'transRef'], {
  merchant: text().notNull(),
  transRef: text().notNull(),
  depositId: text().notNull(),
})

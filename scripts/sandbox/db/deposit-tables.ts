import type { DepositReason, DepositState, OddCause } from '#features/member/deposit/schema.ts'
import { index, integer, text } from './drizzle.ts'
import { keyedTable } from './columns.ts'

/** Table of players' deposits. Amounts are ledger units of the merchant's currency. */
export const deposits = keyedTable(
  'deposits',
  ['merchant', 'id'],
  {
    merchant: text().notNull(),
    id: text().notNull(),
    username: text().notNull(),
    methodId: text().notNull(),
    methodName: text().notNull(),
    state: text().$type<DepositState>().notNull(),
    cause: text().$type<OddCause>(),
    /** Why the deposit failed; null if it did not. */
    reason: text().$type<DepositReason>(),
    amount: integer().notNull(),
    /** Money that has arrived for this deposit, whatever was done with it. */
    received: integer().notNull().default(0),
    fee: integer().notNull().default(0),
    /** Amount that was added to the balance, without fee and bonus. */
    credited: integer().notNull().default(0),
    /** Units in the suspense account that wait for a decision of the cashier. */
    suspended: integer().notNull().default(0),
    returned: integer().notNull().default(0),
    bonusId: text(),
    bonus: integer().notNull().default(0),
    network: text(),
    /** Amount of a crypto currency, in its own smallest units. */
    assetAmount: text(),
    seen: integer().notNull().default(0),
    /** Token by which a payment provider's pages identify the deposit. */
    token: text().notNull(),
    /** Address to which the payment provider's page sends the player back. */
    returnUrl: text().notNull(),
    /** Reference number on the player's payment slip. */
    slipRef: text(),
    proofs: integer().notNull().default(0),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    expiresAt: integer(),
    saidPaidAt: integer(),
  },
  (table) => [index('deposits_by_player').on(table.merchant, table.username, table.createdAt)],
)

/** Table of money that arrived for deposits. A bank transfer counts only once, by its reference. */
export const depositPayments = keyedTable('deposit_payments', ['merchant', 'transRef'], {
  merchant: text().notNull(),
  transRef: text().notNull(),
  depositId: text().notNull(),
  units: integer().notNull(),
  at: integer().notNull(),
})

/**
 * Table of payment slips that players sent, by the transfer's reference: each proves only one
 * deposit.
 */
export const depositSlips = keyedTable('deposit_slips', ['merchant', 'transRef'], {
  merchant: text().notNull(),
  transRef: text().notNull(),
  depositId: text().notNull(),
})

import type { PayoutState, WithdrawalReason } from '#features/member/withdraw/schema.ts'
import { addRow, rowsOf } from '../../db/rows.ts'
import { payouts, withdrawals } from '../../db/withdrawal-tables.ts'
import { refuse } from '../../http/call-error.ts'
import { captureHold } from './holds.ts'
import { pairOf, bankOf, feesOf, mainWalletOf, transfer } from './ledger.ts'
import { type PayoutRow, stateOfPayout, type WithdrawalRow } from './withdrawal-state.ts'
import { advance, isPayout, listPayouts, type Scope, sweepDeadlines } from './withdrawals.ts'

/** Returns the operator's account from which a withdrawal is paid. */
const bankOfRow = ({ merchant, target }: WithdrawalRow) => bankOf(merchant, target.kind)

const sumOf = (parts: readonly PayoutRow[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Pays a part of a withdrawal, or the rest; with the last part the fee is charged. Throws
 * `CallError` 409 `withdrawal_state` or 400 `invalid_amount`.
 *
 * @param amount units; by default all that is left
 * @param confirmMinutes minutes after which the payment counts as received
 */
export function pay(
  scope: Scope,
  id: string,
  { amount, confirmMinutes }: { amount?: number | undefined; confirmMinutes: number },
): void {
  const { db, merchant, at } = scope
  const row = requireWithdrawal(scope, id)
  if (row.state !== 'paying') advance(scope, id, ['approved'], 'paying')
  const earlier = listPayouts(scope, [id])
  const left = row.amount - row.fee - sumOf(earlier)
  const part = amount ?? left
  if (part <= 0 || part > left) refuse('invalid_amount/part')
  const payoutId = `${id}-${earlier.length + 1}`
  const transferId = captureHold(db, {
    merchant,
    id,
    amount: part,
    to: bankOfRow(row),
    reason: 'payout',
    reference: payoutId,
    at,
  })
  addRow(db, payouts, {
    merchant,
    id: payoutId,
    withdrawalId: id,
    amount: part,
    // Where players are not asked, there is nothing to wait for.
    state: confirmMinutes === 0 ? 'received' : 'sent',
    sentAt: at,
    confirmBy: at + confirmMinutes * 60_000,
    transferId,
  })
  if (part < left) return
  advance(scope, id, ['paying'], 'sent')
  if (row.fee > 0) takeFee(scope, row)
}

function takeFee({ db, merchant, at }: Scope, { id, fee }: WithdrawalRow): void {
  const to = feesOf(merchant)
  const capture = { merchant, id, amount: fee, to, reason: 'payoutFee', reference: id, at } as const
  const feeTransferId = captureHold(db, capture)
  rowsOf(db, withdrawals, { merchant, id }).change({ feeTransferId })
}

/** Handles a payout that the bank returned, however late: the money goes back to the balance. */
export function bounce(
  scope: Scope,
  payoutId: string,
  reason: WithdrawalReason | null = null,
): void {
  const from = ['sent', 'received', 'autoReceived', 'disputed', 'upheld'] as const
  giveBack(scope, payoutId, from, { state: 'refunded', reason }, 'payoutBounce')
}

/** Decides a dispute: the payment stands, or its money goes back to the balance. */
export function resolveDispute(scope: Scope, payoutId: string, outcome: 'upheld' | 'repaid'): void {
  if (outcome === 'repaid') {
    return giveBack(scope, payoutId, ['disputed'], { state: 'repaid' }, 'payoutRepay')
  }
  settle(scope, requirePayout(scope, payoutId), ['disputed'], { state: 'upheld' })
}

/** Returns a payout's money once: the ledger refuses a second reversal of the same transfer. */
function giveBack(
  scope: Scope,
  payoutId: string,
  from: readonly PayoutState[],
  to: Answer & { state: 'refunded' | 'repaid' },
  moneyReason: 'payoutBounce' | 'payoutRepay',
): void {
  const { db, merchant, at } = scope
  const payout = requirePayout(scope, payoutId)
  const row = requireWithdrawal(scope, payout.withdrawalId)
  settle(scope, payout, from, to)
  transfer(db, {
    reason: moneyReason,
    reference: payoutId,
    at,
    reverses: payout.transferId,
    entries: pairOf(bankOfRow(row), mainWalletOf(merchant, row.username), payout.amount),
  })
  returnFee(scope, row)
}

/** Returns the fee if no part of the withdrawal stayed paid. */
function returnFee({ db, merchant, at }: Scope, row: WithdrawalRow): void {
  if (row.feeTransferId === null) return
  const parts = listPayouts({ db, merchant }, [row.id])
  if (!parts.every(({ state }) => state === 'refunded' || state === 'repaid')) return
  transfer(db, {
    reason: 'payoutFeeReturn',
    reference: row.id,
    at,
    reverses: row.feeTransferId,
    entries: pairOf(feesOf(merchant), mainWalletOf(merchant, row.username), row.fee),
  })
}

type Answer = Pick<PayoutRow, 'state'> & Partial<Pick<PayoutRow, 'proofs' | 'comment' | 'reason'>>

/**
 * Moves a payout to a state, once. Throws `CallError` 409 `payout_settled` if another answer or the
 * deadline came first.
 */
export function settle(
  scope: Scope,
  payout: PayoutRow,
  from: readonly PayoutState[],
  { state, ...more }: Answer,
): void {
  const { db, at } = scope
  const is = stateOfPayout(payout, at)
  const isOpen = from.includes(is)
  if (isOpen && rowsOf(db, payouts, isPayout(payout)).change({ state, ...more }) === 1) return
  refuse('payout_settled', { state: is })
}

/** Stores that the player is preparing a proof; allowed once, and only before the deadline. */
export function startProof({ db, at }: Scope, payout: PayoutRow): void {
  if (payout.proofStartedAt !== null && stateOfPayout(payout, at) === 'sent') return
  const open = rowsOf(db, payouts, { proofStartedAt: null }, isPayout(payout))
  if (stateOfPayout(payout, at) === 'sent' && open.change({ proofStartedAt: at }) === 1) return
  refuse('payout_settled')
}

/** Finds a payout, after its passed deadlines are stored. Throws `CallError` 404. */
export function requirePayout(scope: Scope, id: string): PayoutRow {
  sweepDeadlines(scope)
  return (
    rowsOf(scope.db, payouts, { merchant: scope.merchant, id }).find() ?? refuse('payout_not_found')
  )
}

/** Finds a withdrawal. Throws `CallError` 404 `withdrawal_not_found`. */
export function requireWithdrawal(scope: Scope, id: string): WithdrawalRow {
  const { db, merchant } = scope
  return rowsOf(db, withdrawals, { merchant, id }).find() ?? refuse('withdrawal_not_found')
}

import * as v from 'valibot'
import type { CashierNews } from '#core/gateway/socket/api.ts'
import { WITHDRAWAL_REASONS } from '#features/member/withdraw/schema.ts'
import type { Db } from '../../db/open.ts'
import { refuse } from '../../http/call-error.ts'
import type { Merchant } from '../../http/serve.ts'
import { addMessage } from '../content/inbox.ts'
import { readUnits } from './money.ts'
import { type PayoutRow } from './withdrawal-state.ts'
import { bounce, requirePayout, requireWithdrawal, pay, resolveDispute } from './payouts.ts'
import { confirmMinutesOf } from './withdraw-terms.ts'
import { advance, listPayouts, type Scope, release, sweepDeadlines } from './withdrawals.ts'

/** Actions of a cashier on a withdrawal or on one of its payouts. */
export const DESK_ACTS = [
  'review',
  'approve',
  'reject',
  'fail',
  'pay',
  'bounce',
  'uphold',
  'repay',
] as const
export type DeskAct = (typeof DESK_ACTS)[number]

export const DeskActSchema = v.strictObject({
  act: v.picklist(DESK_ACTS),
  /** Id of the withdrawal; the id of a payout is a separate field. */
  id: v.string(),
  /** Id of the payout, for actions on a single payout. */
  payoutId: v.optional(v.string()),
  /** Amount of a part to pay; if left out or empty, all that is left. */
  amount: v.optional(v.string()),
  /** Reason of a rejection, failure or returned payment; left out if the player shall read none. */
  reason: v.optional(v.picklist(WITHDRAWAL_REASONS)),
})
export type DeskOrder = v.InferOutput<typeof DeskActSchema>

/** The event that notifies the player of each action. */
const NEWS: Partial<Record<DeskAct, CashierNews>> = {
  approve: 'withdrawalApproved',
  reject: 'withdrawalRejected',
  fail: 'withdrawalFailed',
  pay: 'withdrawalSent',
  bounce: 'withdrawalBounced',
  uphold: 'withdrawalUpheld',
  repay: 'withdrawalRepaid',
}

/** Carries out the cashier's action, completely or not at all. Throws `CallError`. */
export function actAtDesk(
  db: Db,
  merchant: Merchant,
  now: Date,
  order: DeskOrder,
): { username: string; news: CashierNews | undefined } {
  const scope: Scope = { db, merchant: merchant.code, at: now.getTime() }
  return db.transaction(() => {
    const { id, username, amount } = requireWithdrawal(scope, order.id)
    sweepDeadlines(scope)
    carryOut(scope, merchant, { ...order, id })
    const news = NEWS[order.act]
    if (news) {
      const payout = findPayout(scope, id, order)
      const data = { money: payout?.amount ?? amount, id }
      const reference = payout?.id ?? id
      addMessage(db, {
        merchant: merchant.code,
        username,
        kind: news,
        data,
        reference,
        at: scope.at,
      })
    }
    return { username, news }
  })
}

/** Finds the payout that an action is about, which has its own amount. */
function findPayout(scope: Scope, id: string, { act, payoutId }: DeskOrder): PayoutRow | undefined {
  if (['bounce', 'uphold', 'repay'].includes(act)) return requirePayout(scope, payoutId ?? '')
  return act === 'pay' ? listPayouts(scope, [id]).at(-1) : undefined
}

function carryOut(scope: Scope, merchant: Merchant, order: DeskOrder): void {
  const { act, id, reason } = order
  const payoutId = () => {
    const payout = requirePayout(scope, order.payoutId ?? '')
    if (payout.withdrawalId === id) return payout.id
    refuse('payout_not_found')
  }
  switch (act) {
    case 'review':
      return advance(scope, id, ['submitted'], 'reviewing')
    case 'approve':
      return advance(scope, id, ['submitted', 'reviewing'], 'approved')
    case 'reject':
      return release(scope, id, ['submitted', 'reviewing', 'approved'], 'rejected', reason)
    case 'fail':
      return release(scope, id, ['approved', 'paying'], 'failed', reason)
    case 'pay':
      return pay(scope, id, {
        amount: readPart(order.amount, merchant.brand.currency),
        confirmMinutes: confirmMinutesOf(merchant),
      })
    case 'bounce':
      return bounce(scope, payoutId(), reason)
    case 'uphold':
      return resolveDispute(scope, payoutId(), 'upheld')
    case 'repay':
      return resolveDispute(scope, payoutId(), 'repaid')
  }
}

function readPart(amount: string | undefined, currency: string): number | undefined {
  if (!amount) return undefined
  const units = readUnits(amount, currency)
  if (units !== null) return units
  refuse('invalid_amount')
}

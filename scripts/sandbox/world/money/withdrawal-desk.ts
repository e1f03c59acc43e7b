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

/**
 * Actions of a cashier on a withdrawal or on one of its payouts, each with the event that notifies
 * the player.
 */
const NEWS = {
  review: null,
  approve: 'withdrawalApproved',
  reject: 'withdrawalRejected',
  fail: 'withdrawalFailed',
  pay: 'withdrawalSent',
  bounce: 'withdrawalBounced',
  uphold: 'withdrawalUpheld',
  repay: 'withdrawalRepaid',
} as const satisfies Record<string, CashierNews | null>
export type DeskAct = keyof typeof NEWS
export const DESK_ACTS = Object.keys(NEWS) as DeskAct[]

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

/** Carries out the cashier's action, completely or not at all. Throws `CallError`. */
export function actAtDesk(
  db: Db,
  merchant: Merchant,
  now: Date,
  order: DeskOrder,
): { username: string; news: CashierNews | null } {
  const at = now.getTime()
  const scope: Scope = { db, merchant: merchant.code, at }
  return db.transaction(() => {
    const { id, username, amount } = requireWithdrawal(scope, order.id)
    sweepDeadlines(scope)
    const payout = carryOut(scope, merchant, order)
    const news = NEWS[order.act]
    if (news) {
      const data = { money: payout?.amount ?? amount, id }
      const reference = payout?.id ?? id
      addMessage(db, { merchant: merchant.code, username, kind: news, data, reference, at })
    }
    const isPart = order.act === 'pay' && requireWithdrawal(scope, id).state === 'paying'
    return { username, news: isPart ? 'withdrawalPartSent' : news }
  })
}

/** Returns the payout that the action was about, which has its own amount. */
function carryOut(scope: Scope, merchant: Merchant, order: DeskOrder): PayoutRow | void {
  const { act, id, reason } = order
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
      pay(scope, id, {
        amount: readPart(order.amount, merchant.brand.currency),
        confirmMinutes: confirmMinutesOf(merchant),
      })
      return listPayouts(scope, [id]).at(-1)
  }
  const payout = requirePayout(scope, order.payoutId ?? '')
  if (payout.withdrawalId !== id) refuse('payout_not_found')
  if (act === 'bounce') bounce(scope, payout.id, reason)
  else resolveDispute(scope, payout.id, act === 'uphold' ? 'upheld' : 'repaid')
  return payout
}

function readPart(amount: string | undefined, currency: string): number | undefined {
  if (!amount) return undefined
  const units = readUnits(amount, currency)
  if (units !== null) return units
  refuse('invalid_amount')
}

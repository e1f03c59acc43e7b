import * as api from '#features/member/withdraw/api.ts'
import { rowsOf } from '../../db/rows.ts'
import { withdrawals } from '../../db/withdrawal-tables.ts'
import { refuse } from '../../http/call-error.ts'
import { playerOf, type CallContext, serve } from '../../http/serve.ts'
import { sendCode } from '../../world/identity/codes.ts'
import { balanceOf, mainWalletOf } from '../../world/money/ledger.ts'
import { readUnits } from '../../world/money/money.ts'
import { checkPaymentPassword } from '../../world/money/payment-password.ts'
import { requireWithdrawal, settle, startProof } from '../../world/money/payouts.ts'
import { findCodeAddress, proveByFactor } from '../../world/identity/second-factor.ts'
import { useUploads } from '../../world/money/uploads.ts'
import {
  describeTerms,
  factorOf,
  feeUnitsOf,
  listBlockers,
  listPayees,
  readLimits,
} from '../../world/money/withdraw-terms.ts'
import type { WithdrawalRow } from '../../world/money/withdrawal-state.ts'
import { describeWithdrawals } from '../../world/money/withdrawal-words.ts'
import {
  addWithdrawal as openWithdrawal,
  listOwnWithdrawals,
  listPayouts,
  type Scope,
  release,
  sweepDeadlines,
} from '../../world/money/withdrawals.ts'
import { intentKeyOf } from '../../http/intents.ts'

/** Most withdrawals in one list, newest first. */
const LISTED = 50

const scopeOf = ({ db, merchant, now }: CallContext): Scope => ({
  db,
  merchant: merchant.code,
  at: now.getTime(),
})

/** A withdrawal of another player is answered as if it did not exist. */
function requireOwn(context: CallContext, id: string): WithdrawalRow {
  const row = requireWithdrawal(scopeOf(context), id)
  if (row.username === playerOf(context).username) return row
  refuse('withdrawal_not_found')
}

function describeOwn(context: CallContext, id: string) {
  const rows = [requireOwn(context, id)]
  return describeWithdrawals(scopeOf(context), context.merchant, rows)[0]!
}

export const calls = [
  serve(api.getWithdrawTerms, (context) =>
    describeTerms({ ...context, player: playerOf(context) }),
  ),

  serve(
    api.addWithdrawal,
    (context) => {
      const { body, merchant } = context
      const player = playerOf(context)
      const asked = { ...context, player }
      const { currency } = merchant.brand
      const blockers = listBlockers(asked)
      if (blockers.length > 0) refuse('withdrawal_blocked', { blockers })
      const target = listPayees(asked).find(({ id }) => id === body.accountId)
      if (!target || target.usableFrom > context.now.getTime()) refuse('account_not_usable')
      const amount = readUnits(body.amount, currency)
      const { min, max, dailyLeft } = readLimits(asked)
      if (amount === null || amount < min || amount > Math.min(max, dailyLeft)) {
        refuse('amount_out_of_limits')
      }
      const fee = feeUnitsOf(merchant, target.kind, amount)
      if (fee !== readUnits(body.fee, currency)) refuse('terms_changed')
      if (fee >= amount) refuse('nothing_after_fee')
      if (amount > balanceOf(context.db, mainWalletOf(player.merchant, player.username))) {
        refuse('insufficient_balance')
      }
      const needed = factorOf(asked)
      if (needed) proveByFactor(context, player, needed.factor, body.factorCode)
      const { id, kind, institution, number, holder } = target
      const made = openWithdrawal(scopeOf(context), {
        username: player.username,
        amount,
        fee,
        target: { id, kind, institution, number, holder },
        intentKey: intentKeyOf(context),
      })
      context.sockets.tellBalance(player.merchant, player.username)
      return describeOwn(context, made)
    },
    {
      prepare: (context) =>
        checkPaymentPassword(context, playerOf(context), context.body.paymentPassword),
      keepsRefusals: true,
    },
  ),

  serve(api.requestWithdrawalCode, (context) => {
    const to = findCodeAddress(playerOf(context), context.body.factor)
    if (!to) refuse('factor_unavailable')
    return sendCode(context, { purpose: 'withdrawal', ...to })
  }),

  serve(api.getWithdrawal, (context) => {
    const { id, intentKey = '' } = context.query
    const { merchant, username } = playerOf(context)
    if (id !== undefined) return describeOwn(context, id)
    const row = rowsOf(context.db, withdrawals, { merchant, username, intentKey }).find()
    return describeOwn(context, row?.id ?? refuse('withdrawal_not_found'))
  }),

  serve(api.listWithdrawals, (context) => {
    const scope = scopeOf(context)
    const rows = listOwnWithdrawals(scope, playerOf(context).username, LISTED)
    return describeWithdrawals(scope, context.merchant, rows)
  }),

  serve(api.cancelWithdrawal, (context) => {
    const { body, merchant, sockets } = context
    const { id, username } = requireOwn(context, body.id)
    if (!merchant.settings.rules.withdrawalCancel) refuse('cancel_not_allowed')
    release(scopeOf(context), id, ['submitted', 'reviewing'], 'cancelled')
    sockets.tellBalance(merchant.code, username)
    return describeOwn(context, id)
  }),

  serve(api.confirmPayout, (context) => {
    const { id, answer, payoutId, payoutIds, proofs, comment } = context.body
    requireOwn(context, id)
    const scope = scopeOf(context)
    sweepDeadlines(scope)
    const parts = listPayouts(scope, [id])
    const named = answer === 'allReceived' ? payoutIds : [payoutId]
    const chosen = parts.filter((part) => named.includes(part.id))
    if (chosen.length === 0 || chosen.length < named.length) refuse('payout_not_found')
    if (answer === 'notReceived' && proofs.length === 0) refuse('proof_required')
    for (const part of chosen) {
      if (answer === 'notReceived') {
        const owner = { merchant: part.merchant, username: playerOf(context).username }
        useUploads(context.db, owner, { ids: proofs, purpose: 'payoutProof', usedFor: part.id })
        settle(scope, part, ['sent'], { state: 'disputed', proofs: [...proofs], comment })
      } else settle(scope, part, ['sent'], { state: 'received' })
    }
    return describeOwn(context, id)
  }),

  serve(api.startPayoutProof, (context) => {
    const { id, payoutId } = context.body
    requireOwn(context, id)
    const scope = scopeOf(context)
    const part = listPayouts(scope, [id]).find((one) => one.id === payoutId)
    if (!part) refuse('payout_not_found')
    startProof(scope, part)
    return describeOwn(context, id)
  }),
]

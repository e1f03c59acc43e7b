import * as api from '#parts/money/transfers/api.ts'
import type { Direction } from '#parts/money/transfers/api.ts'
import { refuse } from '../../http/call-error.ts'
import { findReply } from '../../http/intents.ts'
import { type CallContext, playerOf, serve } from '../../http/serve.ts'
import { maskPayee } from '../../world/identity/accounts.ts'
import {
  findTransfer,
  findUpline,
  mayPay,
  readTerms,
  sendToMember,
  showPayee,
} from '../../world/money/member-transfers.ts'
import { writeUnits, writeAmounts } from '../../world/money/money.ts'
import { checkPaymentPassword } from '../../world/money/payment-password.ts'
import { requireDownline } from '../../world/team/team.ts'
import { ensureTeam } from '../../world/team/team-demo.ts'

/** Seeds the team tree if the merchant has agents, since only then are there downlines. */
async function openTeam(
  { db, merchant, now }: Pick<CallContext, 'db' | 'merchant' | 'now'>,
  direction: Direction,
): Promise<void> {
  if (direction === 'UPLINE') return
  if (!merchant.brand.features.agents) refuse('mode_disabled/agents')
  await ensureTeam(db, merchant, now.getTime())
}

function findPayee(context: CallContext<{ direction: Direction; payeeId?: string | undefined }>) {
  const { db, query } = context
  const player = playerOf(context)
  if (query.direction === 'UPLINE') {
    const upline = findUpline(db, player)
    return upline ? maskPayee(upline) : null
  }
  const { account } = requireDownline(context, query.payeeId ?? '')
  return mayPay(db, player, account) ? showPayee(db, player, account) : null
}

export const calls = [
  serve(
    api.getTransferTerms,
    (context) => {
      const { currency } = context.merchant.brand
      const terms = readTerms(context, playerOf(context), context.query.direction)
      return {
        payee: findPayee(context),
        currency,
        minAmount: writeUnits(terms.min, currency),
        maxAmount: writeUnits(terms.max, currency),
        ...writeAmounts(terms, currency, 'balance', 'dailyLimit', 'dailyLeft'),
        turnover: terms.turnover && writeAmounts(terms.turnover, currency, 'left', 'required'),
      }
    },
    { prepare: (context) => openTeam(context, context.query.direction) },
  ),

  serve(api.transferToMember, (context) => sendToMember(context, playerOf(context)), {
    prepare: async (context) => {
      await openTeam(context, context.body.direction)
      await checkPaymentPassword(context, playerOf(context), context.body.paymentPassword)
    },
  }),

  serve(api.getTransferReceipt, (context) => {
    const { id, intentKey = '' } = context.query
    const made = findReply(context, api.transferToMember, intentKey) as { id: string } | undefined
    return (
      findTransfer(context, playerOf(context), id ?? made?.id ?? '') ?? refuse('transfer_not_found')
    )
  }),
]

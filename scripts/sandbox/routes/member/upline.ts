import {
  getTransferReceipt,
  getTransferTerms,
  transferToMember,
} from '#features/member/upline/api.ts'
import { CallError } from '../../http/call-error.ts'
import { serve } from '../../http/serve.ts'
import type { Account } from '../../world/accounts.ts'
import {
  findTransfer,
  findUpline,
  maskPayee,
  readTerms,
  sendToUpline,
} from '../../world/member-transfers.ts'
import { writeUnits } from '../../world/money.ts'
import { checkPaymentPassword } from '../../world/payment-password.ts'

export const calls = [
  serve(getTransferTerms, (context) => {
    const player = context.player as Account
    const payee = findUpline(context.db, player)
    const { currency } = context.merchant.brand
    const { balance, min, max, dailyLimit, dailyLeft } = readTerms(context, player)
    const write = (units: number) => writeUnits(units, currency)
    return {
      payee: payee ? maskPayee(payee) : null,
      balance: write(balance),
      currency,
      minAmount: write(min),
      maxAmount: write(max),
      dailyLimit: write(dailyLimit),
      dailyLeft: write(dailyLeft),
    }
  }),

  serve(transferToMember, (context) => sendToUpline(context, context.player as Account), {
    prepare: (context) =>
      checkPaymentPassword(context, context.player as Account, context.body.paymentPassword),
  }),

  serve(getTransferReceipt, (context) => {
    const found = findTransfer(context, context.player as Account, context.query.id)
    if (!found) throw new CallError(404, 'transfer_not_found', 'There is no such transfer.')
    return found
  }),
]

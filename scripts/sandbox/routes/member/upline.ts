import {
  getTransferReceipt,
  getTransferTerms,
  transferToMember,
} from '#features/member/upline/api.ts'
import { CallError } from '../../http/call-error.ts'
import { playerOf, serve } from '../../http/serve.ts'
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
    const player = playerOf(context)
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

  serve(transferToMember, (context) => sendToUpline(context, playerOf(context)), {
    prepare: (context) =>
      checkPaymentPassword(context, playerOf(context), context.body.paymentPassword),
  }),

  serve(getTransferReceipt, (context) => {
    const found = findTransfer(context, playerOf(context), context.query.id)
    if (!found) throw new CallError(404, 'transfer_not_found', 'There is no such transfer.')
    return found
  }),
]

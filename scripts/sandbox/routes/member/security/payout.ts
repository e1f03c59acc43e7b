import * as api from '#features/member/security/payout/api.ts'
import { playerOf, serve } from '../../../http/serve.ts'
import { listInstitutionsOf } from '../../../world/money/banks.ts'
import { checkPaymentPassword } from '../../../world/money/payment-password.ts'
import * as payout from '../../../world/money/payout-accounts.ts'

export const calls = [
  serve(api.listInstitutions, ({ merchant }) => ({
    institutions: listInstitutionsOf(merchant.brand.currency),
  })),

  serve(api.listPayoutAccounts, (context) => ({
    payeeName: playerOf(context).payeeName,
    coolDownHours: payout.COOL_DOWN_HOURS,
    maxAccounts: payout.MAX_ACCOUNTS,
    accounts: payout
      .listPayoutAccounts(context.db, playerOf(context))
      .map((account) => payout.describePayoutAccount(account)),
  })),

  serve(
    api.addPayoutAccount,
    (context) => {
      const account = payout.keepPayoutAccount(context, playerOf(context), context.body)
      return payout.describePayoutAccount(account)
    },
    {
      prepare: (context) =>
        checkPaymentPassword(context, playerOf(context), context.body.paymentPassword),
    },
  ),

  serve(api.setDefaultPayoutAccount, (context) => {
    payout.setDefaultPayoutAccount(context.db, playerOf(context), context.body.id)
    return {}
  }),

  serve(api.removePayoutAccount, async (context) => {
    await checkPaymentPassword(context, playerOf(context), context.body.paymentPassword)
    payout.removePayoutAccount(context, playerOf(context), context.body.id)
    return {}
  }),
]

import {
  addPayoutAccount,
  listInstitutions,
  listPayoutAccounts,
  removePayoutAccount,
  setDefaultPayoutAccount,
} from '#features/member/payout/api.ts'
import { serve, type CallContext } from '../../http/serve.ts'
import type { Account } from '../../world/accounts.ts'
import { listInstitutionsOf } from '../../world/banks.ts'
import { checkPaymentPassword } from '../../world/payment-password.ts'
import * as payout from '../../world/payout-accounts.ts'

/** The player of a call that asks for one. */
const member = ({ player }: Pick<CallContext, 'player'>) => player as Account

export const calls = [
  serve(listInstitutions, ({ merchant }) => ({
    institutions: listInstitutionsOf(merchant.brand.currency),
  })),

  serve(listPayoutAccounts, (context) => ({
    payeeName: member(context).payeeName,
    coolDownHours: payout.COOL_DOWN_HOURS,
    maxAccounts: payout.MAX_ACCOUNTS,
    accounts: payout
      .listPayoutAccounts(context.db, member(context))
      .map(payout.describePayoutAccount),
  })),

  serve(
    addPayoutAccount,
    (context) => {
      const account = payout.keepPayoutAccount(context, member(context), context.body)
      return payout.describePayoutAccount(account)
    },
    {
      prepare: (context) =>
        checkPaymentPassword(context, member(context), context.body.paymentPassword),
    },
  ),

  serve(setDefaultPayoutAccount, (context) => {
    payout.setDefaultPayoutAccount(context.db, member(context), context.body.id)
    return {}
  }),

  serve(removePayoutAccount, async (context) => {
    await checkPaymentPassword(context, member(context), context.body.paymentPassword)
    payout.removePayoutAccount(context, member(context), context.body.id)
    return {}
  }),
]

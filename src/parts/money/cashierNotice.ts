import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { Notice } from '#core/popups/notices.ts'
import { CASHIER_NEWS, type CashierNews } from '#core/gateway/socket/api.ts'
import { mark } from '#core/platform/mark.ts'

const WORDS: Record<CashierNews, Notice['message']> = {
  depositSucceeded: msg`Your deposit has arrived.`,
  depositFailed: msg`Your deposit didn’t go through. See its page for what to do.`,
  depositUnresolved: msg`Your payment arrived and is being checked. It’s not lost.`,
  depositReturned: msg`Your payment was sent back to you. See the deposit.`,
  withdrawalApproved: msg`Your withdrawal has been approved.`,
  withdrawalRejected: msg`Your withdrawal was not approved. The money is back in your balance.`,
  withdrawalFailed: msg`Your withdrawal couldn’t be paid. The unpaid amount is back in your balance.`,
  withdrawalSent: msg`Your withdrawal has been sent.`,
  withdrawalPartSent: msg`A part of your withdrawal has been sent. See the withdrawal for the rest.`,
  withdrawalBounced: msg`The bank returned your withdrawal. The money is back in your balance.`,
  withdrawalUpheld: msg`The bank has shown that the payment you disputed arrived. See the withdrawal.`,
  withdrawalRepaid: msg`The payment that you disputed is back in your balance.`,
}

const NewsSchema = v.object({ news: v.picklist(CASHIER_NEWS) })

/**
 * Tells the player about the progress of a deposit or withdrawal. For an unknown event, no notice
 * appears.
 */
export function tellCashierNews(data: unknown, notify: (notice: Notice) => void): void {
  const read = v.safeParse(NewsSchema, data)
  if (!read.success) return
  const { news } = read.output
  if (news === 'depositSucceeded') mark('funnel', { step: 'deposit paid' })
  notify({ message: WORDS[news] })
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { paymentMessage } from '#parts/money/paymentPassword.ts'
import type { StatusTone } from '#ui/StatusLabel.tsx'
import type { Exchange, Good, PointEntry } from './schema.ts'

interface StateWords {
  name: MessageDescriptor
  tone: StatusTone
  /** What the state of the redemption means, and what happens next. */
  sentence: MessageDescriptor
}

/** What players read for each state of a redemption (docs/product.md §11.5). */
export const STATUS_WORDS: Record<Exchange['status'], StateWords> = {
  applying: {
    name: msg({ message: 'Requested', context: 'state of a redemption' }),
    tone: 'pending',
    sentence: msg`We have your request. Your points are set aside until it is decided.`,
  },
  inProcess: {
    name: msg({ message: 'Under review', context: 'state of a redemption' }),
    tone: 'pending',
    sentence: msg`We’re looking at your request. You don’t need to do anything.`,
  },
  approved: {
    name: msg({ message: 'Approved', context: 'state of a redemption' }),
    tone: 'pending',
    sentence: msg`Your request is approved. We’re getting it ready.`,
  },
  processing: {
    name: msg({ message: 'Being packed', context: 'state of a redemption' }),
    tone: 'pending',
    sentence: msg`It’s being packed, and leaves soon.`,
  },
  passed: {
    name: msg({ message: 'Sent', context: 'state of a redemption' }),
    tone: 'pending',
    sentence: msg`It’s on its way to you. The tracking number shows where it is.`,
  },
  completed: {
    name: msg({ message: 'Completed', context: 'state of a redemption' }),
    tone: 'good',
    sentence: msg`Done. Enjoy it!`,
  },
  rejected: {
    name: msg({ message: 'Rejected', context: 'state of a redemption' }),
    tone: 'bad',
    sentence: msg`This request was not approved. Everything you paid has been returned.`,
  },
  unknown: {
    name: msg({ message: 'In progress', context: 'state of a redemption' }),
    tone: 'plain',
    sentence: msg`This is being worked on. Ask customer service for details.`,
  },
}

/** Replaces the sentence for a completed redemption if points were converted into money. */
export const CONVERTED_SENTENCE = msg`The money is in your balance, free to play with or to withdraw.`

export const CATEGORY_NAMES: Record<Good['category'], MessageDescriptor> = {
  electronics: msg({ message: 'Electronics', comment: 'Kind of goods in the shop for points' }),
  appliances: msg({ message: 'Home appliances', comment: 'Kind of goods in the shop for points' }),
  gold: msg`Gold and jewelry`,
  vouchers: msg({ message: 'Vouchers', comment: 'Kind of goods in the shop for points' }),
  freeBets: msg({ message: 'Free bets', comment: 'Kind of goods in the shop for points' }),
  brand: msg({ message: 'Brand goods', comment: 'Kind of goods in the shop for points' }),
  other: msg({ message: 'Other', context: 'category of goods' }),
}

export const ENTRY_NAMES: Record<PointEntry['type'], MessageDescriptor> = {
  EARNED: msg`Earned by bets`,
  REWARD: msg({ message: 'Reward', context: 'movement of points' }),
  REDEEMED: msg`Redeemed for goods`,
  RETURNED: msg`Returned after a rejection`,
  CONVERTED: msg`Converted to money`,
  EXPIRED: msg({ message: 'Expired', context: 'movement of points' }),
  UNKNOWN: msg({ message: 'Other', context: 'movement of points' }),
}

const REFUSALS: Readonly<Record<string, MessageDescriptor>> = {
  good_not_found: msg`This item is no longer in the mall.`,
  out_of_stock: msg`Someone else got there first, and there aren’t enough left. Nothing was deducted.`,
  insufficient_points: msg`You don’t have enough points for this right now.`,
  terms_changed: msg`The price has changed since you started. Please check the amounts again.`,
  too_many_pieces: msg`That’s more than you can redeem at one time.`,
  address_required: msg`Say where we should send it.`,
  conversion_off: msg`Points can’t be converted to money right now.`,
  points_out_of_limits: msg`That’s outside the current limits. Please change it.`,
  daily_limit: msg`You’ve converted the maximum for today. You can convert more tomorrow.`,
  idempotency_conflict: msg`This was already sent with different figures. Look at your history before you try again.`,
}

/** What players read when a call about points is refused. */
export const pointsMessage = (error: GatewayError): MessageDescriptor =>
  REFUSALS[error.code] ?? paymentMessage(error)

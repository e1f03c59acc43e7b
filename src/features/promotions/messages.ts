import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import type { StatusTone } from '#ui/StatusLabel.tsx'
import type {
  ClosedCause,
  Need,
  Promotion,
  PromotionCategory,
  PromotionLink,
  PromotionStatus,
} from './schema.ts'

interface StatusWords {
  name: MessageDescriptor
  tone: StatusTone
  /** What the status of the promotion means, and what happens next. */
  sentence: MessageDescriptor
}

/** What players read for each status of a promotion (docs/product.md §11.1). */
export const STATUS_WORDS: Record<PromotionStatus, StatusWords> = {
  join: {
    name: msg({ message: 'Open', context: 'status of a promotion' }),
    tone: 'plain',
    sentence: msg`Join first. All bets of that day then count, but deposits count only from the moment you join.`,
  },
  claim: {
    name: msg`Ready to claim`,
    tone: 'attention',
    sentence: msg`You’ve met all conditions. Claim it before the time is up.`,
  },
  applying: {
    name: msg({ message: 'Under review', comment: 'State of an application for a promotion' }),
    tone: 'pending',
    sentence: msg`We have your application and will respond within a day. You don’t need to do anything.`,
  },
  closed: {
    name: msg({ message: 'Closed', context: 'status of a promotion' }),
    tone: 'plain',
    sentence: msg`This promotion is closed.`,
  },
  rejected: {
    name: msg({ message: 'Not approved', context: 'status of a promotion' }),
    tone: 'bad',
    sentence: msg`We couldn’t approve your application.`,
  },
  issued: {
    name: msg({ message: 'Granted', context: 'status of a promotion' }),
    tone: 'attention',
    sentence: msg`It’s yours. Claim it here or in your reward center.`,
  },
  claimed: {
    name: msg({ message: 'Claimed', context: 'status of a promotion' }),
    tone: 'good',
    sentence: msg`You’ve received this. Enjoy!`,
  },
  process: {
    name: msg({ message: 'In progress', context: 'status of a promotion' }),
    tone: 'pending',
    sentence: msg`You’re on your way. What’s still missing is shown below.`,
  },
  signed: {
    name: msg({ message: 'Joined', context: 'status of a promotion' }),
    tone: 'pending',
    sentence: msg`You’re in. What’s still missing is shown below.`,
  },
  coming: {
    name: msg({ message: 'Starts soon', comment: 'State of a promotion' }),
    tone: 'plain',
    sentence: msg`You can join as soon as it starts.`,
  },
  unknown: {
    name: msg({ message: 'In progress', context: 'status of a promotion' }),
    tone: 'plain',
    sentence: msg`See the terms below for what happens next, or ask customer service.`,
  },
}

/**
 * Shown for a promotion that the player has not joined, although its conditions may already be met.
 */
export const JOIN_AND_CLAIM = msg`Join, and claim it as soon as you meet all conditions.`

/** Sentences for promotions that are joined in another way than by a button. */
export const KIND_SENTENCES: Partial<
  Record<Promotion['kind'], Partial<Record<PromotionStatus, MessageDescriptor>>>
> = {
  depositBonus: {
    join: msg`Choose it with your deposit, and it is added at once.`,
    signed: msg`You’ve chosen this bonus. It’s added when your deposit arrives.`,
    claimed: msg`This bonus was added to your balance with your deposit.`,
  },
  application: { join: msg`Apply with the details requested, and we’ll decide within a day.` },
  tournament: {
    join: msg`Join, and your slot bets during the tournament are your score.`,
    signed: msg`You’re in. Your slot bets during the tournament are your score.`,
    claim: msg`It’s over, and your place won a prize. Claim it before the time is up.`,
    process: msg`It’s running: every valid bet on slots raises your score.`,
  },
  link: { process: msg`It has a page of its own, with all your figures.` },
}

export const CAUSE_SENTENCES: Record<ClosedCause, MessageDescriptor> = {
  ended: msg`This promotion is over.`,
  soldOut: msg`All of it has been given away this time.`,
  notForYou: msg`This promotion is for new members’ first deposit.`,
  limit: msg`You’ve already claimed the most one member can.`,
  expired: msg`It was granted, but not claimed in time.`,
}

export const CATEGORY_NAMES: Record<PromotionCategory | 'other', MessageDescriptor> = {
  welcome: msg`New members`,
  deposit: msg({ message: 'Deposit', context: 'kind of promotion' }),
  event: msg({ message: 'Events', context: 'kind of promotion' }),
  rebate: msg({ message: 'Cash back', comment: 'Kind of promotion: a part of losses comes back' }),
  vip: msg({ message: 'Members’ gifts', comment: 'Kind of promotion: only for members' }),
  friends: msg({ message: 'Refer a friend', context: 'kind of promotion' }),
  other: msg({ message: 'More', context: 'kind of promotion' }),
}

export const NEED_NAMES: Record<Need['kind'], MessageDescriptor> = {
  deposit: msg({ message: 'Deposits', context: 'needed for a promotion' }),
  bet: msg`Valid bets on all games`,
  slotBet: msg`Valid bets on slots`,
  liveLoss: msg`Losses at live tables last week`,
  phone: msg`A linked mobile number`,
  birthday: msg`A birthday this month, in your profile`,
  zalo: msg`A linked Zalo account`,
  other: msg`What the terms require`,
}

export const LINK_NAMES: Record<PromotionLink, MessageDescriptor> = {
  vip: msg`Go to the VIP page`,
  raffle: msg`Go to the lucky wheel`,
  referral: msg`Refer and earn`,
  rebate: msg`Go to your rebate`,
  missions: msg`Go to the missions`,
}

/** What a promotion's card offers to do. */
export function nameOfAction({ status, link }: Promotion): MessageDescriptor {
  if (link) return LINK_NAMES[link]
  if (status === 'claim' || status === 'issued')
    return msg({ message: 'Claim now', comment: 'Button: takes the reward of a promotion' })
  if (status === 'join') return msg({ message: 'Join', context: 'a promotion' })
  return msg({ message: 'See details', context: 'of a promotion' })
}

const REFUSALS: Readonly<Record<string, MessageDescriptor>> = {
  promotion_unknown: msg`This promotion is no longer available.`,
  promotion_closed: msg`This promotion has changed since you opened it. The page now shows its latest status.`,
  promotion_sold_out: msg`The last reward has just been taken.`,
  not_qualified: msg`Something is still missing. The page shows what.`,
  picture_required: msg`Add a picture, so that we can look at it.`,
  upload_unknown: msg`A picture didn’t upload. Please add it again.`,
  reward_expired: msg`This was not claimed in time.`,
  reward_claimed: msg`This was already claimed.`,
  zalo_taken: msg`This Zalo account is linked to another player.`,
  zalo_connected: msg`A Zalo account is already linked.`,
  idempotency_conflict: msg`This was already sent. The page now shows its latest status.`,
}

/** What players read when a call about promotions is refused. */
export const promotionMessage = (error: GatewayError): MessageDescriptor =>
  REFUSALS[error.code] ?? gatewayErrorMessage(error)

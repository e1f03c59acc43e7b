import { Big } from 'big.js'
import * as v from 'valibot'
import { NEXT_PAGE } from '#core/contract/paging.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import {
  AmountSchema,
  CountSchema,
  CurrencySchema,
  NameSchema,
  TimestampSchema,
} from '#core/contract/values.ts'

/** How far a referred friend has got (docs/product.md §11.4). */
export const FRIEND_STATES = ['REGISTERED', 'DEPOSITED', 'QUALIFIED'] as const
export type FriendState = (typeof FRIEND_STATES)[number] | 'UNKNOWN'

/** Friends whom the player referred (direct), and friends whom those friends referred (second). */
export const LEVELS = ['DIRECT', 'SECOND'] as const
export type Level = (typeof LEVELS)[number]

const TermsSchema = v.object({
  /** Smallest single deposit of a friend for which the player gets the reward. */
  deposit: AmountSchema,
  /** Amount of valid bets that a friend must reach to qualify, and the number of days for it. */
  validBet: AmountSchema,
  days: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Player's reward for the first deposit of a friend that is large enough. */
  forDeposit: AmountSchema,
  forQualified: AmountSchema,
  /** Player's reward for a qualified friend of a friend. */
  forSecond: AmountSchema,
})
export type ReferralTerms = v.InferOutput<typeof TermsSchema>

export const ReferralSchema = v.object({
  /** Referral code of the player, which is the end of the referral link. */
  code: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
  currency: CurrencySchema,
  terms: TermsSchema,
  counts: v.object({
    registered: CountSchema,
    deposited: CountSchema,
    qualified: CountSchema,
    second: optionalField(CountSchema, 0),
  }),
  /** Sum of all referral rewards so far, and the part that can be claimed now. */
  earned: AmountSchema,
  claimable: AmountSchema,
})
export type Referral = v.InferOutput<typeof ReferralSchema>

const FriendSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** Name of the referred friend, masked by the gateway. */
  player: NameSchema,
  at: TimestampSchema,
  state: optionalField(v.picklist([...FRIEND_STATES, 'UNKNOWN']), 'UNKNOWN'),
  /** Sum of the rewards that the player got for this friend. */
  earned: AmountSchema,
})
export type Friend = v.InferOutput<typeof FriendSchema>

export const FriendsSchema = v.object({
  currency: CurrencySchema,
  list: listOf(FriendSchema),
  ...NEXT_PAGE,
})

/** Sum of the rewards that the player gets for a friend who completes every step. */
export const perFriendOf = ({ forDeposit, forQualified }: ReferralTerms): string =>
  Big(forDeposit).plus(forQualified).toFixed()

/** Whether an amount is above zero. */
export const isAboveZero = (amount: string): boolean => Big(amount).gt(0)

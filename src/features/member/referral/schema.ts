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

/** How far a friend has got (docs/product.md §11.4). */
export const FRIEND_STATES = ['REGISTERED', 'DEPOSITED', 'QUALIFIED'] as const
export type FriendState = (typeof FRIEND_STATES)[number] | 'UNKNOWN'

/** Friends of one's own, and theirs. */
export const LEVELS = ['DIRECT', 'SECOND'] as const
export type Level = (typeof LEVELS)[number]

const TermsSchema = v.object({
  /** The least that a friend deposits at once. */
  deposit: AmountSchema,
  /** What a friend bets, in valid bets, within so many days. */
  validBet: AmountSchema,
  days: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What each step gives. */
  forDeposit: AmountSchema,
  forQualified: AmountSchema,
  /** What a friend's friend gives who qualifies. */
  forSecond: AmountSchema,
})
export type ReferralTerms = v.InferOutput<typeof TermsSchema>

export const ReferralSchema = v.object({
  /** What stands at the end of the link. */
  code: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
  currency: CurrencySchema,
  terms: TermsSchema,
  counts: v.object({
    registered: CountSchema,
    deposited: CountSchema,
    qualified: CountSchema,
    second: optionalField(CountSchema, 0),
  }),
  /** All that was ever given, and what of it can be claimed now. */
  earned: AmountSchema,
  claimable: AmountSchema,
})
export type Referral = v.InferOutput<typeof ReferralSchema>

const FriendSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** Masked by the gateway. */
  player: NameSchema,
  at: TimestampSchema,
  state: optionalField(v.picklist([...FRIEND_STATES, 'UNKNOWN']), 'UNKNOWN'),
  /** What this friend has given. */
  earned: AmountSchema,
})
export type Friend = v.InferOutput<typeof FriendSchema>

export const FriendsSchema = v.object({
  currency: CurrencySchema,
  list: listOf(FriendSchema),
  ...NEXT_PAGE,
})

/** All that one friend gives who does everything. */
export const perFriendOf = ({ forDeposit, forQualified }: ReferralTerms): string =>
  Big(forDeposit).plus(forQualified).toFixed()

/** Whether there is any of it. */
export const isAboveZero = (amount: string): boolean => Big(amount).gt(0)

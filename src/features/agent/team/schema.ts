import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CountSchema, NameSchema, TimestampSchema } from '#core/contract/values.ts'
import { DaySchema } from '../days.ts'
import { RateBoundsSchema, RatesSchema, TeamMemberSchema } from '../schema.ts'

/** QUIET: who has played, but not for 7 days. */
export const ACTIVITIES = ['D7', 'D30', 'QUIET', 'NEVER'] as const
export type Activity = (typeof ACTIVITIES)[number]

export const MEMBER_KINDS = ['AGENT', 'PLAYER'] as const
export type MemberKind = (typeof MEMBER_KINDS)[number]

export const MEMBER_SORTS = ['name', 'joined', 'size', 'turnover'] as const
export type MemberSort = (typeof MEMBER_SORTS)[number]

/** Somebody of a team with figures. What the gateway hides is null (docs/product.md §12.3). */
export const MemberRowSchema = v.object({
  ...TeamMemberSchema.entries,
  nickname: optionalField(v.nullable(NameSchema), null),
  /** Null also for who never logged in. */
  lastLoginAt: optionalField(v.nullable(TimestampSchema), null),
  balance: optionalField(v.nullable(AmountSchema), null),
  /** Direct downlines. */
  directs: CountSchema,
  /** Everybody below. */
  teamSize: CountSchema,
  /** Valid bets of the team over the period. */
  turnover: AmountSchema,
})
export type MemberRow = v.InferOutput<typeof MemberRowSchema>

const UplineSchema = v.object({ id: v.string(), account: NameSchema })

/** Who is between the agent and a member, the agent's own downline first. */
export const PathSchema = listOf(UplineSchema)
export type MemberPath = v.InferOutput<typeof PathSchema>

export const FoundMemberSchema = v.object({ ...MemberRowSchema.entries, path: PathSchema })
export type FoundMember = v.InferOutput<typeof FoundMemberSchema>

const SumsSchema = v.object({
  deposits: AmountSchema,
  withdrawals: AmountSchema,
  validBet: AmountSchema,
  /** What players won less what they staked. */
  net: AmountSchema,
  bonuses: AmountSchema,
  rebates: AmountSchema,
})
export type MemberSums = v.InferOutput<typeof SumsSchema>

/** Sums of a member alone, and of the member with everybody below. */
const PeriodSumsSchema = v.object({ own: SumsSchema, team: SumsSchema })

/** Rates that were set but do not count yet, with the first day on which they do. */
const ComingRatesSchema = v.object({ rates: RatesSchema, from: DaySchema })
export type ComingRates = v.InferOutput<typeof ComingRatesSchema>

export const MemberCardSchema = v.object({
  ...FoundMemberSchema.entries,
  /** Masked; null if hidden or not given. */
  mobile: optionalField(v.nullable(NameSchema), null),
  email: optionalField(v.nullable(NameSchema), null),
  today: PeriodSumsSchema,
  month: PeriodSumsSchema,
  /** What today earns by, of direct downlines (docs/product.md §12.2). */
  rates: optionalField(v.nullable(RatesSchema), null),
  /** Null if today's rates count on. */
  comingRates: optionalField(v.nullable(ComingRatesSchema), null),
  /** Between what a direct downline gave on and what the agent has. */
  bounds: optionalField(v.nullable(RateBoundsSchema), null),
  /** Whether the agent may transfer money to the member. */
  canPay: optionalField(v.boolean(), false),
  /** Office agents have none, and so no contracts. */
  hasWallet: optionalField(v.boolean(), true),
})
export type MemberCard = v.InferOutput<typeof MemberCardSchema>

export const RateChangeSchema = v.object({
  id: v.string(),
  at: TimestampSchema,
  /** The first day that it counts on; null if a later change of the same day took its place. */
  countsFrom: optionalField(v.optional(v.nullable(DaySchema)), undefined),
  before: RatesSchema,
  after: RatesSchema,
})

import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CountSchema, NameSchema, TimestampSchema } from '#core/contract/values.ts'
import { DaySchema } from '../days.ts'
import { RateBoundsSchema, RatesSchema, TeamMemberSchema } from '../schema.ts'

/**
 * Activity of members in days since their last bet; `QUIET` means that a member has bet, but not
 * for 7 days.
 */
export const ACTIVITIES = ['D7', 'D30', 'QUIET', 'NEVER'] as const
export type Activity = (typeof ACTIVITIES)[number]

export const MEMBER_KINDS = ['AGENT', 'PLAYER'] as const
export type MemberKind = (typeof MEMBER_KINDS)[number]

export const MEMBER_SORTS = ['name', 'joined', 'size', 'turnover'] as const
export type MemberSort = (typeof MEMBER_SORTS)[number]

/**
 * A member of a team with figures. A value that the gateway hides is null (docs/product.md
 * §12.3).
 */
export const MemberRowSchema = v.object({
  ...TeamMemberSchema.entries,
  nickname: optionalField(v.nullable(NameSchema), null),
  /** Time of the last login; null if the member has never logged in, or if it is hidden. */
  lastLoginAt: optionalField(v.nullable(TimestampSchema), null),
  balance: optionalField(v.nullable(AmountSchema), null),
  /** Number of members one level below this member. */
  directs: CountSchema,
  /** Number of members below this member, at any depth. */
  teamSize: CountSchema,
  /** Sum of the valid bets of the member's team in the chosen period. */
  turnover: AmountSchema,
})
export type MemberRow = v.InferOutput<typeof MemberRowSchema>

const UplineSchema = v.object({ id: v.string(), account: NameSchema })

/** Uplines between the agent and a member, the agent's direct downline first. */
export const PathSchema = listOf(UplineSchema)
export type MemberPath = v.InferOutput<typeof PathSchema>

export const FoundMemberSchema = v.object({ ...MemberRowSchema.entries, path: PathSchema })
export type FoundMember = v.InferOutput<typeof FoundMemberSchema>

const SumsSchema = v.object({
  deposits: AmountSchema,
  withdrawals: AmountSchema,
  validBet: AmountSchema,
  /** Wins of the players minus their stakes. */
  net: AmountSchema,
  bonuses: AmountSchema,
  rebates: AmountSchema,
})
export type MemberSums = v.InferOutput<typeof SumsSchema>

/** Sums of a member alone, and of the member's whole team. */
const PeriodSumsSchema = v.object({ own: SumsSchema, team: SumsSchema })

/** Commission rates that have not taken effect yet, with the first day on which they apply. */
const ComingRatesSchema = v.object({ rates: RatesSchema, from: DaySchema })
export type ComingRates = v.InferOutput<typeof ComingRatesSchema>

export const MemberCardSchema = v.object({
  ...FoundMemberSchema.entries,
  /** Mobile number of the member, masked; null if it is hidden or not set. */
  mobile: optionalField(v.nullable(NameSchema), null),
  email: optionalField(v.nullable(NameSchema), null),
  today: PeriodSumsSchema,
  month: PeriodSumsSchema,
  /**
   * Commission rates of a direct downline that apply today (docs/product.md §12.2); null for other
   * members.
   */
  rates: optionalField(v.nullable(RatesSchema), null),
  /** Commission rates that take effect later; null if today's rates stay. */
  comingRates: optionalField(v.nullable(ComingRatesSchema), null),
  /**
   * Bounds of a direct downline's rates: at least the rates that this downline gives to its own
   * downlines, at most the agent's own rates.
   */
  bounds: optionalField(v.nullable(RateBoundsSchema), null),
  /** First day on which the member is no longer below the agent; null if none is planned. */
  movesOn: optionalField(v.nullable(DaySchema), null),
  /** Whether the agent may transfer money to this member. */
  canPay: optionalField(v.boolean(), false),
  /** Whether the agent has a wallet. Office agents have none, so they have no contracts. */
  hasWallet: optionalField(v.boolean(), true),
})
export type MemberCard = v.InferOutput<typeof MemberCardSchema>

export const RateChangeSchema = v.object({
  id: v.string(),
  at: TimestampSchema,
  /**
   * First day on which the changed rates apply; null if a later change on the same day replaced
   * them.
   */
  countsFrom: optionalField(v.optional(v.nullable(DaySchema)), undefined),
  before: RatesSchema,
  after: RatesSchema,
})

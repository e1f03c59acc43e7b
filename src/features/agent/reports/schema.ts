import * as v from 'valibot'
import { optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CountSchema, NameSchema, TimestampSchema } from '#core/contract/values.ts'
import { MOVEMENT_TYPES, readBet, WireBetSchema } from '#parts/records/schema.ts'

/** Somebody of the team that a report is about; level 0 is the agent who asks. */
export const ReportMemberSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  /** Masked below the first level (docs/product.md §12.3). */
  account: NameSchema,
  isAgent: v.boolean(),
  level: CountSchema,
})
export type ReportMember = v.InferOutput<typeof ReportMemberSchema>

/** Of which members: all, or only the agent's own downlines. */
export const LEVELS = ['DIRECT'] as const

/** A bet of a member. */
export const TeamBetSchema = v.pipe(
  v.object({ ...WireBetSchema.entries, member: ReportMemberSchema }),
  v.transform(({ member, ...bet }) => ({ ...readBet(bet), member })),
)
export type TeamBet = v.InferOutput<typeof TeamBetSchema>

/** A movement of a member's main wallet. */
export const TeamTransactionSchema = v.pipe(
  v.object({
    transId: v.pipe(NameSchema, v.maxLength(100)),
    /** A type of a later version reads as unknown. */
    transType: optionalField(v.optional(v.picklist(MOVEMENT_TYPES)), undefined),
    amount: AmountSchema,
    /** Only of the agent's own downlines. */
    balanceAfter: optionalField(v.optional(AmountSchema), undefined),
    /** Only of the agent's own downlines. */
    referenceNo: v.optional(v.string()),
    transTime: TimestampSchema,
    member: ReportMemberSchema,
  }),
  v.transform(({ transId, transType, transTime, referenceNo, ...wire }) => ({
    ...wire,
    id: transId,
    type: transType ?? ('UNKNOWN' as const),
    reference: referenceNo,
    at: transTime,
  })),
)
export type TeamTransaction = v.InferOutput<typeof TeamTransactionSchema>

/** What the rows of profit and loss are: direct downlines with their teams, or single members. */
export const PROFIT_VIEWS = ['TEAMS', 'PLAYERS'] as const
export type ProfitView = (typeof PROFIT_VIEWS)[number]

/** By what profit and loss is sorted. */
export const PROFIT_SORTS = [
  'deposit',
  'withdrawal',
  'betAmount',
  'validBet',
  'winAmount',
  'bonus',
  'rebate',
  'netAmount',
] as const
export type ProfitSort = (typeof PROFIT_SORTS)[number]

const AMOUNTS = {
  deposit: AmountSchema,
  withdrawal: AmountSchema,
  betAmount: AmountSchema,
  validBet: AmountSchema,
  winAmount: AmountSchema,
  bonus: AmountSchema,
  rebate: AmountSchema,
  /** Wins, bonuses and rebates, less stakes: below zero if the members lost. */
  netAmount: AmountSchema,
}
export const ProfitSumsSchema = v.object({ count: CountSchema, ...AMOUNTS })

/**
 * What a row of profit and loss is of: a downline with the whole team below, one member only, or what
 * moves between teams part from these.
 */
export const PROFIT_ROW_KINDS = ['team', 'member', 'moves'] as const
export type ProfitRowKind = (typeof PROFIT_ROW_KINDS)[number]

export const ProfitRowSchema = v.pipe(
  v.object({
    kind: v.picklist(PROFIT_ROW_KINDS),
    /** None of the row of moves. */
    member: v.optional(ReportMemberSchema),
    ...AMOUNTS,
  }),
  v.check(({ kind, member }) => (kind === 'moves') === (member === undefined)),
  v.transform((row) => ({ ...row, id: `${row.kind} ${row.member?.id ?? ''}` })),
)
export type ProfitRow = v.InferOutput<typeof ProfitRowSchema>

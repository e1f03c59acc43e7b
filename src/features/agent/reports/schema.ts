import * as v from 'valibot'
import { optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CountSchema, NameSchema, TimestampSchema } from '#core/contract/values.ts'
import { MOVEMENT_TYPES, readBet, WireBetSchema } from '#parts/records/schema.ts'

/** A member of the team in a report; level 0 is the agent who reads it. */
export const ReportMemberSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  /** Account name of the member, masked below the first level (docs/product.md §12.3). */
  account: NameSchema,
  isAgent: v.boolean(),
  level: CountSchema,
})
export type ReportMember = v.InferOutput<typeof ReportMemberSchema>

/**
 * Level filter of a report: `DIRECT` means only direct downlines; without it, all members count.
 */
export const LEVELS = ['DIRECT'] as const

export const TeamBetSchema = v.pipe(
  v.object({ ...WireBetSchema.entries, member: ReportMemberSchema }),
  v.transform(({ member, ...bet }) => ({ ...readBet(bet), member })),
)
export type TeamBet = v.InferOutput<typeof TeamBetSchema>

/** A movement of a member's main wallet. */
export const TeamTransactionSchema = v.pipe(
  v.object({
    transId: v.pipe(NameSchema, v.maxLength(100)),
    /** Type of the movement; a type that this version does not know reads as unknown. */
    transType: optionalField(v.optional(v.picklist(MOVEMENT_TYPES)), undefined),
    amount: AmountSchema,
    /** Balance after the movement, which only direct downlines have. */
    balanceAfter: optionalField(v.optional(AmountSchema), undefined),
    /** Reference number of the movement, which only direct downlines have. */
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

/** Rows of profit and loss: direct downlines with their teams, or single members. */
export const PROFIT_VIEWS = ['TEAMS', 'PLAYERS'] as const

/** Columns by which profit and loss is sorted. */
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
  /**
   * Net result of the members: wins, bonuses and rebates minus stakes; below zero if the members
   * lost.
   */
  netAmount: AmountSchema,
}
export const ProfitSumsSchema = v.object({ count: CountSchema, ...AMOUNTS })

/**
 * Kinds of rows in profit and loss: a downline's whole team, one member alone, or the separate
 * row for members who changed teams.
 */
export const PROFIT_ROW_KINDS = ['team', 'member', 'moves'] as const
export type ProfitRowKind = (typeof PROFIT_ROW_KINDS)[number]

export const ProfitRowSchema = v.pipe(
  v.object({
    kind: v.picklist(PROFIT_ROW_KINDS),
    /** The member of the row; the row of moves between teams has none. */
    member: v.optional(ReportMemberSchema),
    ...AMOUNTS,
  }),
  v.check(({ kind, member }) => (kind === 'moves') === (member === undefined)),
  v.transform((row) => ({ ...row, id: `${row.kind} ${row.member?.id ?? ''}` })),
)
export type ProfitRow = v.InferOutput<typeof ProfitRowSchema>

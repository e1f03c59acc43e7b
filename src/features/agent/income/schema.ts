import * as v from 'valibot'
import { optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, TimestampSchema } from '#core/contract/values.ts'
import { CONTRACT_KINDS } from '../contracts/schema.ts'
import { DaySchema } from '../days.ts'
import { RATE_GROUPS, RateSchema, TeamMemberSchema } from '../schema.ts'

/** Sources of an agent's income: commission on valid bets, or one kind of contract. */
export const INCOME_SOURCES = ['commission', ...CONTRACT_KINDS] as const
export type IncomeSource = (typeof INCOME_SOURCES)[number]

/** Columns by which income is sorted; the date is the last day of its period. */
export const INCOME_SORTS = ['date', 'amount'] as const
export type IncomeSort = (typeof INCOME_SORTS)[number]

export const IncomeIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

/**
 * Income of one period, such as a day's commission or a month's dividend. Hourly and five-minute
 * salaries have one row for each day.
 */
export const IncomeRowSchema = v.object({
  id: IncomeIdSchema,
  source: v.picklist(INCOME_SOURCES),
  start: TimestampSchema,
  end: TimestampSchema,
  /** Amount that the rates were applied to. */
  base: AmountSchema,
  amount: AmountSchema,
  /** State of the income; `pending` is not settled yet and may still change. */
  state: optionalField(v.picklist(['paid', 'owed', 'pending', 'none', 'unknown']), 'unknown'),
  paidAt: optionalField(v.nullable(TimestampSchema), null),
})
export type IncomeRow = v.InferOutput<typeof IncomeRowSchema>

const SUM_ENTRIES = {
  commission: AmountSchema,
  dividend: AmountSchema,
  dailySalary: AmountSchema,
  hourlySalary: AmountSchema,
  realtimeSalary: AmountSchema,
  total: AmountSchema,
}

/**
 * Sum of the income for each source. The income of a period belongs to the last day of that period.
 */
export const IncomeSumsSchema = v.object({
  ...SUM_ENTRIES,
  /** Part of the income that an upline has not paid yet. */
  owed: AmountSchema,
})

export const IncomeDaySchema = v.object({ day: DaySchema, ...SUM_ENTRIES })
export type IncomeDay = v.InferOutput<typeof IncomeDaySchema>

/**
 * Commission from a downline's team in one kind of game: its valid bets times the difference of
 * the two rates.
 */
export const CommissionLineSchema = v.object({
  /** The downline; null for the agent's own bets. */
  member: v.nullable(TeamMemberSchema),
  group: v.picklist(RATE_GROUPS),
  validBet: AmountSchema,
  ownRate: RateSchema,
  /** Rate of the downline; 0 for the agent's own bets. */
  memberRate: RateSchema,
  amount: AmountSchema,
})
export type CommissionLine = v.InferOutput<typeof CommissionLineSchema>

import * as v from 'valibot'
import { optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, TimestampSchema } from '#core/contract/values.ts'
import { CONTRACT_KINDS } from '../contracts/schema.ts'
import { DaySchema } from '../days.ts'
import { RATE_GROUPS, RateSchema, TeamMemberSchema } from '../schema.ts'

/** What an agent is paid for: rates on valid bets, or a contract of a kind. */
export const INCOME_SOURCES = ['commission', ...CONTRACT_KINDS] as const
export type IncomeSource = (typeof INCOME_SOURCES)[number]

/** By what income is sorted; the date is the last day of its period. */
export const INCOME_SORTS = ['date', 'amount'] as const
export type IncomeSort = (typeof INCOME_SORTS)[number]

export const IncomeIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

/**
 * Income of a period, such as a day's commission or a month's dividend. Salaries by the hour and by five
 * minutes are a row for each day.
 */
export const IncomeRowSchema = v.object({
  id: IncomeIdSchema,
  source: v.picklist(INCOME_SOURCES),
  start: TimestampSchema,
  end: TimestampSchema,
  /** What the rates were taken of. */
  base: AmountSchema,
  amount: AmountSchema,
  /** `pending` is not settled yet, and may still change. */
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

/** Income by source. What belongs to a period counts on its last day. */
export const IncomeSumsSchema = v.object({
  ...SUM_ENTRIES,
  /** Of the total, what an upline has not paid yet. */
  owed: AmountSchema,
})

export const IncomeDaySchema = v.object({ day: DaySchema, ...SUM_ENTRIES })
export type IncomeDay = v.InferOutput<typeof IncomeDaySchema>

/** Of the valid bets of a downline’s team in a kind of game, the agent earns the difference. */
export const CommissionLineSchema = v.object({
  /** Null for the agent's own bets. */
  member: v.nullable(TeamMemberSchema),
  group: v.picklist(RATE_GROUPS),
  validBet: AmountSchema,
  ownRate: RateSchema,
  /** 0 for the agent's own bets. */
  memberRate: RateSchema,
  amount: AmountSchema,
})
export type CommissionLine = v.InferOutput<typeof CommissionLineSchema>

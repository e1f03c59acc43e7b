import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CountSchema, TimestampSchema } from '#core/contract/values.ts'
import { RateSchema } from '../schema.ts'
import { ContractIdSchema, PartySchema } from './contractSchema.ts'
import { CONTRACT_KINDS } from './schema.ts'

/** What became of a settlement: `owed` is paid as soon as the upline has the money. */
export const SETTLEMENT_STATES = ['paid', 'owed', 'none'] as const
export type SettlementState = (typeof SETTLEMENT_STATES)[number]

/** By what settlements are sorted; the date is the last day of the period. */
export const SETTLEMENT_SORTS = ['date', 'base', 'amount'] as const
export type SettlementSort = (typeof SETTLEMENT_SORTS)[number]

export const SettlementIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** What a base is made of. */
export const BASE_LINES = ['stakes', 'wins', 'costs', 'carriedIn', 'validBet', 'floor'] as const
export type BaseLine = (typeof BASE_LINES)[number]

/** What a rate is paid on. */
export const PARTS = ['base', 'won', 'lost', 'carriedIn', 'rounding'] as const
export type Part = (typeof PARTS)[number]

/**
 * The arithmetic of a settlement: the lines add up to the base, the parts to the amount. Lines that
 * nobody knows are shown, so that the sum holds.
 */
export const ArithmeticSchema = v.object({
  /** Members who count as active; null if the terms ask for none. */
  activeMembers: optionalField(v.nullable(CountSchema), null),
  /** The tier that was reached, from 1; 0 if none was, null if the terms have none. */
  tier: optionalField(v.nullable(CountSchema), null),
  lines: listOf(
    v.object({
      of: optionalField(v.picklist([...BASE_LINES, 'other']), 'other'),
      amount: AmountSchema,
    }),
  ),
  base: AmountSchema,
  parts: listOf(
    v.object({
      of: optionalField(v.picklist([...PARTS, 'other']), 'other'),
      base: AmountSchema,
      /** Null for what has no rate, such as the rounding. */
      rate: optionalField(v.nullable(RateSchema), null),
      amount: AmountSchema,
    }),
  ),
  amount: AmountSchema,
  /** A loss that the next base begins with; zero or negative. */
  carriedOut: optionalField(AmountSchema, '0'),
})
export type Arithmetic = v.InferOutput<typeof ArithmeticSchema>

/** What a contract paid for a period; half-open, in the merchant's zone. */
export const SettlementSchema = v.object({
  id: SettlementIdSchema,
  kind: v.picklist(CONTRACT_KINDS),
  contractId: ContractIdSchema,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Whom it pays, of the records of downlines. */
  member: optionalField(v.nullable(PartySchema), null),
  start: TimestampSchema,
  end: TimestampSchema,
  state: optionalField(v.picklist([...SETTLEMENT_STATES, 'unknown']), 'unknown'),
  /** It takes back what bets earned that were voided after their period was settled. */
  isAdjustment: optionalField(v.boolean(), false),
  settledAt: TimestampSchema,
  paidAt: optionalField(v.nullable(TimestampSchema), null),
  ...ArithmeticSchema.entries,
})
export type Settlement = v.InferOutput<typeof SettlementSchema>

export const SettlementSumsSchema = v.object({
  count: CountSchema,
  base: AmountSchema,
  amount: AmountSchema,
  paid: AmountSchema,
  owed: AmountSchema,
})

import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CountSchema, TimestampSchema } from '#core/contract/values.ts'
import { RateSchema } from '../schema.ts'
import { ContractIdSchema, PartySchema } from './contractSchema.ts'
import { CONTRACT_KINDS } from './schema.ts'

/** State of a settlement. An amount that is `owed` is paid as soon as the upline has the money. */
export const SETTLEMENT_STATES = ['paid', 'owed', 'none'] as const
export type SettlementState = (typeof SETTLEMENT_STATES)[number]

/** Columns by which settlements are sorted; the date is the last day of the period. */
export const SETTLEMENT_SORTS = ['date', 'base', 'amount'] as const
export type SettlementSort = (typeof SETTLEMENT_SORTS)[number]

export const SettlementIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** Kinds of lines that add up to the base of a settlement. */
export const BASE_LINES = ['stakes', 'wins', 'costs', 'carriedIn', 'validBet', 'floor'] as const
export type BaseLine = (typeof BASE_LINES)[number]

/** Kinds of parts that add up to the amount of a settlement. Each part is paid at a rate. */
export const PARTS = ['base', 'won', 'lost', 'carriedIn', 'rounding'] as const
export type Part = (typeof PARTS)[number]

const SettlementLineSchema = v.object({
  of: optionalField(v.picklist([...BASE_LINES, 'other']), 'other'),
  amount: AmountSchema,
})

const SettlementPartSchema = v.object({
  of: optionalField(v.picklist([...PARTS, 'other']), 'other'),
  base: AmountSchema,
  /**
   * Rate at which this part of the amount is paid; null if it has none, such as the rounding.
   */
  rate: optionalField(v.nullable(RateSchema), null),
  amount: AmountSchema,
})

/**
 * The calculation of a settlement: the lines add up to the base, and the parts to the amount.
 * Unknown lines are shown too, so that the sum is right.
 */
export const ArithmeticSchema = v.object({
  /** Number of active team members in the period; null if the terms require none. */
  activeMembers: optionalField(v.nullable(CountSchema), null),
  /**
   * The tier that the team reached, from 1. It is 0 if no tier was reached, and null if the terms
   * have no tiers.
   */
  tier: optionalField(v.nullable(CountSchema), null),
  lines: listOf(SettlementLineSchema),
  base: AmountSchema,
  parts: listOf(SettlementPartSchema),
  amount: AmountSchema,
  /** Loss that is carried into the next period's base; zero or negative. */
  carriedOut: optionalField(AmountSchema, '0'),
})
export type Arithmetic = v.InferOutput<typeof ArithmeticSchema>

/**
 * A settlement: what a contract pays for one period. `end` is not included in the period, which
 * follows the merchant's time zone.
 */
export const SettlementSchema = v.object({
  id: SettlementIdSchema,
  kind: v.picklist(CONTRACT_KINDS),
  contractId: ContractIdSchema,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The downline who is paid; null in the agent's own records. */
  member: optionalField(v.nullable(PartySchema), null),
  start: TimestampSchema,
  end: TimestampSchema,
  state: optionalField(v.picklist([...SETTLEMENT_STATES, 'unknown']), 'unknown'),
  /**
   * True if this settlement is a correction: it takes back what was paid for bets that were voided
   * after their period had been settled.
   */
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

import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { CountSchema, NameSchema, TimestampSchema } from '#core/contract/values.ts'
import { CONTRACT_KINDS, CONTRACT_STATES, TermsSchema } from './schema.ts'

export const ContractIdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

/** The two sides of a contract; at the top, the upline is the house. */
export const SIDES = ['upline', 'downline'] as const
export type Side = (typeof SIDES)[number]

/** Who ended it: a side, the end of a contract further up, time, or a brand that turned the kind off. */
export const ENDERS = [...SIDES, 'cascade', 'time', 'brand'] as const
export type Ender = (typeof ENDERS)[number]

/** A state that a contract came into, and who brought it about. */
const ContractStepSchema = v.object({
  state: v.picklist(CONTRACT_STATES),
  by: v.picklist(ENDERS),
  at: TimestampSchema,
})
export type ContractStep = v.InferOutput<typeof ContractStepSchema>

/** What of a period counts, half-open, and when it is settled. */
export const SettlementAheadSchema = v.object({
  start: TimestampSchema,
  end: TimestampSchema,
  settlesAt: TimestampSchema,
})
export type SettlementAhead = v.InferOutput<typeof SettlementAheadSchema>

/** One version of a contract; its terms never change (docs/product.md §12.6). */
export const ContractSchema = v.object({
  id: ContractIdSchema,
  kind: v.picklist(CONTRACT_KINDS),
  /** Counts what was signed between the two; an offer has the number that it would get. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  state: optionalField(v.picklist([...CONTRACT_STATES, 'unknown']), 'unknown'),
  terms: TermsSchema,
  offeredAt: TimestampSchema,
  /** Until when an offer can be signed. */
  expiresAt: optionalField(v.nullable(TimestampSchema), null),
  signedAt: optionalField(v.nullable(TimestampSchema), null),
  /** From when it counts (docs/product.md §12.7); null before it is signed. */
  countsFrom: optionalField(v.nullable(TimestampSchema), null),
  endedAt: optionalField(v.nullable(TimestampSchema), null),
  endedBy: optionalField(v.nullable(v.picklist(ENDERS)), null),
  /** Who asks to end it; the other side answers. */
  terminationAskedBy: optionalField(v.nullable(v.picklist(SIDES)), null),
  /** What one that was replaced or ended still has ahead; null if all of it is settled, else unknown. */
  lastSettlement: optionalField(v.nullish(SettlementAheadSchema), undefined),
  /** What happened to it, the first step first. */
  steps: optionalField(listOf(ContractStepSchema), []),
})
export type Contract = v.InferOutput<typeof ContractSchema>

/** Somebody of a contract, as far as the reader may know (docs/product.md §12.3). */
export const PartySchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  account: NameSchema,
  nickname: optionalField(v.nullable(NameSchema), null),
  /** Levels below the agent who reads. */
  level: optionalField(CountSchema, 1),
})
export type Party = v.InferOutput<typeof PartySchema>

/** What two sides have agreed and what they talk about. */
export const DealSchema = v.object({
  /** The one that pays now. */
  current: v.nullable(ContractSchema),
  /** What was offered and waits for an answer. */
  offered: v.nullable(ContractSchema),
})

/** A direct downline who leads a team. */
export const DOWNLINE_AGENT = {
  member: PartySchema,
  /** Office agents have none, and so no contracts. */
  hasWallet: optionalField(v.boolean(), true),
}

export const DownlineDealSchema = v.pipe(
  v.object({ ...DOWNLINE_AGENT, ...DealSchema.entries }),
  v.transform((deal) => ({ ...deal, id: deal.member.id })),
)
export type DownlineDeal = v.InferOutput<typeof DownlineDealSchema>

/** A contract further down that a signature, or the end of this one, would end. */
export const CascadeEntrySchema = v.object({
  id: ContractIdSchema,
  member: PartySchema,
  terms: TermsSchema,
})
export type CascadeEntry = v.InferOutput<typeof CascadeEntrySchema>

/** A contract that waits for the reader: an offer to sign, or a request to end it, to answer. */
export const WaitingSchema = v.object({
  id: ContractIdSchema,
  kind: v.picklist(CONTRACT_KINDS),
  asks: v.picklist(['sign', 'answerTermination']),
  /** The reader's side of it. */
  side: v.picklist(SIDES),
  /** The downline of it, if the reader is the upline. */
  member: optionalField(v.nullable(PartySchema), null),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  terms: TermsSchema,
  at: TimestampSchema,
  expiresAt: optionalField(v.nullable(TimestampSchema), null),
})
export type WaitingContract = v.InferOutput<typeof WaitingSchema>

export const WaitingListSchema = listOf(WaitingSchema)

import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { CountSchema, NameSchema, TimestampSchema } from '#core/contract/values.ts'
import { CONTRACT_KINDS, CONTRACT_STATES, TermsSchema } from './schema.ts'

export const ContractIdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

/** The two sides of a contract. At the top of the tree, the upline is the house. */
export const SIDES = ['upline', 'downline'] as const
export type Side = (typeof SIDES)[number]

/**
 * Who ended a contract: one of its sides, the end of a contract further up the team, the passing of
 * time, a brand that turned the kind of contract off, or the downline's move to another upline.
 */
export const ENDERS = [...SIDES, 'cascade', 'time', 'brand', 'move'] as const
export type Ender = (typeof ENDERS)[number]

/** One step in a contract's history: the new state and who caused it. */
const ContractStepSchema = v.object({
  state: v.picklist(CONTRACT_STATES),
  by: v.picklist(ENDERS),
  at: TimestampSchema,
})
export type ContractStep = v.InferOutput<typeof ContractStepSchema>

/**
 * The part of the next settlement period in which bets count for the contract, and the time of the
 * settlement. `end` is not included.
 */
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
  /**
   * Number of the version, counted over all contracts that the two sides have signed. An offer has
   * the number that it gets when it is signed.
   */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  state: optionalField(v.picklist([...CONTRACT_STATES, 'unknown']), 'unknown'),
  terms: TermsSchema,
  offeredAt: TimestampSchema,
  /** Time until which an offer can be signed; null if there is no deadline. */
  expiresAt: optionalField(v.nullable(TimestampSchema), null),
  signedAt: optionalField(v.nullable(TimestampSchema), null),
  /**
   * Time from which the team's bets count for the contract (docs/product.md §12.7); null before it
   * is signed.
   */
  countsFrom: optionalField(v.nullable(TimestampSchema), null),
  endedAt: optionalField(v.nullable(TimestampSchema), null),
  endedBy: optionalField(v.nullable(v.picklist(ENDERS)), null),
  /**
   * Side that requested the end of the contract, which the other side answers; null without a
   * request.
   */
  terminationAskedBy: optionalField(v.nullable(v.picklist(SIDES)), null),
  /**
   * Last settlement of a replaced or ended contract, which is still to come. Null if everything is
   * settled, undefined if it is not known.
   */
  lastSettlement: optionalField(v.nullish(SettlementAheadSchema), undefined),
  /**
   * Time at which the downline moves to another upline, which ends a contract in force and an offer;
   * null if no move is planned.
   */
  endsByMoveAt: optionalField(v.nullable(TimestampSchema), null),
  /** History of the contract, the first step first. */
  steps: optionalField(listOf(ContractStepSchema), []),
})
export type Contract = v.InferOutput<typeof ContractSchema>

/** A party of a contract, with the data that the reading agent may see (docs/product.md §12.3). */
export const PartySchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  account: NameSchema,
  nickname: optionalField(v.nullable(NameSchema), null),
  /** How many levels below the reading agent the party is. */
  level: optionalField(CountSchema, 1),
})
export type Party = v.InferOutput<typeof PartySchema>

/** The contract in force between two sides, and the offer that waits for an answer. */
export const DealSchema = v.object({
  /** The contract in force; null if there is none. */
  current: v.nullable(ContractSchema),
  /** The offer that waits for an answer; null if there is none. */
  offered: v.nullable(ContractSchema),
})

/** Fields of a direct downline who leads a team. */
export const DOWNLINE_AGENT = {
  member: PartySchema,
  /** Whether the agent has a wallet. Office agents have none, so they have no contracts. */
  hasWallet: optionalField(v.boolean(), true),
  /** Whether the operator opens this kind of contract for the agent. */
  isOpen: optionalField(v.boolean(), true),
}

export const DownlineDealSchema = v.pipe(
  v.object({ ...DOWNLINE_AGENT, ...DealSchema.entries }),
  v.transform((deal) => ({ ...deal, id: deal.member.id })),
)
export type DownlineDeal = v.InferOutput<typeof DownlineDealSchema>

/**
 * A contract further down the team that also ends if the present contract ends or an offer is
 * signed.
 */
export const CascadeEntrySchema = v.object({
  id: ContractIdSchema,
  member: PartySchema,
  terms: TermsSchema,
})
export type CascadeEntry = v.InferOutput<typeof CascadeEntrySchema>

/** A contract that waits for the reader, who must sign an offer or answer a request to end it. */
export const WaitingSchema = v.object({
  id: ContractIdSchema,
  kind: v.picklist(CONTRACT_KINDS),
  asks: v.picklist(['sign', 'answerTermination']),
  /** Side of the contract on which the reading agent is. */
  side: v.picklist(SIDES),
  /** The contract's downline, if the reader is the upline; else null. */
  member: optionalField(v.nullable(PartySchema), null),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  terms: TermsSchema,
  at: TimestampSchema,
  expiresAt: optionalField(v.nullable(TimestampSchema), null),
})
export type WaitingContract = v.InferOutput<typeof WaitingSchema>

export const WaitingListSchema = listOf(WaitingSchema)

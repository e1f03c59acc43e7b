import * as v from 'valibot'
import { type CallDefinition, call } from '#core/contract/call.ts'
import { NEXT_PAGE, pageOf } from '#core/contract/paging.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { CountSchema, CurrencySchema, NameSchema } from '#core/contract/values.ts'
import { DAYS } from '../days.ts'
import { FILE, LANGUAGE } from '../fileCall.ts'
import {
  CascadeEntrySchema,
  ContractIdSchema,
  ContractSchema,
  DealSchema,
  DOWNLINE_AGENT,
  DownlineDealSchema,
  SettlementAheadSchema,
  WaitingListSchema,
} from './contractSchema.ts'
import { CONTRACT_KINDS, type ContractKind, TermsSchema } from './schema.ts'
import {
  ArithmeticSchema,
  SETTLEMENT_SORTS,
  SETTLEMENT_STATES,
  SettlementIdSchema,
  SettlementSchema,
  SettlementSumsSchema,
} from './settlementSchema.ts'

const MemberIdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const KindSchema = v.picklist(CONTRACT_KINDS)

/**
 * The contracts that an action also ends, as the page showed them to the agent who agrees. Their
 * number and a digest stand for the list, because there may be thousands.
 */
const EndsSchema = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  digest: v.pipe(v.string(), v.maxLength(64)),
})
export type Ends = v.InferOutput<typeof EndsSchema>

const ContractBodySchema = v.variant('action', [
  /** The offered terms become the downline's first contract of this kind, or its next version. */
  v.object({
    action: v.literal('offer'),
    downlineId: MemberIdSchema,
    terms: TermsSchema,
  }),
  v.object({ action: v.literal('sign'), contractId: ContractIdSchema, ends: EndsSchema }),
  v.object({ action: v.literal('reject'), contractId: ContractIdSchema }),
  v.object({ action: v.literal('withdraw'), contractId: ContractIdSchema }),
  v.object({ action: v.literal('requestTermination'), contractId: ContractIdSchema }),
  v.object({
    action: v.literal('answerTermination'),
    contractId: ContractIdSchema,
    agrees: v.boolean(),
    ends: EndsSchema,
  }),
])
export type ContractAction = v.InferOutput<typeof ContractBodySchema>

/**
 * Action of either side on a contract. Refusals: `contract_not_found`, `contract_offered` (another
 * offer waits), `contract_out_of_bounds` (`data.fields`), `contract_changed` (its state has
 * changed), `contract_ends_others` (other contracts than those shown would end),
 * `downline_without_wallet` (an office agent), `contract_closed` (the operator does not open this
 * kind for the downline), `member_not_found`.
 */
const processOf = (feature: ContractKind, path: CallDefinition['path'], summary: string) =>
  call({
    method: 'post',
    path,
    summary,
    access: 'agent',
    feature,
    intent: true,
    body: ContractBodySchema,
    reply: v.object({ contract: ContractSchema, ended: CountSchema }),
  })

export const processDividend = processOf(
  'dividend',
  '/wps/relay/MCS2_processDividendReq',
  'Offer, sign, reject, withdraw or end a dividend contract',
)
export const processDailySalary = processOf(
  'dailySalary',
  '/wps/relay/MCS2_processDailySalContract',
  'Offer, sign, reject, withdraw or end a contract on a daily salary',
)
export const processHourlySalary = processOf(
  'hourlySalary',
  '/wps/relay/MCS2_processContractHourSalary',
  'Offer, sign, reject, withdraw or end a contract on an hourly salary',
)
export const processRealtimeSalary = processOf(
  'realtimeSalary',
  '/wps/relay/MCSFE_processRealTimeSalaryContract',
  'Offer, sign, reject, withdraw or end a contract on a real-time salary',
)

const CURRENCY = { currency: CurrencySchema }

const PAGE = pageOf(500)
/** Past versions of a contract whose last period is not settled yet, the latest to end first. */
const UNSETTLED = { unsettled: optionalField(listOf(ContractSchema), []) }

/** Loads the agent's own contract of one kind, and the upline's offer. */
export const getOwnContract = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentContract',
  summary: 'Own contract of a kind, and its offer',
  access: 'agent',
  feature: 'agents',
  query: v.object({ kind: KindSchema }),
  reply: v.object({
    ...DealSchema.entries,
    ...UNSETTLED,
    /** The upline who pays; null if the house pays. */
    upline: v.nullable(v.object({ account: NameSchema })),
    /**
     * Next settlement: of the current period, or of the first period in which the contract counts.
     * Null if there is none.
     */
    next: optionalField(v.nullable(SettlementAheadSchema), null),
    ...CURRENCY,
  }),
})
export type OwnContract = v.InferOutput<(typeof getOwnContract.definition)['reply']>

/** Lists the direct downlines, each with the contract between them and the agent. */
export const listDownlineContracts = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentDownlineContracts',
  summary: 'Contracts of the direct downlines',
  access: 'agent',
  feature: 'agents',
  query: v.object({
    kind: KindSchema,
    /** Part of the downline's account name or nickname. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40))),
    ...PAGE,
  }),
  reply: v.object({ list: listOf(DownlineDealSchema), ...NEXT_PAGE, ...CURRENCY }),
})

/**
 * Loads a downline's contract of one kind. `own` has the terms of the agent's own contract, which
 * limit an offer; null if there is none.
 */
export const getDownlineContract = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentDownlineContract',
  summary: 'Contract with a downline, and the bounds of an offer',
  access: 'agent',
  feature: 'agents',
  query: v.object({ kind: KindSchema, downlineId: MemberIdSchema }),
  reply: v.object({
    ...DOWNLINE_AGENT,
    ...DealSchema.entries,
    ...UNSETTLED,
    own: v.nullable(TermsSchema),
    /**
     * Next settlement: of the current period, or of the first period in which the contract counts.
     * Null if there is none.
     */
    next: optionalField(v.nullable(SettlementAheadSchema), null),
    ...CURRENCY,
  }),
})
export type DownlineContract = v.InferOutput<(typeof getDownlineContract.definition)['reply']>

/** Lists past versions of the agent's own contract or of a downline's, the latest to end first. */
export const listContractHistory = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentContractHistory',
  summary: 'Versions and offers that are over',
  access: 'agent',
  feature: 'agents',
  query: v.object({ kind: KindSchema, downlineId: v.optional(MemberIdSchema), ...PAGE }),
  reply: v.object({
    list: listOf(ContractSchema),
    /** Number of contracts on all pages. */
    total: optionalField(v.optional(CountSchema), undefined),
    ...NEXT_PAGE,
  }),
})

/** Computes what given terms would have paid a downline for the last complete period. */
export const previewContract = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentContractPreview',
  summary: 'What terms would have paid for the last period',
  access: 'agent',
  feature: 'agents',
  query: v.object({
    kind: KindSchema,
    downlineId: MemberIdSchema,
    /** JSON text of the terms to preview. */
    terms: v.pipe(v.string(), v.maxLength(8000)),
  }),
  reply: v.object({
    start: SettlementSchema.entries.start,
    end: SettlementSchema.entries.end,
    ...ArithmeticSchema.entries,
    ...CURRENCY,
  }),
})
export type Preview = v.InferOutput<(typeof previewContract.definition)['reply']>

/**
 * Lists the contracts further down the team that also end if an offer is signed or a contract ends.
 */
export const getContractCascade = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentContractCascade',
  summary: 'Contracts that a signature, or an end, would end',
  access: 'agent',
  feature: 'agents',
  query: v.object({ kind: KindSchema, contractId: ContractIdSchema }),
  reply: v.object({
    ends: listOf(CascadeEntrySchema),
    /** Digest of the whole list, which the agent's consent names. */
    digest: v.string(),
  }),
})

const SETTLEMENT_FILTERS = {
  kind: KindSchema,
  of: v.picklist(['own', 'downlines']),
  downlineId: v.optional(MemberIdSchema),
  ...DAYS,
  state: v.optional(v.picklist(SETTLEMENT_STATES)),
  sortBy: v.optional(v.picklist(SETTLEMENT_SORTS), 'date'),
  descending: v.optional(v.boolean(), true),
}

/** Lists settlements that the agent receives or pays, by default the newest first. */
export const listSettlements = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentSettlements',
  summary: 'What contracts paid, period by period, with sums',
  access: 'agent',
  feature: 'agents',
  query: v.object({ ...SETTLEMENT_FILTERS, ...PAGE }),
  reply: v.object({
    list: listOf(SettlementSchema),
    ...NEXT_PAGE,
    /** Sums of the settlements on all pages; only the reply for the first page has them. */
    sums: v.optional(SettlementSumsSchema),
    ...CURRENCY,
  }),
})

export const fileSettlements = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentSettlementFile',
  summary: 'What contracts paid, as a file',
  access: 'agent',
  feature: 'agents',
  query: v.object({ ...SETTLEMENT_FILTERS, ...LANGUAGE }),
  context: { language: 'language' },
  ...FILE,
})

/** Loads one settlement that the agent receives or pays. Refused with `settlement_not_found`. */
export const getSettlement = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentSettlement',
  summary: 'What a contract paid for one period, with its arithmetic',
  access: 'agent',
  feature: 'agents',
  query: v.object({ kind: KindSchema, settlementId: SettlementIdSchema }),
  reply: v.object({ settlement: SettlementSchema, ...CURRENCY }),
})

/** Lists the contracts of all kinds that wait for the agent's answer. */
export const listWaitingContracts = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentContractsWaiting',
  summary: 'Contracts that wait for an answer, and how many',
  access: 'agent',
  feature: 'agents',
  reply: v.object({ count: CountSchema, list: WaitingListSchema, ...CURRENCY }),
})

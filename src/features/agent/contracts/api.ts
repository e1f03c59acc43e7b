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

/** The contracts further down that end with it, as they were shown to who agrees. */
/** Contracts that an action ends, as the page showed them: there may be thousands. */
const EndsSchema = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  digest: v.pipe(v.string(), v.maxLength(64)),
})
export type Ends = v.InferOutput<typeof EndsSchema>

const ContractBodySchema = v.variant('action', [
  /** A downline's first contract of the kind, or a next version of it. */
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
 * What the two sides of a contract do with it. Refused with `contract_not_found`, `contract_offered`
 * (another offer waits), `contract_out_of_bounds` (`data.fields`), `contract_changed` (it is in another
 * state by now), `contract_ends_others` (others than those shown would end), `downline_without_wallet` (an office
 * agent) or `member_not_found`.
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
/** Versions that are over and still have a settlement ahead, the last to end first. */
const UNSETTLED = { unsettled: optionalField(listOf(ContractSchema), []) }

/** The agent's own contract of a kind, and what is offered. */
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
    /** Null if the house pays. */
    upline: v.nullable(v.object({ account: NameSchema })),
    /** Of the period that runs, or of the first one that counts. */
    next: optionalField(v.nullable(SettlementAheadSchema), null),
    ...CURRENCY,
  }),
})
export type OwnContract = v.InferOutput<(typeof getOwnContract.definition)['reply']>

/** Direct downlines with what was agreed with each. */
export const listDownlineContracts = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentDownlineContracts',
  summary: 'Contracts of the direct downlines',
  access: 'agent',
  feature: 'agents',
  query: v.object({
    kind: KindSchema,
    /** A part of the account or nickname. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40))),
    ...PAGE,
  }),
  reply: v.object({ list: listOf(DownlineDealSchema), ...NEXT_PAGE, ...CURRENCY }),
})

/**
 * One downline's contract of a kind; `own` is what bounds the terms: those of the agent's own contract,
 * null if there is none and so nothing to give.
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
    /** Of the period that runs, or of the first one that counts. */
    next: optionalField(v.nullable(SettlementAheadSchema), null),
    ...CURRENCY,
  }),
})
export type DownlineContract = v.InferOutput<(typeof getDownlineContract.definition)['reply']>

/** What is over of the agent's own contract, or of the one with a downline: the last to end first. */
export const listContractHistory = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentContractHistory',
  summary: 'Versions and offers that are over',
  access: 'agent',
  feature: 'agents',
  query: v.object({ kind: KindSchema, downlineId: v.optional(MemberIdSchema), ...PAGE }),
  reply: v.object({
    list: listOf(ContractSchema),
    /** On all pages. */
    total: optionalField(v.optional(CountSchema), undefined),
    ...NEXT_PAGE,
  }),
})

/** What terms would have paid a downline for the last period that is over. */
export const previewContract = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentContractPreview',
  summary: 'What terms would have paid for the last period',
  access: 'agent',
  feature: 'agents',
  query: v.object({
    kind: KindSchema,
    downlineId: MemberIdSchema,
    /** Terms as JSON. */
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

/** Whose contracts further down end if an offer is signed, or if a contract ends. */
export const getContractCascade = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentContractCascade',
  summary: 'Contracts that a signature, or an end, would end',
  access: 'agent',
  feature: 'agents',
  query: v.object({ kind: KindSchema, contractId: ContractIdSchema }),
  reply: v.object({
    ends: listOf(CascadeEntrySchema),
    /** Digest by which an action names all of them. */
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

/** Settlements, the newest first unless asked otherwise: the agent's own, or those of the downlines'. */
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
    /** Of all pages; with the first one only. */
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

/** One settlement that the agent gets or pays; refused with `settlement_not_found`. */
export const getSettlement = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentSettlement',
  summary: 'What a contract paid for one period, with its arithmetic',
  access: 'agent',
  feature: 'agents',
  query: v.object({ kind: KindSchema, settlementId: SettlementIdSchema }),
  reply: v.object({ settlement: SettlementSchema, ...CURRENCY }),
})

/** The contracts of all kinds that wait for the agent. */
export const listWaitingContracts = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentContractsWaiting',
  summary: 'Contracts that wait for an answer, and how many',
  access: 'agent',
  feature: 'agents',
  reply: v.object({ count: CountSchema, list: WaitingListSchema, ...CURRENCY }),
})

import * as v from 'valibot'
import { AmountSchema } from '#core/contract/values.ts'
import type { AgentPage } from '#core/navigation/paths.ts'
import type { Funds } from '#core/wallet/api.ts'
import { RateSchema } from '../schema.ts'

/** Kinds of contracts between an agent and a downline; each is a feature of the brand. */
export const CONTRACT_KINDS = ['dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** The page of each kind, as the agent center's menus and the gateway name it. */
export const CONTRACT_PAGES = {
  dividend: 'agentDividendRecordCopy2',
  dailySalary: 'agentDailyWages2',
  hourlySalary: 'agentHourSalary',
  realtimeSalary: 'agentRealtimeSalary',
} as const satisfies Record<ContractKind, AgentPage>

/** The field of the consolidated funds by which the operator opens a kind for a single agent. */
export const CONTRACT_FLAGS = {
  dividend: 'divtypereq',
  dailySalary: 'dailysalreqtype',
  hourlySalary: 'contracthoursalreq',
  realtimeSalary: 'realtimesalreqtype',
} as const satisfies Record<ContractKind, keyof Funds>

export const CONTRACT_STATES = [
  'offered',
  'active',
  'terminationRequested',
  'rejected',
  'withdrawn',
  'expired',
  'superseded',
  'terminated',
] as const
export type ContractState = (typeof CONTRACT_STATES)[number]

/** Periods of a dividend: day, week, half a month (1–15, 16–end), month. */
export const DIVIDEND_PERIODS = ['D', 'W', 'H', 'M'] as const
export type DividendPeriod = (typeof DIVIDEND_PERIODS)[number]

/** Highest number of days with bets that terms may require; no period of the kind is shorter. */
export const MOST_BET_DAYS = { D: 1, W: 7, H: 13, M: 28 } satisfies Record<DividendPeriod, number>

const PeopleSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** A tier's conditions for the team in a period, and the rate that it pays. */
const TierSchema = v.object({
  /** Number of team members who must bet in the period to reach the tier. */
  activeMembers: PeopleSchema,
  /**
   * Amount of valid bets that the team must reach: in a day for a daily salary, in an hour for an
   * hourly salary.
   */
  validBet: AmountSchema,
  rate: RateSchema,
})

const TiersSchema = v.pipe(v.array(TierSchema), v.minLength(1), v.maxLength(10))

/**
 * Terms of each kind of contract (docs/product.md §12.6). A higher tier requires at least as much
 * as the tier below and pays a higher rate.
 */
export const TermsSchema = v.variant('kind', [
  v.object({
    kind: v.literal('dividend'),
    period: v.picklist(DIVIDEND_PERIODS),
    /**
     * Share of the team's bonuses and rebates that is subtracted from the dividend's base, in whole
     * percent.
     */
    costRatio: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    /** Whether a loss of the house in one period is subtracted from the base of the next period. */
    carryOver: v.boolean(),
    /** Number of days in the period on which a member must bet to count as active. */
    minBetDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
    tiers: v.pipe(
      v.array(
        v.object({
          ...TierSchema.entries,
          /** Amount that the team's players must lose in the period to reach the tier. */
          loss: AmountSchema,
        }),
      ),
      v.minLength(1),
      v.maxLength(10),
    ),
  }),
  v.object({ kind: v.literal('dailySalary'), tiers: TiersSchema }),
  v.object({ kind: v.literal('hourlySalary'), tiers: TiersSchema }),
  v.object({
    kind: v.literal('realtimeSalary'),
    /** Rate on valid bets that players won. */
    profitRate: RateSchema,
    /** Rate on valid bets that players lost. */
    lossRate: RateSchema,
    /** Smallest single bet that counts for this contract. */
    singleBet: AmountSchema,
  }),
])
export type Terms = v.InferOutput<typeof TermsSchema>

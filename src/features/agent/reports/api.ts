import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { NEXT_PAGE, pageOf } from '#core/contract/paging.ts'
import { listOf } from '#core/contract/tolerant.ts'
import { CurrencySchema } from '#core/contract/values.ts'
import { GameTypeSchema } from '#parts/games/schema.ts'
import {
  BET_STATES,
  BetSumsSchema,
  DaySchema,
  MOVEMENT_KINDS,
  MovementSumsSchema,
} from '#parts/records/schema.ts'
import { FILE, LANGUAGE } from '../fileCall.ts'
import {
  LEVELS,
  PROFIT_SORTS,
  PROFIT_VIEWS,
  ProfitRowSchema,
  ProfitSumsSchema,
  ReportMemberSchema,
  TeamBetSchema,
  TeamTransactionSchema,
} from './schema.ts'

/**
 * First and last day of a report in the brand's time zone, both included (docs/product.md §12.8).
 */
const DAYS = { startDate: DaySchema, endDate: DaySchema }

const PAGE = pageOf(500)
const MemberIdSchema = v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)))

const BET_FILTERS = {
  ...DAYS,
  /**
   * Id of the one member whom the report is about; if left out, the report is about the whole team.
   */
  memberId: MemberIdSchema,
  level: v.optional(v.picklist(LEVELS)),
  gameType: v.optional(GameTypeSchema),
  vassalage: v.optional(v.string()),
  betState: v.optional(v.picklist(BET_STATES)),
}
/**
 * Input that sets the order of a report that can be sorted only by time: the newest first, unless
 * `descending` is false.
 */
const BY_TIME = { descending: v.optional(v.boolean(), true) }

/**
 * Finds members whom a report can be narrowed to: any member by id, or direct downlines by name.
 */
export const findReportMembers = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentReportMembers',
  summary: 'Members of a team by id or name',
  access: 'agent',
  feature: 'agents',
  query: v.object({ text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64)) }),
  reply: v.object({ list: listOf(ReportMemberSchema) }),
})

/** Lists the bets of a team in the order of time. */
export const listTeamBets = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentTeamBetRecord',
  summary: 'Betting record of a team',
  access: 'agent',
  feature: 'agents',
  query: v.object({ ...BET_FILTERS, ...BY_TIME, ...PAGE, ...LANGUAGE }),
  context: { language: 'language' },
  reply: v.object({
    list: listOf(TeamBetSchema),
    ...NEXT_PAGE,
    /** The member to whom the report is narrowed; missing for the whole team. */
    member: v.optional(ReportMemberSchema),
    currency: CurrencySchema,
  }),
})

/** Loads the sums over all pages of a team's bets. */
export const sumTeamBets = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentTeamBetSums',
  summary: 'Sums of a team’s betting record',
  access: 'agent',
  feature: 'agents',
  query: v.object(BET_FILTERS),
  reply: v.object({ sums: BetSumsSchema, currency: CurrencySchema }),
})

export const fileTeamBets = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentTeamBetFile',
  summary: 'Betting record of a team, as a file',
  access: 'agent',
  feature: 'agents',
  query: v.object({ ...BET_FILTERS, ...BY_TIME, ...LANGUAGE }),
  context: { language: 'language' },
  ...FILE,
})

const PROFIT_FILTERS = {
  ...DAYS,
  view: v.picklist(PROFIT_VIEWS),
  /** Id of the member whose downlines are listed; by default the agent. */
  memberId: MemberIdSchema,
  sortBy: v.picklist(PROFIT_SORTS),
  descending: v.boolean(),
}

/** Lists the wins and losses of a team's members. The sums are those of all pages. */
export const listTeamProfit = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentPalStatements',
  summary: 'Profit and loss of downlines, with sums',
  access: 'agent',
  feature: 'agents',
  query: v.object({ ...PROFIT_FILTERS, ...PAGE }),
  reply: v.object({
    list: listOf(ProfitRowSchema),
    ...NEXT_PAGE,
    sums: ProfitSumsSchema,
    /** Members from the agent's direct downline to the member whose downlines are listed. */
    trail: listOf(ReportMemberSchema),
    currency: CurrencySchema,
  }),
})

export const fileTeamProfit = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentPalStatementsFile',
  summary: 'Profit and loss of downlines, as a file',
  access: 'agent',
  feature: 'agents',
  query: v.object({ ...PROFIT_FILTERS, ...LANGUAGE }),
  context: { language: 'language' },
  ...FILE,
})

const TRANSACTION_FILTERS = {
  ...DAYS,
  memberId: MemberIdSchema,
  level: v.optional(v.picklist(LEVELS)),
  transKind: v.optional(v.picklist(MOVEMENT_KINDS)),
}

/** Lists the movements in the main wallets of the agent's team, in the order of time. */
export const listTeamTransactions = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentDownlineTransactions',
  summary: 'Transactions of downlines',
  access: 'agent',
  feature: 'agents',
  query: v.object({ ...TRANSACTION_FILTERS, ...BY_TIME, ...PAGE }),
  reply: v.object({
    list: listOf(TeamTransactionSchema),
    ...NEXT_PAGE,
    member: v.optional(ReportMemberSchema),
    currency: CurrencySchema,
  }),
})

export const sumTeamTransactions = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentDownlineTransactionSums',
  summary: 'Sums of the transactions of downlines',
  access: 'agent',
  feature: 'agents',
  query: v.object(TRANSACTION_FILTERS),
  reply: v.object({
    /**
     * Of one member further below than the direct downlines, only the count is sent: the amounts
     * are sums of what changed a hidden balance, and those of all kinds add up to its change.
     */
    sums: v.partial(MovementSumsSchema, ['received', 'paid', 'net']),
    currency: CurrencySchema,
  }),
})

export const fileTeamTransactions = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentDownlineTransactionFile',
  summary: 'Transactions of downlines, as a file',
  access: 'agent',
  feature: 'agents',
  query: v.object({ ...TRANSACTION_FILTERS, ...BY_TIME, ...LANGUAGE }),
  context: { language: 'language' },
  ...FILE,
})

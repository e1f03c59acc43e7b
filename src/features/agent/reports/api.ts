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

/** Days of the brand's zone, both included (docs/product.md §12.8). */
const DAYS = { startDate: DaySchema, endDate: DaySchema }

const PAGE = pageOf(500)
const MemberIdSchema = v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)))

const BET_FILTERS = {
  ...DAYS,
  /** Of one member; of the whole team by default. */
  memberId: MemberIdSchema,
  level: v.optional(v.picklist(LEVELS)),
  gameType: v.optional(GameTypeSchema),
  vassalage: v.optional(v.string()),
  betState: v.optional(v.picklist(BET_STATES)),
}
/** Rows that are walked by time are sorted by nothing else: the newest first, unless it is false. */
const BY_TIME = { descending: v.optional(v.boolean(), true) }

/** Members whom a report can be narrowed to: by id, or of the own downlines by name. */
export const findReportMembers = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentReportMembers',
  summary: 'Members of a team by id or name',
  access: 'agent',
  feature: 'agents',
  query: v.object({ text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64)) }),
  reply: v.object({ list: listOf(ReportMemberSchema) }),
})

/** The bets of a team, by time. */
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
    /** Whom the record is narrowed to. */
    member: v.optional(ReportMemberSchema),
    currency: CurrencySchema,
  }),
})

/** What all pages of a team's betting record come to. */
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
  /** Whose downlines; those of the agent who asks by default. */
  memberId: MemberIdSchema,
  sortBy: v.picklist(PROFIT_SORTS),
  descending: v.boolean(),
}

/** What members of a team won and lost. The sums are those of all pages. */
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
    /** From the agent’s own downline to the member whose downlines these are. */
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

/** Movements of the main wallets of everybody below an agent, by time. */
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
  reply: v.object({ sums: MovementSumsSchema, currency: CurrencySchema }),
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

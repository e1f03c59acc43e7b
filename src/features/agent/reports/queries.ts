import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { readPages } from '#core/gateway/readPages.ts'
import type { Days } from '#lib/periods.ts'
import { ORDER } from '../order.ts'
import {
  findReportMembers,
  listTeamBets,
  listTeamProfit,
  listTeamTransactions,
  sumTeamBets,
  sumTeamTransactions,
} from './api.ts'
import {
  type ProfitFilters,
  readProfitSort,
  readTimeSort,
  type TeamBetFilters,
  type TransactionFilters,
} from './filters.ts'

/** Number of rows of a report that one request fetches for the screen. */
const PAGE_SIZE = 50
const PAGED = { pageSize: PAGE_SIZE }
const TAGS = ['agent', 'money'] as const

const daysToAsk = ({ from, to }: Days) => ({ startDate: from, endDate: to })

const byTime = (filters: Parameters<typeof readTimeSort>[0]) => ({
  descending: readTimeSort(filters).desc,
})

const teamBetsInput = (days: Days, filters: TeamBetFilters) => {
  const { member, level, category, vendor, state } = filters
  return {
    ...daysToAsk(days),
    ...(member && { memberId: member }),
    ...(level && !member && { level }),
    ...(category && { gameType: category }),
    ...(vendor && { vassalage: vendor }),
    ...(state && { betState: state }),
  }
}

/** Input of the request for the team's bets. */
export const teamBetRowsInput = (days: Days, filters: TeamBetFilters) => ({
  ...teamBetsInput(days, filters),
  ...byTime(filters),
})

export const teamBetPagesQuery = (days: Days, filters: TeamBetFilters, context: PageContext) =>
  readPages(
    listTeamBets,
    { ...teamBetRowsInput(days, filters), ...PAGED },
    { context, tags: TAGS, order: ORDER },
  )

export const teamBetSumsQuery = (days: Days, filters: TeamBetFilters) =>
  read(sumTeamBets, teamBetsInput(days, filters), { tags: TAGS })

const transactionsInput = (days: Days, { member, level, kind }: TransactionFilters) => ({
  ...daysToAsk(days),
  ...(member && { memberId: member }),
  ...(level && !member && { level }),
  ...(kind && { transKind: kind }),
})

/** Input of the request for the movements in the team's wallets. */
export const transactionRowsInput = (days: Days, filters: TransactionFilters) => ({
  ...transactionsInput(days, filters),
  ...byTime(filters),
})

export const transactionPagesQuery = (
  days: Days,
  filters: TransactionFilters,
  context: PageContext,
) =>
  readPages(
    listTeamTransactions,
    { ...transactionRowsInput(days, filters), ...PAGED },
    { context, tags: TAGS, order: ORDER },
  )

export const transactionSumsQuery = (days: Days, filters: TransactionFilters) =>
  read(sumTeamTransactions, transactionsInput(days, filters), { tags: TAGS })

/** Input of the request for profit and loss. */
export function profitInput(days: Days, filters: ProfitFilters, memberId: string) {
  const { by, desc } = readProfitSort(filters)
  return {
    ...daysToAsk(days),
    view: filters.view ?? ('TEAMS' as const),
    sortBy: by,
    descending: desc,
    ...(memberId && { memberId }),
  }
}

export const profitPagesQuery = (
  days: Days,
  filters: ProfitFilters,
  memberId: string,
  context: PageContext,
) =>
  readPages(
    listTeamProfit,
    { ...profitInput(days, filters, memberId), ...PAGED },
    { context, tags: TAGS, order: ORDER },
  )

export const reportMembersQuery = (text: string) => read(findReportMembers, { text })

import type { PageContext } from '#core/contract/context.ts'
import { read, readPages } from '#core/gateway/read.ts'
import type { Days } from '#lib/periods.ts'
import {
  findReportMembers,
  listTeamBets,
  listTeamProfit,
  listTeamTransactions,
  sumTeamBets,
  sumTeamTransactions,
} from './api.ts'
import {
  readSort,
  type ProfitFilters,
  type TeamBetFilters,
  type TransactionFilters,
} from './filters.ts'

/** Rows of a page on screen. */
const PAGE_SIZE = 50
const PAGED = { pageSize: PAGE_SIZE }
const TAGS = ['agent', 'money'] as const

const daysToAsk = ({ from, to }: Days) => ({ startDate: from, endDate: to })

/** What the betting record of a team is asked for. */
export const teamBetsInput = (days: Days, filters: TeamBetFilters) => {
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

export const teamBetPagesQuery = (days: Days, filters: TeamBetFilters, context: PageContext) =>
  readPages(listTeamBets, { ...teamBetsInput(days, filters), ...PAGED }, { context, tags: TAGS })

export const teamBetSumsQuery = (days: Days, filters: TeamBetFilters) =>
  read(sumTeamBets, teamBetsInput(days, filters), { tags: TAGS })

/** What the transactions of downlines are asked for. */
export const transactionsInput = (days: Days, { member, level, kind }: TransactionFilters) => ({
  ...daysToAsk(days),
  ...(member && { memberId: member }),
  ...(level && !member && { level }),
  ...(kind && { transKind: kind }),
})

export const transactionPagesQuery = (
  days: Days,
  filters: TransactionFilters,
  context: PageContext,
) =>
  readPages(
    listTeamTransactions,
    { ...transactionsInput(days, filters), ...PAGED },
    { context, tags: TAGS },
  )

export const transactionSumsQuery = (days: Days, filters: TransactionFilters) =>
  read(sumTeamTransactions, transactionsInput(days, filters), { tags: TAGS })

/** What profit and loss is asked for. */
export function profitInput(days: Days, filters: ProfitFilters, memberId: string) {
  const { by, desc } = readSort(filters)
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
    { context, tags: TAGS },
  )

export const reportMembersQuery = (text: string) => read(findReportMembers, { text })

import type { InfiniteData } from '@tanstack/react-query'
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

/** Whether a report was asked for as another one, but for its order. */
function isReordered(asked: object, before: unknown): boolean {
  const withoutOrder = (input: unknown) => ({
    ...(input as object),
    sortBy: '',
    descending: false,
    pageSize: 0,
  })
  return JSON.stringify(withoutOrder(asked)) === JSON.stringify(withoutOrder(before))
}

export function profitPagesQuery(
  days: Days,
  filters: ProfitFilters,
  memberId: string,
  context: PageContext,
) {
  const input = profitInput(days, filters, memberId)
  const pages = readPages(listTeamProfit, { ...input, ...PAGED }, { context, tags: TAGS })
  type Pages = InfiniteData<Awaited<ReturnType<typeof listTeamProfit>>, string>
  return {
    ...pages,
    // Another order of the same rows: the head stays, with the focus in it.
    placeholderData: (
      before: Pages | undefined,
      previous: { queryKey: readonly unknown[] } | undefined,
    ) => (isReordered(input, previous?.queryKey[1]) ? before : undefined),
  }
}

export const reportMembersQuery = (text: string) => read(findReportMembers, { text })

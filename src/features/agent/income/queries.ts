import type { PageContext } from '#core/contract/context.ts'
import { read, readPages } from '#core/gateway/read.ts'
import type { Days } from '#lib/periods.ts'
import { getIncome, getIncomeDetail, listIncome } from './api.ts'
import type { IncomeFilters } from './filters.ts'

/** Rows of a page on screen; a file is fetched in larger ones. */
const PAGE_SIZE = 50

export const incomeInput = ({ from, to }: Days, { source }: IncomeFilters) => ({
  startDate: from,
  endDate: to,
  ...(source && { source }),
})

export const incomeQuery = (days: Days, filters: IncomeFilters) =>
  read(getIncome, incomeInput(days, filters), { tags: ['agent', 'money'] })

export const incomePagesQuery = (days: Days, filters: IncomeFilters, context: PageContext) =>
  readPages(
    listIncome,
    { ...incomeInput(days, filters), pageSize: PAGE_SIZE },
    { context, tags: ['agent', 'money'] },
  )

export const incomeDetailQuery = (id: string) =>
  read(getIncomeDetail, { id }, { tags: ['agent', 'money'] })

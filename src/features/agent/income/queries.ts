import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { readPages } from '#core/gateway/readPages.ts'
import type { Days } from '#lib/periods.ts'
import { ORDER } from '../order.ts'
import { getIncome, getIncomeDetail, listIncome } from './api.ts'
import { type IncomeFilters, readIncomeSort } from './filters.ts'

/** Rows of income that one request fetches for the screen. */
const PAGE_SIZE = 50

const incomeInput = ({ from, to }: Days, { source }: IncomeFilters) => ({
  startDate: from,
  endDate: to,
  ...(source && { source }),
})

/** Input of the request for rows of income. */
export function incomeRowsInput(days: Days, filters: IncomeFilters) {
  const { by: sortBy, desc: descending } = readIncomeSort(filters)
  return { ...incomeInput(days, filters), sortBy, descending }
}

export const incomeQuery = (days: Days, filters: IncomeFilters) =>
  read(getIncome, incomeInput(days, filters), { tags: ['agent', 'money'] })

export const incomePagesQuery = (days: Days, filters: IncomeFilters, context: PageContext) =>
  readPages(
    listIncome,
    { ...incomeRowsInput(days, filters), pageSize: PAGE_SIZE },
    { context, tags: ['agent', 'money'], order: ORDER },
  )

export const incomeDetailQuery = (id: string) =>
  read(getIncomeDetail, { id }, { tags: ['agent', 'money'] })

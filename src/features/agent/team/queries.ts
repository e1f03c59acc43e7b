import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { readPages } from '#core/gateway/readPages.ts'
import type { Days } from '#lib/periods.ts'
import { getDownline, listDownlines, listRateChanges, searchTeam } from './api.ts'
import type { MemberOrder, TeamFilters } from './filters.ts'

/** Number of rows that one request fetches for the tree. */
export const PAGE_SIZE = 50
/** Number of rows that one request fetches for a list of members. */
const LIST_SIZE = 50

const daysToAsk = ({ from, to }: Days) => ({ startDate: from, endDate: to })

/** Settings on which the figures and the order of a list of members depend. */
export interface ListTerms extends MemberOrder {
  days: Days
}

/** @param parentId id of the member whose downlines are listed; empty for the agent */
const downlinesInput = (parentId: string, { days, ...order }: ListTerms) => ({
  ...(parentId && { parentId }),
  ...daysToAsk(days),
  ...order,
})

export const downlinePageQuery = (parentId: string, page: number, terms: ListTerms) =>
  read(
    listDownlines,
    {
      ...downlinesInput(parentId, terms),
      pageSize: PAGE_SIZE,
      ...(page > 0 && { cursor: String(page * PAGE_SIZE) }),
    },
    { tags: ['agent'] },
  )

/** Query for a member's downlines, page after page. */
export const downlinesQuery = (parentId: string, terms: ListTerms, context: PageContext) =>
  readPages(
    listDownlines,
    { ...downlinesInput(parentId, terms), pageSize: LIST_SIZE },
    { tags: ['agent'], context },
  )

export const foundQuery = (
  days: Days,
  { text, level, sort: _sort, order: _order, ...filters }: TeamFilters,
  context: PageContext,
) =>
  readPages(
    searchTeam,
    {
      ...filters,
      ...(text !== undefined && { text }),
      ...(level !== undefined && { level: Number(level) }),
      ...daysToAsk(days),
      pageSize: LIST_SIZE,
    },
    { tags: ['agent'], context },
  )

export const memberQuery = (id: string, days: Days) =>
  read(getDownline, { id, ...daysToAsk(days) }, { tags: ['agent', 'money'] })

export const rateChangesQuery = (id: string) => read(listRateChanges, { id }, { tags: ['agent'] })

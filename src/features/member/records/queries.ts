import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { readPages } from '#core/gateway/readPages.ts'
import type { Days } from '#lib/periods.ts'
import { getProfit, listBets, listGameMenus, listMovements, listVendorTypes } from './api.ts'
import type { BetFilters, MovementFilters } from './filters.ts'

/** Rows of a page on screen; a file is fetched in larger ones. */
const PAGE_SIZE = 50

const daysToAsk = ({ from, to }: Days) => ({ startDate: from, endDate: to })

/** What bets can be filtered by. */
export const gameMenusQuery = read(listGameMenus, {})
export const vendorTypesQuery = read(listVendorTypes, {})

/** What the betting record is asked for. */
export const betsInput = (days: Days, { category, vendor, state }: BetFilters) => ({
  ...daysToAsk(days),
  ...(category && { gameType: category }),
  ...(vendor && { vassalage: vendor }),
  ...(state && { betState: state }),
})

export const betPagesQuery = (days: Days, filters: BetFilters, context: PageContext) =>
  readPages(
    listBets,
    { ...betsInput(days, filters), pageSize: PAGE_SIZE },
    { context, tags: ['money'] },
  )

/** What the account record is asked for. */
export const movementsInput = (days: Days, { kind }: MovementFilters) => ({
  ...daysToAsk(days),
  ...(kind && { transKind: kind }),
})

export const movementPagesQuery = (days: Days, filters: MovementFilters, context: PageContext) =>
  readPages(
    listMovements,
    { ...movementsInput(days, filters), pageSize: PAGE_SIZE },
    { context, tags: ['money'] },
  )

export const profitQuery = (days: Days) => read(getProfit, daysToAsk(days), { tags: ['money'] })

import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { readPages } from '#core/gateway/readPages.ts'
import type { Days } from '#lib/periods.ts'
import { getProfit, listBets, listGameMenus, listMovements, listVendorTypes } from './api.ts'
import type { BetFilters, MovementFilters } from './filters.ts'

/**
 * Number of rows of a record that one request fetches for the screen; a request for a file fetches
 * more.
 */
const PAGE_SIZE = 50

const daysToAsk = ({ from, to }: Days) => ({ startDate: from, endDate: to })

/** Query for the game categories by which bets can be filtered. */
export const gameMenusQuery = read(listGameMenus, {})
export const vendorTypesQuery = read(listVendorTypes, {})

/** Input of the request for the betting record. */
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

/** Input of the request for the account record. */
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

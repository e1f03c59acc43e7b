import type { Query } from '@tanstack/react-query'
import type { PageContext } from '#core/contract/context.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { read } from '#core/gateway/read.ts'
import { readPages } from '#core/gateway/readPages.ts'
import type { Days } from '#lib/periods.ts'
import { getExchange, getPointConfig, listExchanges, listGoods, listPointEntries } from './api.ts'
import { type EntryKind, type Exchange, FINAL_STATUSES } from './schema.ts'

const PAGE_SIZE = 30
/**
 * Milliseconds between two fetches of an open redemption. The socket reports most changes;
 * polling finds the missed ones.
 */
const POLL_MS = 30_000

export const pointConfigQuery = read(getPointConfig, {})

export const goodsQuery = (context: PageContext) =>
  read(listGoods, {}, { context, tags: ['points'] })

/** Groups of states by which the history can be filtered. */
export const EXCHANGE_GROUPS = ['open', 'done', 'rejected'] as const
export type ExchangeGroup = (typeof EXCHANGE_GROUPS)[number]

export const exchangePagesQuery = (group: ExchangeGroup | undefined, context: PageContext) =>
  readPages(
    listExchanges,
    { pageSize: PAGE_SIZE, ...(group && { redeemState: group }) },
    { context, tags: ['points'] },
  )

export const exchangeQuery = (transNo: string, context: PageContext) => ({
  ...read(getExchange, { transNo }, { context, tags: ['points'] }),
  refetchInterval: ({ state: { data } }: Query<Exchange, GatewayError>) =>
    data && !FINAL_STATUSES.includes(data.status) ? POLL_MS : false,
})

/** Input of the request for the movements of points. */
export const entriesInput = ({ from, to }: Days, kind: EntryKind | undefined) => ({
  startDate: from,
  endDate: to,
  ...(kind && { transKind: kind }),
})

export const entryPagesQuery = (days: Days, kind: EntryKind | undefined, context: PageContext) =>
  readPages(
    listPointEntries,
    { ...entriesInput(days, kind), pageSize: PAGE_SIZE },
    { context, tags: ['points'] },
  )

import type { Query } from '@tanstack/react-query'
import { gatewayNow } from '#core/gateway/clock.ts'
import type { PageContext } from '#core/contract/context.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { read } from '#core/gateway/read.ts'
import { readPages } from '#core/gateway/readPages.ts'
import { getRaffle, getRaffleDraw, listRaffleDraws, listRaffles } from './api.ts'
import type { Raffle, RaffleSummary } from './schema.ts'

/**
 * Longest time in milliseconds until the next fetch, because a browser's timer fails for very long
 * times.
 */
const LONGEST_WAIT_MS = 24 * 60 * 60_000

/** Milliseconds until a raffle opens or closes next; false if none will. */
function untilChange(raffles: readonly Pick<RaffleSummary, 'opensAt' | 'closesAt'>[]) {
  const now = gatewayNow()
  const next = raffles
    .flatMap(({ opensAt, closesAt }) => [Date.parse(opensAt), Date.parse(closesAt)])
    .filter((time) => time > now)
  return next.length > 0 && Math.min(Math.min(...next) - now + 500, LONGEST_WAIT_MS)
}

export const rafflesQuery = (context: PageContext) => ({
  ...read(listRaffles, {}, { tags: ['promotions', 'points'], context, series: 'raffles' }),
  refetchInterval: ({ state }: Query<{ list: RaffleSummary[] }, GatewayError>) =>
    untilChange(state.data?.list ?? []),
})

export const raffleQuery = (id: string, context: PageContext) => ({
  ...read(getRaffle, { id }, { tags: ['promotions', 'points'], context, series: `raffle ${id}` }),
  refetchInterval: ({ state }: Query<Raffle, GatewayError>) =>
    untilChange(state.data ? [state.data] : []),
})

export const drawQuery = (id: string, context: PageContext) =>
  read(getRaffleDraw, { id }, { tags: ['promotions'], context, series: `draw ${id}` })

/** Query for the player's draws in a raffle. */
export const drawPagesQuery = (raffleId: string, context: PageContext) =>
  readPages(listRaffleDraws, { raffleId }, { tags: ['promotions'], context })

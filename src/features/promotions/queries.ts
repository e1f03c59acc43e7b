import type { Query } from '@tanstack/react-query'
import type { PageContext } from '#core/contract/context.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { read } from '#core/gateway/read.ts'
import { getPromotion, listPromotions } from './api.ts'
import type { PromotionDetail } from './schema.ts'

/** The socket tells of most progress; this finds what it missed. */
const POLL_MS = 10_000
/** What goes on while the player bets, or somebody decides. */
const UNDER_WAY: readonly PromotionDetail['status'][] = ['signed', 'process', 'applying']

export const promotionsQuery = (context: PageContext) =>
  read(listPromotions, {}, { context, tags: ['promotions', 'money'], series: 'promotions' })

export const promotionQuery = (id: string, context: PageContext) => ({
  ...read(
    getPromotion,
    { id },
    { context, tags: ['promotions', 'money'], series: `promotion ${id}` },
  ),
  refetchInterval: ({ state: { data } }: Query<PromotionDetail, GatewayError>) =>
    data && UNDER_WAY.includes(data.status) ? POLL_MS : (false as const),
})

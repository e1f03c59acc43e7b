import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { getPromotion, listPromotions } from './api.ts'

export const promotionsQuery = (context: PageContext) =>
  read(listPromotions, {}, { context, tags: ['promotions', 'money'], series: 'promotions' })

export const promotionQuery = (id: string, context: PageContext) =>
  read(getPromotion, { id }, { context, tags: ['promotions', 'money'], series: `promotion ${id}` })

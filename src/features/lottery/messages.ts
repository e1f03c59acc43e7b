import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LotteryArea } from './schema.ts'

/** Names of the areas in which lotteries are drawn. */
export const areaNames: Record<LotteryArea, MessageDescriptor> = {
  VN: msg({ message: 'Vietnam', comment: 'Group of lotteries, by country' }),
  SEA: msg({ message: 'Southeast Asia', comment: 'Group of lotteries, by region' }),
  TH: msg({ message: 'Daily draws', comment: 'Group of lotteries: drawn every day' }),
}

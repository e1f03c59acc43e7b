import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LotteryArea } from './schema.ts'

/** Names of the areas in which lotteries are drawn. */
export const areaNames: Record<LotteryArea, MessageDescriptor> = {
  VN: msg`Vietnam`,
  SEA: msg`Southeast Asia`,
  TH: msg`Daily draws`,
}

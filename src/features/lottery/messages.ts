import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LotteryArea } from './schema.ts'

/** Where lotteries are drawn, as players read it. */
export const areaNames: Record<LotteryArea, MessageDescriptor> = {
  VN: msg`Vietnam`,
  SEA: msg`Southeast Asia`,
  TH: msg`Daily draws`,
}

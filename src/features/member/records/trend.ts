import { Big } from 'big.js'
import type { ProfitDay } from '#parts/records/schema.ts'

/** What the days of a period have in common, for words about it. */
export interface Trend {
  /** Days on which something was won or lost. */
  active: number
  best: ProfitDay | undefined
  worst: ProfitDay | undefined
}

/** The days with the greatest gain and the greatest loss, if there are any. */
export function findTrend(days: readonly ProfitDay[]): Trend {
  const ordered = days.toSorted((one, other) => new Big(one.net).cmp(other.net))
  const worst = ordered[0]
  const best = ordered.at(-1)
  return {
    active: days.filter(({ net }) => !new Big(net).eq(0)).length,
    best: best && new Big(best.net).gt(0) ? best : undefined,
    worst: worst && new Big(worst.net).lt(0) ? worst : undefined,
  }
}

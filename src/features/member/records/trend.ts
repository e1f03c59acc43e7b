import { Big } from 'big.js'
import type { ProfitDay } from '#parts/records/schema.ts'

/** Summary of the days of a period, from which the chart's text is written. */
export interface Trend {
  /** Number of days on which the player won or lost money. */
  active: number
  best: ProfitDay | undefined
  worst: ProfitDay | undefined
}

/** Finds the days with the greatest gain and the greatest loss, if there are any. */
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

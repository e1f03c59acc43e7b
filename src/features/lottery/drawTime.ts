import type { Lottery } from './schema.ts'

/**
 * Seconds until the next draw. If the draw in the list has passed and the new list is not loaded
 * yet, the one after it counts.
 *
 * @param now by the gateway's clock, in milliseconds
 */
export function secondsToDraw(
  { nextDrawAt, period }: Pick<Lottery, 'nextDrawAt' | 'period'>,
  now: number,
): number {
  const left = Math.ceil((Date.parse(nextDrawAt) - now) / 1000)
  if (left > 0) return left
  return period - (-left % period)
}

const SOONEST_MS = 5000
/** Draws are published a moment after they are held. */
const AFTER_DRAW_MS = 1500

/** Milliseconds until a list of lotteries is out of date, which is after the next draw. */
export function untilOutdated(
  lotteries: readonly Pick<Lottery, 'nextDrawAt' | 'period'>[],
  now: number,
): number | false {
  if (lotteries.length === 0) return false
  const soonest = Math.min(...lotteries.map((lottery) => secondsToDraw(lottery, now)))
  return Math.max(SOONEST_MS, soonest * 1000 + AFTER_DRAW_MS)
}

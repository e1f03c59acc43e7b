import type { Lottery } from './schema.ts'

/**
 * Seconds until a lottery's next draw. If that draw has passed and the new list has not loaded, the
 * seconds until the draw after it.
 * @param now time of the gateway's clock in milliseconds
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
/** Milliseconds after a draw until its numbers are published. */
const AFTER_DRAW_MS = 1500

/**
 * Milliseconds until the list of lotteries is out of date, which is shortly after the next draw of
 * any lottery.
 */
export function untilOutdated(
  lotteries: readonly Pick<Lottery, 'nextDrawAt' | 'period'>[],
  now: number,
): number | false {
  if (lotteries.length === 0) return false
  const soonest = Math.min(...lotteries.map((lottery) => secondsToDraw(lottery, now)))
  return Math.max(SOONEST_MS, soonest * 1000 + AFTER_DRAW_MS)
}

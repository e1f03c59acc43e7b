import { Big } from 'big.js'

/** Comparison of a figure with the same figure of the period before. */
export interface Comparison {
  direction: 'more' | 'less' | 'same'
  /** Difference of the two figures, as a decimal string without a sign. */
  difference: string
  /**
   * Difference as a share of the earlier figure, such as `0.125`; null if the share would be
   * misleading.
   */
  share: string | null
}

/**
 * Compares two figures as decimal strings.
 * @param isSigned true if the figure may be below zero; its share is then left out, because it
 *   would mislead
 */
export function compareFigures(now: string, before: string, isSigned = false): Comparison {
  const base = new Big(before)
  const change = new Big(now).minus(base)
  const tellsShare = !isSigned && base.gt(0) && !change.eq(0)
  return {
    direction: change.gt(0) ? 'more' : change.lt(0) ? 'less' : 'same',
    difference: change.abs().toFixed(),
    share: tellsShare ? change.abs().div(base).round(3).toFixed() : null,
  }
}

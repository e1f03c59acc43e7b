import { Big } from 'big.js'

/** How a figure stands against the same figure before. */
export interface Comparison {
  direction: 'more' | 'less' | 'same'
  /** How much more or less, as a decimal string without a sign. */
  difference: string
  /** The difference as a share of what was before, such as `0.125`; null if that says nothing. */
  share: string | null
}

/**
 * Compares two decimal strings.
 *
 * @param isSigned whether the figure may be below zero; a share of it would mislead
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

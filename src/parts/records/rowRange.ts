import type { Range } from '@tanstack/react-virtual'

/**
 * Rows are added and removed in steps of this size, so that most frames of scrolling change nothing
 * in the page.
 */
const STEP = 3

/** Lists the rows to draw: those in view, some beyond, rounded up to whole steps. */
export function listByStep({ startIndex, endIndex, overscan, count }: Range): number[] {
  const start = Math.max(0, Math.floor((startIndex - overscan) / STEP) * STEP)
  const end = Math.min(count, Math.ceil((endIndex + 1 + overscan) / STEP) * STEP)
  return Array.from({ length: end - start }, (_, at) => start + at)
}

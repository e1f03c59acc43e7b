import { floorTo } from '#lib/floorTo.ts'
import type { Range } from '@tanstack/react-virtual'

/**
 * Number of rows by which the drawn range grows or shrinks, so that in most frames of scrolling
 * nothing changes in the page.
 */
const STEP = 3

/**
 * Lists the indexes of the rows to draw: the rows in view and some beyond, extended to a multiple
 * of `STEP`.
 */
export function listByStep({ startIndex, endIndex, overscan, count }: Range): number[] {
  const start = Math.max(0, floorTo(startIndex - overscan, STEP))
  const end = Math.min(count, Math.ceil((endIndex + 1 + overscan) / STEP) * STEP)
  return Array.from({ length: end - start }, (_, at) => start + at)
}

import type { Fault } from '../fault.ts'

/** How many faults of one kind in one file are reported; nobody reads more. */
export const MOST_FAULTS = 100

/** The first faults of a file, and how many more there are. */
export function atMost(faults: readonly Fault[], file: string): Fault[] {
  const more = faults.length - MOST_FAULTS
  if (more <= 0) return [...faults]
  return [...faults.slice(0, MOST_FAULTS), { file, message: `has ${more} more faults like these` }]
}

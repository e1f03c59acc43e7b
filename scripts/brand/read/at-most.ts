import type { Fault } from '../fault.ts'

/** Number of faults of one kind that are reported for a file; nobody reads more. */
export const MOST_FAULTS = 100

/** Returns the first faults of a file, and one fault that says how many more there are. */
export function atMost(faults: readonly Fault[], file: string): Fault[] {
  const more = faults.length - MOST_FAULTS
  if (more <= 0) return [...faults]
  return [...faults.slice(0, MOST_FAULTS), { file, message: `has ${more} more faults like these` }]
}

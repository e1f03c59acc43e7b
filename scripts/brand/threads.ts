import { availableParallelism } from 'node:os'
import { type Fault, formatFault } from './fault.ts'

/** Number of brands per thread: for fewer, starting a thread takes longer than it saves. */
const FEW = 8

/** Number of threads that a number of brands is worth, at least 1. */
export const countThreads = (brands: number) =>
  Math.max(1, Math.min(availableParallelism(), Math.floor(brands / FEW)))

/** Joins the faults that several threads found; each of them tells a fault of a theme file. */
export function joinFaults(results: readonly { faults: readonly Fault[] }[]): Fault[] {
  const faults = results.flatMap((result) => result.faults)
  return [...new Map(faults.map((fault) => [formatFault(fault), fault])).values()].toSorted(
    (a, b) => a.file.localeCompare(b.file),
  )
}

import { UsageError } from '../fault.ts'
import { findNearest } from './nearest.ts'

/**
 * Refuses the id of a brand that does not exist, and names the one that was probably meant.
 *
 * @param where the place in which the id was looked for, as the operator types it
 */
export function requireKnown(id: string, known: readonly string[], where: string): void {
  if (known.includes(id)) return
  const nearest = findNearest(id, known)
  const hint = nearest ? `did you mean ${nearest}?` : `known: ${known.join(', ') || 'none'}`
  throw new UsageError(`There is no brand ${id} in ${where}; ${hint}`)
}

import { closest, distance } from 'fastest-levenshtein'

/** Finds the known word that was most likely meant; undefined if none is similar. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const byLowerCase = new Map(known.map((name) => [name.toLowerCase(), name]))
  const lower = word.toLowerCase()
  const nearest = closest(lower, [...byLowerCase.keys()])
  const limit = lower.length < 3 ? 1 : Math.max(2, Math.floor(lower.length / 3))
  return distance(lower, nearest) <= limit ? byLowerCase.get(nearest) : undefined
}

import { quote } from '#lib/quote.ts'
import { findInvisible } from '#lib/tidyText.ts'

/**
 * Finds the texts with a character that nobody sees: such a character can turn a name round, or make
 * two names look alike.
 */
export function* findInvisibles(
  value: unknown,
  keys: PropertyKey[] = [],
): Generator<{ keys: PropertyKey[]; message: string }> {
  if (typeof value === 'string') {
    const at = findInvisible(value)
    if (at < 0) return
    const code = value.codePointAt(at)!.toString(16).toUpperCase().padStart(4, '0')
    const place = at === 0 ? 'at its start' : `after ${quote(value.slice(0, at))}`
    yield { keys, message: `holds the invisible character U+${code} ${place}, remove it` }
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    yield* findInvisibles(item, [...keys, Array.isArray(value) ? Number(key) : key])
  }
}

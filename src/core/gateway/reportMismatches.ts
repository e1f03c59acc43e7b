import type { CallDefinition } from '#core/contract/call.ts'
import type { Mismatch } from '#core/contract/tolerant.ts'

const reported = new Set<string>()

/**
 * Reports invalid parts of replies on the browser console, for operators; only once for each call.
 */
export function reportMismatches(
  { method, path }: CallDefinition,
  mismatches: readonly Mismatch[],
): void {
  const name = `${method.toUpperCase()} ${path}`
  if (reported.has(name)) return
  reported.add(name)
  const [first] = mismatches
  console.warn(
    `${name}: ${mismatches.length} × not as declared, such as ${first?.field}: ${first?.fault}`,
  )
}

import type { CallDefinition } from '#core/contract/call.ts'
import type { Drift } from '#core/contract/tolerant.ts'

const reported = new Set<string>()

/** Reports invalid parts of replies to operators on the browser console; once per call. */
export function reportDrift({ method, path }: CallDefinition, drift: readonly Drift[]): void {
  const name = `${method.toUpperCase()} ${path}`
  if (reported.has(name)) return
  reported.add(name)
  const [first] = drift
  console.warn(
    `${name}: ${drift.length} × not as declared, such as ${first?.field}: ${first?.fault}`,
  )
}

import * as v from 'valibot'
import type { CallDefinition } from '#core/contract/call.ts'
import { type Mismatch, readReply } from '#core/contract/tolerant.ts'
import { mark } from '#core/platform/mark.ts'

const reported = new Set<string>()

/**
 * Reports invalid parts of a reply on the browser console and to telemetry, for operators; only once
 * for each call.
 *
 * @param reply the reply as the gateway sent it
 */
export function reportMismatches(
  { method, path, reply: schema }: CallDefinition,
  mismatches: readonly Mismatch[],
  reply: unknown,
): void {
  const name = `${method.toUpperCase()} ${path}`
  if (reported.has(name)) return
  reported.add(name)
  const [first = mismatches[0]!] = findMismatches(schema, reply)
  mark('mismatch', {
    call: `${method} ${path}`,
    count: mismatches.length,
    // Without the places in lists, which differ from reply to reply.
    field: first.field.replace(/\b\d+\b/g, '*'),
  })
  console.warn(
    `${name}: ${mismatches.length} × not as declared, such as ${first.field || 'the reply'}: ${first.fault}`,
  )
}

type AnySchema = v.GenericSchema & {
  pipe?: (AnySchema & { metadata?: { listOf?: AnySchema } })[]
  wrapped?: AnySchema
  entries?: Record<string, AnySchema>
  item?: AnySchema
  fallback?: unknown
}

/**
 * Finds the invalid parts of a reply one by one, each with its path from the top, such as
 * `games.0.hot`. A schema does not tell a field which name it has, so the fields are read again.
 */
export function* findMismatches(
  schema: AnySchema,
  value: unknown,
  keys: readonly string[] = [],
): Generator<Mismatch> {
  const { read, mismatches } = readReply(schema, value)
  if (read.success && mismatches.length === 0) return
  let isInside
  for (const [key, child] of childrenOf(schema, value)) {
    const item = (value as Record<string, unknown>)[key]
    // A field that may be missing is no mismatch if it is missing.
    if (item === undefined && child.fallback !== undefined) continue
    for (const found of findMismatches(child, item, [...keys, key])) yield (isInside = found)
  }
  const fault = read.issues?.[0].message ?? mismatches[0]!.fault
  if (!isInside) yield { field: keys.join('.'), fault: fault.slice(0, 99) }
}

function childrenOf(schema: AnySchema, value: unknown): [string, AnySchema][] {
  if (typeof value !== 'object' || value === null) return []
  if (schema.wrapped) return childrenOf(schema.wrapped, value)
  const [first] = schema.pipe ?? []
  const entry =
    schema.pipe?.find(({ metadata }) => metadata?.listOf)?.metadata?.listOf ??
    first?.item ??
    schema.item
  if (entry) return Object.keys(value).map((key) => [key, entry])
  return Object.entries(first?.entries ?? schema.entries ?? {})
}

import * as v from 'valibot'
import type { Fault } from '../fault.ts'
import { describe } from './json.ts'
import { findNearest } from './nearest.ts'
import { jsonPath } from './path.ts'

type AnySchema = v.GenericSchema & {
  pipe?: AnySchema[]
  wrapped?: AnySchema
  entries?: Record<string, AnySchema>
  item?: AnySchema
  options?: unknown[]
  literal?: unknown
}

/** Checks a JSON value's shape; either the parsed value or every fault in words. */
export function parseShape<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  file: string,
): { value: v.InferOutput<Schema>; faults: [] } | { value: undefined; faults: Fault[] } {
  const result = v.safeParse(schema, value)
  if (result.success) return { value: result.output, faults: [] }
  const faults = result.issues.map((issue) => {
    const keys = (issue.path ?? []).map(({ key }) => key as PropertyKey)
    return { file, path: jsonPath(keys), message: explain(issue, schema as AnySchema, keys, value) }
  })
  return { value: undefined, faults }
}

/** The entries of an object that are right by themselves, whatever is wrong with the others. */
export function readableEntries<Entries extends v.ObjectEntries>(
  schema: v.StrictObjectSchema<Entries, undefined>,
  value: Readonly<Record<string, unknown>>,
): Partial<v.InferOutput<v.StrictObjectSchema<Entries, undefined>>> {
  return Object.fromEntries(
    Object.entries(schema.entries).flatMap(([key, entry]) => {
      const result = v.safeParse(entry as v.GenericSchema, value[key])
      return result.success ? [[key, result.output]] : []
    }),
  ) as never
}

function explain(
  issue: v.BaseIssue<unknown>,
  schema: AnySchema,
  keys: readonly PropertyKey[],
  root: unknown,
): string {
  if (issue.type === 'strict_object' && issue.path?.at(-1)?.origin === 'key') {
    const parent = schemaAt(schema, keys.slice(0, -1), root)
    const known = Object.keys(parent?.entries ?? {})
    const key = String(keys.at(-1))
    if (issue.expected !== 'never') {
      return `is missing, must be ${wants(parent?.entries?.[key])}`
    }
    const nearest = findNearest(key, known)
    return nearest
      ? `is not a known key, did you mean "${nearest}"?`
      : `is not a known key, must be one of ${known.join(', ')}`
  }
  if (issue.type === 'picklist' || issue.type === 'variant' || issue.type === 'literal') {
    const known = [...issue.expected!.matchAll(/"([^"]*)"/g)].map(([, name]) => name!)
    const nearest = typeof issue.input === 'string' ? findNearest(issue.input, known) : undefined
    const choice =
      known.length === 1 ? `must be "${known[0]}"` : `must be one of ${known.join(', ')}`
    const found = issue.input === undefined ? 'is missing' : `is ${describe(issue.input)}`
    return `${found}, ${nearest && known.length > 1 ? `did you mean "${nearest}"? It ` : ''}${choice}`
  }
  if (issue.kind === 'schema') {
    return `is ${describe(issue.input)}, must be ${wants(schemaAt(schema, keys, root))}`
  }
  const message = issue.message.startsWith('Invalid') ? limit(issue) : issue.message
  return typeof issue.input === 'object' ? message : `is ${describe(issue.input)}, ${message}`
}

function limit({ type, requirement, message }: v.BaseIssue<unknown>): string {
  if (type === 'max_length') return `must not be longer than ${requirement} characters`
  if (type === 'min_length') return `must not be shorter than ${requirement} characters`
  if (type === 'min_value') return `must be ${requirement} or more`
  if (type === 'max_value') return `must be ${requirement} or less`
  if (type === 'integer') return 'must be a whole number'
  return message
}

/** What a schema wants, with its article. */
function wants(schema: AnySchema | undefined): string {
  const inner = unwrap(schema)
  switch (inner?.type) {
    case 'string':
      return 'a text'
    case 'boolean':
      return 'true or false'
    case 'number':
      return 'a number'
    case 'array':
      return 'a list'
    case 'picklist':
      return `one of ${inner.options!.join(', ')}`
    case 'strict_object':
      return `an object with ${Object.keys(inner.entries!).join(', ')}`
    default:
      return 'given'
  }
}

function unwrap(schema: AnySchema | undefined): AnySchema | undefined {
  if (schema?.pipe)
    return unwrap(schema.pipe[0] === schema ? undefined : ({ ...schema.pipe[0] } as AnySchema))
  return schema?.wrapped ? unwrap(schema.wrapped) : schema
}

function schemaAt(
  schema: AnySchema,
  keys: readonly PropertyKey[],
  value: unknown,
): AnySchema | undefined {
  const inner = unwrap(schema)
  if (!inner) return undefined
  const [key, ...rest] = keys
  if (inner.type === 'variant') {
    const options = inner.options as AnySchema[]
    const discriminator = (inner as unknown as { key: string }).key
    const given = (value as Record<string, unknown> | undefined)?.[discriminator]
    const option = options.find((one) => one.entries?.[discriminator]?.literal === given)
    return option && schemaAt(option, keys, value)
  }
  if (key === undefined) return inner
  const child = inner.type === 'array' ? inner.item : inner.entries?.[String(key)]
  return child && schemaAt(child, rest, (value as Record<PropertyKey, unknown> | undefined)?.[key])
}

import * as v from 'valibot'
import type { Fault } from '../fault.ts'
import { atMost } from './at-most.ts'
import { findInvisibles } from './invisible.ts'
import { findSecrets } from './secrets.ts'
import { describeWritten, listTexts } from './written.ts'
import { findNearest } from './nearest.ts'
import { jsonPath } from './path.ts'
import {
  type AnySchema,
  findMisfits,
  type Misfit,
  optionFor,
  schemaAt,
  unwrap,
} from './structure.ts'

/**
 * Checks a JSON value by a schema; returns the parsed value, or every fault in words.
 *
 * @param written the value as the file spells it, if variables were replaced; faults quote only
 *   this
 */
export function parseShape<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  file: string,
  written = value,
): { value: v.InferOutput<Schema>; faults: [] } | { value: undefined; faults: Fault[] } {
  const result = v.safeParse(schema, value)
  const misfits = [...findMisfits(schema as AnySchema, value)]
  const texts = [...listTexts(value, written)]
  const unfit = [...findInvisibles(texts), ...findSecrets(texts)]
  if (result.success && misfits.length + unfit.length === 0)
    return { value: result.output, faults: [] }
  // One message for a place is enough: what else is wrong there follows from it. So does the lack of
  // a key that was mistyped.
  const told = [
    ...misfits.filter(({ kind }) => kind === 'list for an object').map(({ keys }) => keys),
    ...unfit.map(({ keys }) => keys),
    ...misfits.flatMap(({ kind, keys, schema: { entries = {} } }) => {
      const meant = findNearest(String(keys.at(-1)), Object.keys(entries))
      return kind === 'unknown key' && meant ? [[...keys.slice(0, -1), meant]] : []
    }),
  ]
  const faults = [
    ...misfits.map((misfit) => ({ keys: misfit.keys, message: tellMisfit(misfit) })),
    ...unfit,
    ...tellIssues(result.issues ?? [], schema as AnySchema, value, written).filter(
      ({ keys }) => !told.some((each) => each.every((key, at) => key === keys[at])),
    ),
  ]
  return {
    value: undefined,
    faults: atMost(
      faults.map(({ keys, message }) => ({ file, path: jsonPath(keys), message })),
      file,
    ),
  }
}

/**
 * Returns the entries of an object that are valid by themselves, whatever faults the others have.
 */
export function readableEntries<Entries extends v.ObjectEntries>(
  schema: v.StrictObjectSchema<Entries, undefined>,
  value: Readonly<Record<string, unknown>>,
): Partial<v.InferOutput<v.StrictObjectSchema<Entries, undefined>>> {
  return Object.fromEntries(
    Object.entries(schema.entries).flatMap(([key, entry]) => {
      const result = v.safeParse(entry as v.GenericSchema, value[key])
      const misfits = [...findMisfits(entry as AnySchema, value[key])]
      return result.success && misfits.length === 0 ? [[key, result.output]] : []
    }),
  ) as never
}

interface Told {
  keys: PropertyKey[]
  message: string
}

function tellMisfit({ kind, keys, schema }: Misfit): string {
  if (kind === 'list for an object') return `is a list, must be ${wants(schema)}`
  return tellKey(String(keys.at(-1)), Object.keys(schema.entries ?? {}))
}

function tellKey(key: string, known: readonly string[]): string {
  const nearest = findNearest(key, known)
  return nearest
    ? `is not a known key, did you mean "${nearest}"?`
    : `is not a known key, must be one of ${known.join(', ')}`
}

function tellIssues(
  issues: readonly v.BaseIssue<unknown>[],
  schema: AnySchema,
  root: unknown,
  written: unknown,
  above: readonly PropertyKey[] = [],
): Told[] {
  return issues.flatMap((issue) => {
    const keys = (issue.path ?? []).map(({ key }) => key as PropertyKey)
    if (issue.type === 'strict_object' && issue.expected === 'never') return []
    const option = issue.type === 'union' && optionFor(schemaAt(schema, keys, root), issue.input)
    if (option) {
      // Reports only the faults of the option that the value resembles; the faults of all options
      // would contradict each other.
      const inner = v.safeParse(option, issue.input)
      const there = valueAt(written, keys)
      return tellIssues(inner.issues ?? [], option, issue.input, there, [...above, ...keys])
    }
    // A check may see a text without its outer blanks, so the value is read from its place.
    const found = describeWritten(valueAt(written, keys), valueAt(root, keys))
    return [{ keys: [...above, ...keys], message: explain(issue, found, schema, keys, root) }]
  })
}

const valueAt = (root: unknown, keys: readonly PropertyKey[]) =>
  keys.reduce((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], root)

/** @param found describes the value, such as "a number" */
function explain(
  issue: v.BaseIssue<unknown>,
  found: string,
  schema: AnySchema,
  keys: readonly PropertyKey[],
  root: unknown,
): string {
  if (issue.type === 'strict_object' && issue.path?.at(-1)?.origin === 'key') {
    return `is missing, must be ${wants(schemaAt(schema, keys, root))}`
  }
  if (issue.type === 'picklist' || issue.type === 'variant' || issue.type === 'literal') {
    const known = [...issue.expected!.matchAll(/"([^"]*)"/g)].map(([, name]) => name!)
    if (issue.path?.at(-1)?.origin === 'key') return tellKey(String(issue.input), known)
    if (known.length > 0) return tellChoice(issue, found, known)
  }
  if (issue.kind === 'schema') {
    return `is ${found}, must be ${wants(schemaAt(schema, keys, root))}`
  }
  const message = issue.message.startsWith('Invalid') ? limit(issue) : issue.message
  return typeof issue.input === 'object' ? message : `is ${found}, ${message}`
}

function tellChoice(
  { input }: v.BaseIssue<unknown>,
  described: string,
  known: readonly string[],
): string {
  const nearest = typeof input === 'string' ? findNearest(input, known) : undefined
  const choice = known.length === 1 ? `must be "${known[0]}"` : `must be one of ${known.join(', ')}`
  const found = input === undefined ? 'is missing' : `is ${described}`
  return `${found}, ${nearest && known.length > 1 ? `did you mean "${nearest}"? It ` : ''}${choice}`
}

function limit({ type, requirement, message, input }: v.BaseIssue<unknown>): string {
  if (Array.isArray(input)) {
    const entries = requirement === 1 ? 'entry' : 'entries'
    if (type === 'max_length')
      return `has ${input.length}, must not have over ${requirement} ${entries}`
    if (type === 'min_length')
      return `has ${input.length}, must have ${requirement} ${entries} or more`
  }
  if (type === 'max_length') return `must not be longer than ${requirement} characters`
  if (type === 'min_length') return `must not be shorter than ${requirement} characters`
  if (type === 'min_value') return `must be ${requirement} or more`
  if (type === 'max_value') return `must be ${requirement} or less`
  if (type === 'integer') return 'must be a whole number'
  // Cuts the faulty value from the library's own message, since it may hold a variable's value.
  return message.replace(/^Invalid [^:]*: (.*?) but received [^]*$/, '$1')
}

/** Names the type that a schema requires, with its article. */
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
    case 'record':
      return 'an object'
    case 'picklist':
      return `one of ${inner.options!.join(', ')}`
    case 'strict_object':
      return `an object with ${Object.keys(inner.entries!).join(', ')}`
    case 'union':
      return (inner.options as AnySchema[]).map(wants).join('; or ')
    case 'variant':
      return `an object with ${inner.key}`
    default:
      return 'given'
  }
}

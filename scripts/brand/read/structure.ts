import type * as v from 'valibot'

export type AnySchema = v.GenericSchema & {
  pipe?: AnySchema[]
  wrapped?: AnySchema
  entries?: Record<string, AnySchema>
  item?: AnySchema
  value?: AnySchema
  options?: unknown[]
  literal?: unknown
  key?: string
}

/** A position at which a value has another structure than its schema. */
export type Misfit = {
  kind: 'unknown key' | 'list for an object'
  keys: PropertyKey[]
  schema: AnySchema
}

/**
 * Finds structural errors that valibot accepts or reports only once. These are unknown keys of an
 * object, and lists in place of objects, which valibot reads as empty objects.
 */
export function* findMisfits(
  schema: AnySchema | undefined,
  value: unknown,
  keys: PropertyKey[] = [],
): Generator<Misfit> {
  const inner = optionFor(unwrap(schema), value)
  if (!inner || typeof value !== 'object' || value === null) return
  if (inner.type === 'array') {
    if (!Array.isArray(value)) return
    for (const [index, item] of value.entries()) {
      yield* findMisfits(inner.item, item, [...keys, index])
    }
    return
  }
  if (inner.type !== 'strict_object' && inner.type !== 'record') return
  if (Array.isArray(value)) {
    yield { kind: 'list for an object', keys, schema: inner }
    return
  }
  for (const [key, item] of Object.entries(value)) {
    const child = inner.type === 'record' ? inner.value : entryOf(inner, key)
    if (child) yield* findMisfits(child, item, [...keys, key])
    else yield { kind: 'unknown key', keys: [...keys, key], schema: inner }
  }
}

/** Returns the schema at a position in a value, without wrappers such as `optional`. */
export function schemaAt(
  schema: AnySchema | undefined,
  keys: readonly PropertyKey[],
  value: unknown,
): AnySchema | undefined {
  const [key, ...rest] = keys
  const inner = key === undefined ? unwrap(schema) : optionFor(unwrap(schema), value)
  if (!inner || key === undefined) return inner
  const child =
    inner.type === 'array'
      ? inner.item
      : inner.type === 'record'
        ? inner.value
        : entryOf(inner, String(key))
  return schemaAt(child, rest, (value as Record<PropertyKey, unknown> | undefined)?.[key])
}

export function unwrap(schema: AnySchema | undefined): AnySchema | undefined {
  if (schema?.pipe) return unwrap({ ...schema.pipe[0], pipe: undefined } as AnySchema)
  return schema?.wrapped ? unwrap(schema.wrapped) : schema
}

/**
 * Chooses, among several kinds of value, the one that a value resembles: a text, or an object by its
 * first key or by its `key`.
 */
export function optionFor(schema: AnySchema | undefined, value: unknown): AnySchema | undefined {
  if (schema?.type !== 'variant' && schema?.type !== 'union') return schema
  const given = (value ?? {}) as Record<string, unknown>
  return (schema.options as AnySchema[]).find(({ type, entries = {} }) => {
    if (typeof value === 'string') return type === 'string'
    const [first] = Object.keys(entries)
    if (schema.key === undefined) return first !== undefined && Object.hasOwn(given, first)
    return entries[schema.key]?.literal === given[schema.key]
  })
}

const entryOf = ({ entries }: AnySchema, key: string) =>
  entries && Object.hasOwn(entries, key) ? entries[key] : undefined

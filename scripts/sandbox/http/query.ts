import type * as v from 'valibot'

interface AnySchema {
  type: string
  wrapped?: AnySchema
  pipe?: AnySchema[]
  entries?: Record<string, AnySchema>
  literal?: unknown
  options?: unknown[]
}

/**
 * Reads a flat query string by the types of its schema: a declared string stays text, other values
 * become numbers or booleans. A value that cannot be converted stays text, so that the schema
 * refuses it.
 */
export function readQuery(
  schema: v.GenericSchema | undefined,
  params: URLSearchParams,
): Record<string, unknown> {
  const entries = (schema as AnySchema | undefined)?.entries ?? {}
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name)
      const entry = Object.hasOwn(entries, name) ? entries[name] : undefined
      if (values.length > 1 || !entry) return [name, values.length > 1 ? values : values[0]]
      return [name, readValue(values[0] as string, kindOf(entry))]
    }),
  )
}

function readValue(text: string, kind: string): unknown {
  if (kind === 'number' && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text)
  if (kind === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true'
  return text
}

/** Finds the JavaScript type that a schema accepts, inside optional wrappers and pipes. */
function kindOf(schema: AnySchema): string {
  if (schema.wrapped) return kindOf(schema.wrapped)
  if (schema.pipe?.[0] && schema.pipe[0] !== schema) return kindOf({ ...schema.pipe[0], pipe: [] })
  if (schema.type === 'literal') return typeof schema.literal
  if (schema.type === 'picklist') return typeof schema.options?.[0]
  return schema.type
}

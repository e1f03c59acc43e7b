import { toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { SchemaWords } from './schema-words.ts'
import type { Declaration } from './sources.ts'

export type Json = Record<string, unknown>
type Schema = v.GenericSchema

export const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

/** What holds for every list of a reply. */
export const OF_LISTS = 'An entry that is not as described is left out.'

/** The schemas of all calls, each that a constant holds under the name of the constant. */
export interface WrittenSchemas {
  components: Record<string, Json>
  /** Writes a schema: a reference if it has a name. */
  write(schema: Schema): Json
  /** Writes a schema in place, even if it has a name. */
  writeOut(schema: Schema): Json
}

/**
 * Writes the schemas of the data on the wire: each schema's input, before the client translates it
 * into its own terms.
 *
 * @param roots schemas of the calls' queries, bodies and replies
 */
export function writeSchemas(roots: readonly Schema[], words: SchemaWords): WrittenSchemas {
  const keys = keysOf(roots, words)
  const definitions = Object.fromEntries([...keys].map(([schema, key]) => [key, schema]))
  const written = toJsonSchemaDefs(definitions as never, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // These valibot actions cannot be expressed in JSON Schema; any other unknown action is an
    // error.
    ignoreActions: ['trim', 'check'],
    overrideRef: ({ referenceId }) => referenceId,
    overrideAction: ({ valibotAction, jsonSchema }) =>
      writeAction(valibotAction as never, jsonSchema as Json, keys),
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      writeLiteral(jsonSchema as Json) ??
      writeObject(valibotSchema as never, jsonSchema as Json, words),
  }) as Record<string, Json>

  const names = nameAll(words, keys, written)
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    const { $ref: key, ...beside } = value as Json & { $ref?: string }
    const json = Object.fromEntries(
      Object.entries(beside).map(([name, inner]) => [name, resolve(inner)]),
    )
    if (key === undefined) return json
    const name = names.get(key)
    return name
      ? { ...ref('schemas', name), ...json }
      : { ...(resolve(written[key]) as Json), ...json }
  }
  const components: Record<string, Json> = {}
  for (const [schema, { doc }] of words.declarations) {
    const key = keys.get(schema)!
    const json = resolve(written[key]) as Json
    components[names.get(key)!] ??= doc && !json.description ? { description: doc, ...json } : json
  }
  return {
    components,
    write: (schema) => resolve({ $ref: keys.get(schema)! }) as Json,
    writeOut: (schema) => resolve(written[keys.get(schema)!]) as Json,
  }
}

/** Gives a key to every schema of a call, of a constant, and of the entries of a list. */
function keysOf(roots: readonly Schema[], { declarations }: SchemaWords): Map<Schema, string> {
  const keys = new Map<Schema, string>()
  const add = (schema: Schema) => {
    if (keys.has(schema)) return
    const { file, name } = declarations.get(schema) ?? {}
    keys.set(schema, `${file} ${name} ${keys.size}`)
  }
  const seen = new Set<unknown>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    const { listOf } = (value as { metadata?: { listOf?: Schema } }).metadata ?? {}
    if (listOf) add(listOf)
    for (const inner of Object.values(value)) walk(inner)
  }
  for (const schema of [...declarations.keys(), ...roots]) {
    add(schema)
    walk(schema)
  }
  return keys
}

/**
 * Names the components after the constants that hold them. Equal schemas of one name are one component;
 * others of one name are told apart by their folders.
 */
function nameAll(
  { declarations }: SchemaWords,
  keys: Map<Schema, string>,
  written: Record<string, Json>,
): Map<string, string> {
  const groups = new Map<string, Map<string, { keys: string[]; files: string[] }>>()
  for (const [schema, declaration] of declarations) {
    const key = keys.get(schema)!
    const name = plainName(declaration)
    const byForm = groups.get(name) ?? new Map<string, { keys: string[]; files: string[] }>()
    groups.set(name, byForm)
    const form = JSON.stringify(written[key]).replaceAll(/"\$ref":"\S+ (\S+) \d+"/g, '$1')
    const same = byForm.get(form) ?? { keys: [], files: [] }
    byForm.set(form, same)
    same.keys.push(key)
    same.files.push(declaration.file)
  }
  const names = new Map<string, string>()
  for (const [name, byForm] of groups) {
    for (const same of byForm.values()) {
      const own = byForm.size === 1 ? name : folderOf(same.files.toSorted()[0]!, name) + name
      for (const key of same.keys) names.set(key, own)
    }
  }
  return names
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

const plainName = ({ name }: Declaration) => capital(name.replace(/Schema$/, ''))

/** The folder of a file as the beginning of a name; nothing if the name begins with it anyway. */
function folderOf(file: string, name: string): string {
  const folder = capital(
    file
      .split('/')
      .at(-2)!
      .replaceAll(/-(\w)/g, (_, letter) => capital(letter)),
  )
  return name.startsWith(folder) ? '' : folder
}

/**
 * Adds schemas that the library leaves out: of a list's entries, and a second pattern of a text.
 */
function writeAction(
  action: v.MetadataAction<unknown, Json> | v.RegexAction<string, undefined>,
  json: Json,
  keys: ReadonlyMap<Schema, string>,
): Json | undefined {
  if (action.type === 'metadata' && action.metadata.listOf) {
    return {
      ...json,
      listOf: undefined,
      type: 'array',
      items: { $ref: keys.get(action.metadata.listOf as Schema)! },
      description: OF_LISTS,
    }
  }
  const pattern = action.type === 'regex' && action.requirement.source
  if (!pattern || json.pattern === pattern) return undefined
  return { ...json, allOf: [...((json.allOf as Json[]) ?? []), { pattern }] }
}

/** Names the type of a fixed value, without which validators refuse it in a query, where every value is a text. */
const writeLiteral = (json: Json): Json | undefined =>
  'const' in json && !('type' in json) ? { type: typeof json.const, ...json } : undefined

/**
 * Describes the properties of an object by their comments, and marks fields with `optionalField` as
 * optional, since the gateway may leave them out.
 */
function writeObject(schema: Schema, json: Json, words: SchemaWords): Json | undefined {
  const { entries } = schema as { entries?: Record<string, Schema> }
  if (!entries) return undefined
  const isOptional = (name: string) =>
    schema.type === 'object' && 'fallback' in (entries[name] ?? {})
  const docs = words.properties.get(entries) ?? {}
  const properties = Object.entries(json.properties as Record<string, Json>).map(
    ([name, property]) => {
      const description = [docs[name], property.description].filter(Boolean).join(' ')
      return [name, description ? { ...property, description } : property]
    },
  )
  return {
    ...json,
    properties: Object.fromEntries(properties),
    // Said aloud, since linters take a field of an example for a mistake otherwise.
    ...(schema.type === 'loose_object' && { additionalProperties: true }),
    required: (json.required as string[] | undefined)?.filter((name) => !isOptional(name)),
  }
}

import DESCRIPTIONS from './properties.json' with { type: 'json' }
import { type Json, OF_LISTS } from './schemas.ts'

const BY_NAME: Readonly<Record<string, string>> = DESCRIPTIONS.byName
const BY_SCHEMA: Readonly<Record<string, Readonly<Record<string, string>>>> = DESCRIPTIONS.bySchema

/**
 * Describes a property that has no comment of its own in the sources: by its name, which stands for the
 * same thing in all calls, or by its schema where that would say too little.
 *
 * @param owner name of the schema, or of the call whose query, body or reply it is
 */
export function describeProperty(owner: string, name: string): string | undefined {
  const text = BY_SCHEMA[owner]?.[name] ?? BY_NAME[name]
  return text && `${text}.`
}

/** Describes all properties of a schema, its parts included, that have no description. */
export function describeProperties(owner: string, schema: Json): Json {
  const look = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(look)
    if (typeof value !== 'object' || value === null) return value
    const json = Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, look(inner)]),
    )
    if (json.type === 'object' && json.properties) {
      json.properties = Object.fromEntries(
        Object.entries(json.properties as Record<string, Json>).map(([name, property]) => {
          const { description } = property
          if (description !== undefined && description !== OF_LISTS) return [name, property]
          const words = [describeProperty(owner, name), description].filter(Boolean).join(' ')
          return [name, words ? { ...property, description: words } : property]
        }),
      )
    }
    return json
  }
  return look(schema) as Json
}

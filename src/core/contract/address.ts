import type * as v from 'valibot'
import type { CallDefinition } from './call.ts'

type Input = Record<string, unknown> | undefined

/** Where a call is sent, with the fields of its input that it declares for the query. */
export function addressOf(
  { path, query }: Pick<CallDefinition, 'path' | 'query'>,
  input: Input,
  gateway: string,
): string {
  const url = new URL(path, gateway)
  for (const [name, value] of Object.entries(pickFields(query, input) ?? {})) {
    url.searchParams.append(name, String(value))
  }
  return url.href
}

/** The part of a call's flat input that a declared object schema names. */
export function pickFields(schema: v.GenericSchema | undefined, input: Input): Input {
  const entries = (schema as { entries?: Record<string, unknown> } | undefined)?.entries
  if (!entries || !input) return undefined
  return Object.fromEntries(
    Object.keys(entries)
      .filter((name) => input[name] !== undefined)
      .map((name) => [name, input[name]]),
  )
}

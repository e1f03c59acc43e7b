import type * as v from 'valibot'
import type { CallDefinition } from './call.ts'

type Input = Record<string, unknown> | undefined

/** Builds the address of a call, with the input fields that the call declares for its query. */
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

/** Picks the fields of a call's flat input that a declared object schema names. */
export function pickFields(schema: v.GenericSchema | undefined, input: Input): Input {
  const entries = (schema as { entries?: Record<string, unknown> } | undefined)?.entries
  if (!entries || !input) return undefined
  return Object.fromEntries(
    Object.keys(entries)
      .filter((name) => input[name] !== undefined)
      .map((name) => [name, input[name]]),
  )
}

import { quote } from '#lib/quote.ts'
import { describe } from './json.ts'

const REPLACED = 'with its variables replaced'

/** Quotes a text as its file spells it: the value of an environment variable is never printed. */
export const quoteWritten = (written: string, value: string): string =>
  written === value ? quote(value) : `${quote(written)} ${REPLACED}`

/** Describes a JSON value as the file spells it. */
export const describeWritten = (written: unknown, value: unknown): string =>
  typeof value !== 'string' || written === value
    ? describe(value)
    : `${describe(written)} ${REPLACED}`

/** A text of a file, the keys that lead to it, and the text as the file spells it. */
export interface Text {
  keys: PropertyKey[]
  value: string
  written: string
}

/**
 * Lists the texts of a JSON value.
 *
 * @param written the value as the file spells it, if variables were replaced
 */
export function* listTexts(
  value: unknown,
  written: unknown = value,
  keys: PropertyKey[] = [],
): Generator<Text> {
  if (typeof value === 'string') yield { keys, value, written: String(written) }
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    const spelt = (written as Readonly<Record<string, unknown>> | undefined)?.[key]
    yield* listTexts(item, spelt, [...keys, Array.isArray(value) ? Number(key) : key])
  }
}

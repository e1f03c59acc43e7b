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

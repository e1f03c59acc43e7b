import { join } from 'node:path'
import EXAMPLES from './examples.json' with { type: 'json' }
import type { Json } from './schemas.ts'

/** What a call sends and gets in the sandbox. */
export interface Example {
  /** Values of the address's parameters, by name. */
  query?: Readonly<Record<string, unknown>>
  /** The body, before it is encrypted. */
  body?: unknown
  reply: unknown
}

/** File of the examples, which a run of the test of all calls writes from the sandbox's replies. */
export const EXAMPLES_FILE = join(import.meta.dirname, 'examples.json')

/** The examples by the name of their call. */
export const EXAMPLE_OF: Readonly<Record<string, Example | undefined>> = EXAMPLES

/** Adds the example of a body or a reply to its content, if there is one. */
export const withExample = (content: Json, example: unknown): Json =>
  example === undefined ? content : { ...content, example }

/** Adds the example to the schema of an encrypted body, as its content is not readable. */
export const withSchemaExample = (schema: Json, example: unknown): Json =>
  example === undefined ? schema : { ...schema, examples: [example] }

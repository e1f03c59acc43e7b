import * as v from 'valibot'
import { FileSchema } from '#core/contract/file.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'

/**
 * Language of the agent, in which the gateway writes the headings and texts of a downloaded file.
 */
export const LANGUAGE = { language: v.picklist(LANGUAGE_CODES) }

/**
 * Options of a call that downloads a report. A file may be long, so the timeout is the longest
 * pause between two pieces of it, in milliseconds.
 */
export const FILE = { file: 'text/csv', reply: FileSchema, timeout: 30_000 } as const

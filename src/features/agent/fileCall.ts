import * as v from 'valibot'
import { FileSchema } from '#core/contract/file.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'

/** The language of the asker, in which the gateway writes words. */
export const LANGUAGE = { language: v.picklist(LANGUAGE_CODES) }

/** Reports are files of any length: only silence ends the wait. */
export const FILE = { file: 'text/csv', reply: FileSchema, timeout: 30_000 } as const

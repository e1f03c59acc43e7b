import * as v from 'valibot'
import { tidyPassword } from '#lib/tidyText.ts'
import { REQUIRED } from './faults.ts'

/**
 * Schema of a password that the gateway knows already. The spaces around it were pasted with it,
 * since no new password may begin or end with a space (`findFault`).
 */
export const knownPassword = v.pipe(v.string(), v.transform(tidyPassword), v.minLength(1, REQUIRED))

/** Schema of a required text; spaces around it are removed. */
export const requiredText = v.pipe(v.string(), v.trim(), v.minLength(1, REQUIRED))

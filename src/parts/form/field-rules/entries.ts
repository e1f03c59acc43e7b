import * as v from 'valibot'
import { REQUIRED } from './faults.ts'

/** Schema of a required text; spaces around it are removed. */
export const requiredText = v.pipe(v.string(), v.trim(), v.minLength(1, REQUIRED))

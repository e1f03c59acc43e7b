import * as v from 'valibot'
import { REQUIRED } from './faults.ts'

/** A text that must be there, without the spaces around it. */
export const requiredText = v.pipe(v.string(), v.trim(), v.minLength(1, REQUIRED))

import * as v from 'valibot'

/** Money on the wire: a decimal string, never a float (docs/architecture.md §4.10). */
export const AmountSchema = v.pipe(v.string(), v.regex(/^-?\d{1,15}(?:\.\d{1,8})?$/))

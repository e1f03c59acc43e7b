import * as v from 'valibot'

/** Money on the wire: a decimal string, never a float (design §4). */
export const AmountSchema = v.pipe(v.string(), v.regex(/^-?\d{1,15}(?:\.\d{1,8})?$/))

import * as v from 'valibot'

/** The reply of a call that is declared with `file`. */
export const FileSchema = v.instance(Blob)

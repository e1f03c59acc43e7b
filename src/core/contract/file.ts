import * as v from 'valibot'

/** The reply of a call that is declared with `file`. */
export const FileSchema = v.custom<Blob>((value) => value instanceof Blob)

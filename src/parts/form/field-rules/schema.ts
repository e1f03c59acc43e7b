import * as v from 'valibot'

/** The most characters of a registration field's value that a call may send. */
export const MAX_VALUE_LENGTH = 255

/** `data` of a 422 reply with code `invalid_fields`: the fault of each field. */
export const FieldErrorsSchema = v.object({
  fields: v.record(
    v.string(),
    v.picklist(['required', 'pattern', 'length', 'taken', 'unknown', 'mismatch', 'age']),
  ),
})

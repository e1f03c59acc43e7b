import * as v from 'valibot'

/** `data` of a 422 `invalid_fields`: what is wrong, by field. */
export const FieldErrorsSchema = v.object({
  fields: v.record(
    v.string(),
    v.picklist(['required', 'pattern', 'length', 'taken', 'unknown', 'mismatch', 'age']),
  ),
})

import * as v from 'valibot'

/** What may be wrong with the value of a field, as a refusal of the gateway says it. */
export const FIELD_FAULTS = [
  'required',
  'pattern',
  'length',
  'taken',
  'unknown',
  'mismatch',
  'age',
] as const
export type FieldFault = (typeof FIELD_FAULTS)[number]

/** For each field of a body that a call may refuse, what may be wrong with it. */
export type FieldFaults = Readonly<Record<string, readonly FieldFault[]>>

/** `data` of a 422 reply with code `invalid_fields`: the fault of each field. */
export const FieldErrorsSchema = v.object({
  fields: v.record(v.string(), v.picklist(FIELD_FAULTS)),
})

/** What a rule of a text may refuse: nothing, another form, too few or too many characters. */
export const TEXT_FAULTS = ['required', 'pattern', 'length'] as const

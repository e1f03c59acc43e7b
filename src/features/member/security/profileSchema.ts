import * as v from 'valibot'
import { CONTACT_FIELDS } from '#core/brand/registrationFields.ts'
import { REQUIRED, writeFault } from '#parts/form/field-rules/faults.ts'
import type { RegisterRules } from '#parts/form/field-rules/rules.ts'
import { cleanValue, findFault } from '#parts/form/field-rules/values.ts'
import { PROFILE_FIELDS, type Profile, type ProfileField } from './schema.ts'

export type ProfileFields = Record<ProfileField, string>

export const EMPTY_PROFILE = Object.fromEntries(
  PROFILE_FIELDS.map((field) => [field, '']),
) as ProfileFields

/** A merchant asks for a contact only if its registration form has it. */
const CONTACTS: readonly ProfileField[] = CONTACT_FIELDS

/**
 * The registration field whose rule and words a field of the profile has. The full name is the real
 * name that the payout accounts must have, so it is asked for as those ask.
 */
export const RULED_AS = {
  ...(Object.fromEntries(PROFILE_FIELDS.map((field) => [field, field])) as {
    [Field in ProfileField]: Field
  }),
  fullName: 'payeeName',
} as const

/** Fields of the profile that this merchant asks for and the player has not set yet. */
export const missingFields = (profile: Profile, rules: RegisterRules): ProfileField[] =>
  PROFILE_FIELDS.filter(
    (field) => profile[field] === null && (!CONTACTS.includes(field) || rules[field].enabled),
  )

interface Day {
  today: string
  minimumAge: number
}

/**
 * Schema of the form for the missing profile fields. Fields may be left empty, but not all of
 * them; the output has the filled ones.
 */
export function makeProfileSchema(
  rules: RegisterRules,
  day: Day,
  first: ProfileField,
): v.GenericSchema<ProfileFields, Partial<ProfileFields>> {
  return v.pipe(
    v.object(v.entriesFromList(PROFILE_FIELDS, v.string())),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const filled = PROFILE_FIELDS.map(
        (field) => [field, cleanValue(field, dataset.value[field])] as const,
      ).filter(([, value]) => value !== '')
      const path = (key: ProfileField) =>
        ({
          type: 'object',
          origin: 'value',
          input: dataset.value,
          key,
          value: '',
        }) as v.IssuePathItem
      let isRight = filled.length > 0
      if (!isRight) addIssue({ message: REQUIRED, path: [path(first)] })
      for (const [key, value] of filled) {
        const rule = RULED_AS[key]
        const fault = findFault(rule, value, rules[rule], day)
        if (!fault) continue
        isRight = false
        addIssue({ message: writeFault(fault), path: [path(key)] })
      }
      return isRight ? (Object.fromEntries(filled) as Partial<ProfileFields>) : NEVER
    }),
  ) as v.GenericSchema<ProfileFields, Partial<ProfileFields>>
}

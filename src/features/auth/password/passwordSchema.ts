import * as v from 'valibot'
import { REQUIRED } from '#parts/form/field-rules/faults.ts'
import type { ValueRule } from '#parts/form/field-rules/values.ts'
import { newPasswordEntries, samePasswords } from '#parts/form/newPassword.ts'

/**
 * Schema of the form that changes a password.
 * @param asksOld whether the form asks for the current password
 */
export const makePasswordSchema = (rule: ValueRule, asksOld: boolean) =>
  v.pipe(
    v.object({
      oldPassword: asksOld ? v.pipe(v.string(), v.minLength(1, REQUIRED)) : v.string(),
      ...newPasswordEntries(rule),
    }),
    samePasswords(),
  )

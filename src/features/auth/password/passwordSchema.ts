import * as v from 'valibot'
import { REQUIRED } from '#parts/field-rules/faults.ts'
import type { ValueRule } from '#parts/field-rules/values.ts'
import { newPasswordEntries, samePasswords } from '#parts/passwords/newPassword.ts'

/**
 * The form that changes a password.
 *
 * @param asksOld whether the current password is asked for
 */
export const makePasswordSchema = (rule: ValueRule, asksOld: boolean) =>
  v.pipe(
    v.object({
      oldPassword: asksOld ? v.pipe(v.string(), v.minLength(1, REQUIRED)) : v.string(),
      ...newPasswordEntries(rule),
    }),
    samePasswords(),
  )

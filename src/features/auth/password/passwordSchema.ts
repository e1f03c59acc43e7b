import * as v from 'valibot'
import { knownPassword } from '#parts/form/field-rules/entries.ts'
import type { ValueRule } from '#parts/form/field-rules/values.ts'
import { newPasswordEntries, samePasswords } from '#parts/form/newPassword.ts'

/**
 * Schema of the form that changes a password.
 * @param asksOld whether the form asks for the current password
 */
export const makePasswordSchema = (rule: ValueRule, asksOld: boolean) =>
  v.pipe(
    v.object({
      oldPassword: asksOld ? knownPassword : v.string(),
      ...newPasswordEntries(rule),
    }),
    samePasswords(),
  )

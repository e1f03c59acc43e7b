import * as v from 'valibot'
import { requiredText } from '#parts/field-rules/entries.ts'
import { writeFault } from '#parts/field-rules/faults.ts'
import type { ValueRule } from '#parts/field-rules/values.ts'
import { newPasswordEntries, samePasswords } from '#parts/passwords/newPassword.ts'
import { phoneEntry } from '#parts/phone/phoneValue.ts'

const NO_ADDRESS = writeFault({ kind: 'pattern', patternId: 6 })

/** The form that asks for a temporary password by mail. */
export const EmailRecoverySchema = v.object({
  username: requiredText,
  email: v.pipe(v.string(), v.trim(), v.email(NO_ADDRESS)),
})

/** The form that sets a new password with a code by SMS. */
export const makePhoneRecoverySchema = (rule: ValueRule) =>
  v.pipe(
    v.object({
      mobileNum: phoneEntry,
      verificationCode: requiredText,
      ...newPasswordEntries(rule),
    }),
    samePasswords(),
  )

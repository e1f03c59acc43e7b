import * as v from 'valibot'
import { requiredText } from '#parts/form/field-rules/entries.ts'
import { writeFault } from '#parts/form/field-rules/faults.ts'
import type { ValueRule } from '#parts/form/field-rules/values.ts'
import { newPasswordEntries, samePasswords } from '#parts/form/newPassword.ts'
import { phoneEntry } from '#parts/form/phone/phoneValue.ts'

const NO_ADDRESS = writeFault({ kind: 'pattern', patternId: 6 })

/** Schema of the form that requests a temporary password by email. */
export const EmailRecoverySchema = v.object({
  username: requiredText,
  email: v.pipe(v.string(), v.trim(), v.email(NO_ADDRESS)),
})

/** Schema of the form that sets a new password with an SMS code. */
export const makePhoneRecoverySchema = (rule: ValueRule) =>
  v.pipe(
    v.object({
      mobileNum: phoneEntry,
      verificationCode: requiredText,
      ...newPasswordEntries(rule),
    }),
    samePasswords(),
  )

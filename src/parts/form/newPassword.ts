import * as v from 'valibot'
import { REQUIRED, writeFault } from './field-rules/faults.ts'
import { findFault, type ValueRule } from './field-rules/values.ts'

/** Form values of a new password, and of the field in which the player repeats it. */
export interface NewPassword {
  newPassword: string
  confirmNewPassword: string
}

/** A fixed context for the rules of passwords, which depend neither on the date nor on an age. */
export const ANY_DAY = { today: '', minimumAge: 0 }

/**
 * Schema entries of a new password for the login or for payments, and of its repetition.
 * `samePasswords` adds the check that the two are equal.
 */
export const newPasswordEntries = (
  rule: ValueRule,
  field: 'password' | 'paymentPassword' = 'password',
) => ({
  newPassword: v.pipe(
    v.string(),
    v.minLength(1, REQUIRED),
    v.rawCheck(({ dataset, addIssue }) => {
      const fault = dataset.typed && findFault(field, dataset.value, rule, ANY_DAY)
      if (fault) addIssue({ message: writeFault(fault) })
    }),
  ),
  confirmNewPassword: v.pipe(v.string(), v.minLength(1, REQUIRED)),
})

/** Schema action that checks that the repetition equals the new password. */
export const samePasswords = <Fields extends NewPassword>() =>
  v.rawCheck<Fields>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { newPassword, confirmNewPassword: value } = dataset.value
    if (value === newPassword) return
    const path = {
      type: 'object',
      origin: 'value',
      input: dataset.value,
      key: 'confirmNewPassword',
      value,
    } as const
    addIssue({ message: writeFault({ kind: 'mismatch' }), path: [path as never] })
  })

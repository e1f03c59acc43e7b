import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import { REQUIRED, writeFault, type Fault } from './field-rules/faults.ts'
import { FieldErrorsSchema } from './field-rules/schema.ts'
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

/**
 * Returns the fault of the new password that a refused request reports; empty if the refusal has
 * another reason.
 */
export function newPasswordFaults(error: GatewayError): { newPassword?: Fault } {
  if (error.code !== 'invalid_fields') return {}
  const data = v.safeParse(FieldErrorsSchema, error.data)
  const isTaken = data.success && data.output.fields['newPassword'] === 'taken'
  return { newPassword: { kind: isTaken ? 'taken' : 'pattern' } }
}

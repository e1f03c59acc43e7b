import * as v from 'valibot'
import { REQUIRED } from '#parts/form/field-rules/faults.ts'
import type { ValueRule } from '#parts/form/field-rules/values.ts'
import { newPasswordEntries, samePasswords } from '#parts/form/newPassword.ts'

const secret = v.pipe(v.string(), v.minLength(1, REQUIRED))

const entries = (rule: ValueRule) => newPasswordEntries(rule, 'paymentPassword')

/** Schema of the form that sets the first payment password. */
export const makeFirstSchema = (rule: ValueRule) =>
  v.pipe(v.object({ answer: secret, ...entries(rule) }), samePasswords())

export const makeChangeSchema = (rule: ValueRule) =>
  v.pipe(v.object({ paymentPassword: secret, ...entries(rule) }), samePasswords())

/** Schema of the form that resets a forgotten payment password by two proofs. */
export const makeForgottenSchema = (rule: ValueRule) =>
  v.pipe(v.object({ password: secret, answer: secret, ...entries(rule) }), samePasswords())

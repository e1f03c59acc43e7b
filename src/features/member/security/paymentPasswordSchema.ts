import * as v from 'valibot'
import { REQUIRED } from '#parts/form/field-rules/faults.ts'
import type { ValueRule } from '#parts/form/field-rules/values.ts'
import { newPasswordEntries, samePasswords } from '#parts/form/newPassword.ts'

const secret = v.pipe(v.string(), v.minLength(1, REQUIRED))

/** The form of the first payment password. */
export const makeFirstSchema = (rule: ValueRule) =>
  v.pipe(v.object({ answer: secret, ...newPasswordEntries(rule) }), samePasswords())

/** The form that changes it. */
export const makeChangeSchema = (rule: ValueRule) =>
  v.pipe(v.object({ paymentPassword: secret, ...newPasswordEntries(rule) }), samePasswords())

/** The form for a forgotten one, with two proofs. */
export const makeForgottenSchema = (rule: ValueRule) =>
  v.pipe(
    v.object({ password: secret, answer: secret, ...newPasswordEntries(rule) }),
    samePasswords(),
  )

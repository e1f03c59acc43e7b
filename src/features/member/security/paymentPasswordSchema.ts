import * as v from 'valibot'
import { knownPassword } from '#parts/form/field-rules/entries.ts'
import type { ValueRule } from '#parts/form/field-rules/values.ts'
import { newPasswordEntries, samePasswords } from '#parts/form/newPassword.ts'

const entries = (rule: ValueRule) => newPasswordEntries(rule, 'paymentPassword')

/** Schema of the form that sets the first payment password. */
export const makeFirstSchema = (rule: ValueRule) =>
  v.pipe(v.object({ answer: knownPassword, ...entries(rule) }), samePasswords())

export const makeChangeSchema = (rule: ValueRule) =>
  v.pipe(v.object({ paymentPassword: knownPassword, ...entries(rule) }), samePasswords())

/** Schema of the form that resets a forgotten payment password by two proofs. */
export const makeForgottenSchema = (rule: ValueRule) =>
  v.pipe(
    v.object({ password: knownPassword, answer: knownPassword, ...entries(rule) }),
    samePasswords(),
  )

import type { RegistrationField } from '#core/brand/registrationFields.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Hints that players read before they fill in a field. */
export const FIELD_HINTS: Partial<Record<RegistrationField, MessageDescriptor>> = {
  payeeName: msg`As your bank has it: withdrawals go to an account in this name only.`,
  recommenderId: msg`The username or code of the person who invited you.`,
  paymentPassword: msg`Asked for when you withdraw. Choose a different one from your login password.`,
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import { FieldErrorsSchema } from '#parts/field-rules/schema.ts'

const SAME = msg`The new password must differ from the current one.`
const REFUSED = msg`The new password doesn’t meet the rules. Please choose another.`

/** What a refusal says of the new password itself; null where it is about something else. */
export function newPasswordRefusal(error: GatewayError): MessageDescriptor | null {
  if (error.code !== 'invalid_fields') return null
  const data = v.safeParse(FieldErrorsSchema, error.data)
  return data.success && data.output.fields['newPassword'] === 'taken' ? SAME : REFUSED
}

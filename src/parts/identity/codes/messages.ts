import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { fieldRefusal } from '#parts/form/field-rules/fieldRefusals.ts'
import { faultMessage } from '#parts/form/field-rules/fieldMessages.ts'
import { retryAfterSeconds } from '#parts/form/retryAfter.ts'

/** Messages for the errors of phone codes (docs/product.md §8). */
const MESSAGES: Record<string, MessageDescriptor> = {
  human_check_failed: msg`We couldn’t confirm that you’re human. Please try again.`,
  sms_quota: msg`No more codes can be sent right now. Please contact customer service.`,
  sms_not_enabled: msg`Codes by SMS aren’t available here. Please contact customer service.`,
  // Shown only for a gateway that sends this code, and so reveals which accounts exist.
  unknown_account: msg`We couldn’t find an account with this username or email.`,
  popup_closed: msg`The window was closed too early. Please try again.`,
}

/**
 * Message for an error of a phone code; null for an error that only the gateway's own message
 * explains.
 */
export function phoneCodeMessage(error: GatewayError): MessageDescriptor | null {
  if (error.code === 'too_many_requests') {
    const minutes = Math.ceil(retryAfterSeconds(error) / 60)
    return msg`${plural(minutes, {
      one: 'Too many requests. Please try again in # minute.',
      other: 'Too many requests. Please try again in # minutes.',
    })}`
  }
  const known = MESSAGES[error.code]
  if (known) return known
  const ofField = fieldRefusal(error)
  if (ofField) return faultMessage(ofField.name, ofField.fault)
  const isRefusal = error.status >= 400 && error.status < 500 && error.message !== error.code
  return isRefusal && error.code !== 'malformed_reply' ? null : gatewayErrorMessage(error)
}

/** Labels of the second factors that a player can choose. */
export const FACTOR_LABELS: Record<'phone' | 'email' | 'authenticator', MessageDescriptor> = {
  authenticator: msg`Code in your authenticator app`,
  phone: msg`Code from the SMS`,
  email: msg`Code from the email`,
}

import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'

/** How long to wait after too many requests, unless the gateway says (docs/product.md §9). */
const LOCKOUT_SECONDS = 300

/** What players read for the errors of phone codes (docs/product.md §8). */
const MESSAGES: Record<string, MessageDescriptor> = {
  phone_missing: msg`Enter your mobile number.`,
  phone_invalid: msg`Enter a valid mobile number.`,
  code_missing: msg`Enter the code that we sent you.`,
  code_wrong: msg`That code isn’t right. Check it and try again.`,
  code_expired: msg`That code has expired. Send a new one.`,
  human_check_failed: msg`We couldn’t confirm that you are human. Please try again.`,
  sms_quota: msg`No more codes can be sent right now. Please contact customer service.`,
  sms_not_enabled: msg`Codes by SMS aren’t available here. Please contact customer service.`,
  // Shown only where a gateway chooses to tell.
  unknown_account: msg`This username or email doesn’t exist.`,
  popup_closed: msg`The window was closed too early. Please try again.`,
}

const RefusalSchema = v.object({ retryAfterSeconds: v.pipe(v.number(), v.minValue(1)) })

/** Seconds until the gateway accepts another request after too many. */
export function retryAfterSeconds(error: GatewayError): number {
  const data = v.safeParse(RefusalSchema, error.data)
  return data.success ? data.output.retryAfterSeconds : LOCKOUT_SECONDS
}

/** Message for a phone-code error; null if only the gateway's own message explains it. */
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
  const isRefusal = error.status >= 400 && error.status < 500 && error.message !== error.code
  return isRefusal && error.code !== 'malformed_reply' ? null : gatewayErrorMessage(error)
}

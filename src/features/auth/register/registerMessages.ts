import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { phoneCodeMessage } from '#parts/identity/codes/messages.ts'

/** What players read when a registration is refused for a reason outside the form's fields. */
const MESSAGES: Record<string, MessageDescriptor> = {
  invalid_fields: msg`We can’t sign you up with this. Please check what you entered, or contact customer service.`,
  mode_disabled: msg`This way of signing up isn’t available here.`,
  human_check_failed: msg`Please check the box below to show that you’re human.`,
  invitation_code_error: msg`The invitation code isn’t valid.`,
}

/** Returns what players read when a registration is refused. */
export function registerMessage(error: GatewayError): MessageDescriptor {
  return MESSAGES[error.code] ?? phoneCodeMessage(error) ?? gatewayErrorMessage(error)
}

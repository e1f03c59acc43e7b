import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { phoneCodeMessage } from '#parts/identity/codes/messages.ts'

const MESSAGES: Record<string, MessageDescriptor> = {
  human_check_failed: msg`Please complete the verification first.`,
  mode_disabled: msg`This way of recovering a password isn’t available here.`,
}

/** What players read when the recovery of a password is refused (docs/product.md §8). */
export function recoveryMessage(error: GatewayError): MessageDescriptor {
  return MESSAGES[error.code] ?? phoneCodeMessage(error) ?? gatewayErrorMessage(error)
}

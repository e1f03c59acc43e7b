import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { GatewayError } from '#core/contract/error.ts'

/** What players read for errors that any call may meet (specification §8). */
const MESSAGES: Record<string, MessageDescriptor> = {
  network: msg`The connection is not working. Check your network and try again.`,
  timeout: msg`This takes too long. Check your network and try again.`,
  malformed_reply: msg`We got an answer that we could not read. Please try again in a moment.`,
}

const UNKNOWN = msg`Something went wrong on our side. Please try again in a moment.`

/** Words for an error; never the server's own text, which is shown only where a screen says so. */
export function gatewayErrorMessage(error: GatewayError): MessageDescriptor {
  return MESSAGES[error.code] ?? UNKNOWN
}

import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { GatewayError } from '#core/contract/error.ts'
import { isOutdated } from '#core/platform/loadChunk.ts'

/** Tells a visitor why a page is not shown, or why a call was refused. */
export const NOT_LOGGED_IN = msg`You’re not logged in. Please log in.`

/** Tells a visitor why a part did not load or a call failed, where a reload may cost typed words. */
export const SITE_UPDATED = msg`The site was updated. Reload the page when you’re ready.`

/** Messages for error codes that any call may return, by code (docs/product.md §8). */
const MESSAGES: Record<string, MessageDescriptor> = {
  not_logged_in: NOT_LOGGED_IN,
  network: msg`We can’t connect right now. Check your network and try again.`,
  timeout: msg`This is taking too long. Check your network and try again.`,
  earlier_settled: msg`Your earlier request only just finished, so this one wasn’t sent. Check the result on this page before you try again.`,
  idempotency_conflict: msg`This request was already sent, but we didn’t get a reply. Check whether it went through.`,
  malformed_reply: msg`The reply didn’t come through properly. Please try again in a moment.`,
}

const UNKNOWN = msg`Something went wrong on our side. Please try again in a moment.`

/** Chooses the message for an error. The error's own text from the server is never shown. */
export function gatewayErrorMessage(error: GatewayError): MessageDescriptor {
  return isOutdated(error) ? SITE_UPDATED : (MESSAGES[error.code] ?? UNKNOWN)
}

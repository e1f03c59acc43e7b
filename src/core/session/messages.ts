import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { SessionEnd } from './schema.ts'

export type EndReason = SessionEnd | 'otherTab' | 'loggedOut'

/**
 * Messages that say why a session ended, by reason. If another login ended it, a dialog says so
 * instead.
 */
export const END_MESSAGES: Record<Exclude<EndReason, 'otherLogin'>, MessageDescriptor> = {
  idle: msg`You were away for a while, so we logged you out to keep your account safe.`,
  absolute: msg`Your session has reached its time limit. Please log in again.`,
  ended: msg`Your session has ended. Please log in again.`,
  otherTab: msg`You logged in or out in another tab, so this tab was logged out too.`,
  loggedOut: msg`You’re logged out. See you soon!`,
}

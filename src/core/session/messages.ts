import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { SessionEnd } from './schema.ts'

/** Why a session ended, as a player reads it. */
export type EndReason = SessionEnd | 'otherTab' | 'loggedOut'

export const END_MESSAGES: Record<EndReason, MessageDescriptor> = {
  idle: msg`You were away for a while, so we logged you out to keep your account safe.`,
  absolute: msg`Your session has reached its time limit. Please log in again.`,
  otherLogin: msg`Your account was opened on another device, so you were logged out here. If that wasn’t you, change your password.`,
  ended: msg`Your session has ended. Please log in again.`,
  otherTab: msg`You logged in or out in another tab, so this tab was logged out too.`,
  loggedOut: msg`You’re logged out. See you soon!`,
}

import { msg } from '@lingui/core/macro'

/**
 * Messages for what only the gateway knows about a value, such as that somebody else has it. Each
 * `taken` and `unknown` that a call declares (`fieldFaults`) stands here or with the field's other
 * messages.
 */
export const REFUSED_WORDS = {
  boundMobileNum: { taken: msg`This mobile number belongs to another account.` },
  email: { taken: msg`This email address belongs to another account.` },
  number: {
    taken: msg`This number belongs to another player’s account. Check it, or contact customer service.`,
  },
  institution: { unknown: msg`This is no longer offered. Please choose another.` },
  avatar: { unknown: msg`This picture is no longer offered. Please choose another.` },
  code: { taken: msg`Another link already uses this code. Please choose a different one.` },
  lastDay: { pattern: msg`This day is over. Please choose a later one.` },
} as const

export type RefusedSubject = keyof typeof REFUSED_WORDS

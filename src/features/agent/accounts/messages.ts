import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import type { Fault } from '#parts/form/field-rules/faults.ts'
import { retryAfterSeconds } from '#parts/form/retryAfter.ts'
import type { StatusTone } from '#ui/StatusLabel.tsx'
import { MOST_USES, type DownlineKind, type LinkState } from './schema.ts'

export const KIND_WORDS: Record<
  DownlineKind,
  { name: MessageDescriptor; note: MessageDescriptor }
> = {
  PLAYER: {
    name: msg({ message: 'Player', context: 'kind of account' }),
    note: msg`Plays games, and counts toward your team.`,
  },
  AGENT: {
    name: msg({ message: 'Agent', context: 'kind of account' }),
    note: msg`Plays too, and has a team and an agent center of their own.`,
  },
}

export const LINK_STATE_WORDS: Record<
  LinkState,
  { name: MessageDescriptor; tone: StatusTone; sentence: MessageDescriptor }
> = {
  ACTIVE: {
    name: msg({ message: 'Active', context: 'state of an invitation link' }),
    tone: 'good',
    sentence: msg`Anyone who signs up through it joins your team.`,
  },
  PAUSED: {
    name: msg({ message: 'Paused', context: 'state of an invitation link' }),
    tone: 'attention',
    sentence: msg`Nobody can sign up through it until you resume it.`,
  },
  EXPIRED: {
    name: msg({ message: 'Expired', context: 'state of an invitation link' }),
    tone: 'plain',
    sentence: msg`This link has expired. Choose a later last day to use it again.`,
  },
  USED_UP: {
    name: msg({ message: 'Used up', context: 'state of an invitation link' }),
    tone: 'plain',
    sentence: msg`This link has reached its limit. Raise the limit to use it again.`,
  },
  UNKNOWN: {
    name: msg({ message: 'Unknown', context: 'state of an invitation link' }),
    tone: 'plain',
    sentence: msg`We can’t tell whether it works. Please ask customer service.`,
  },
}

type Words = Partial<Record<Fault['kind'], MessageDescriptor>>

/**
 * Error messages that only the form for an invitation link needs. Errors that the gateway names have
 * the messages of `REFUSED_WORDS`, or the general ones.
 */
export const CHANNEL_FAULTS: Words = { required: msg`Enter where you will share it.` }
export const CODE_FAULTS: Words = {
  pattern: msg`Use 4 to 16 English letters and digits, without spaces.`,
}
export const LIMIT_FAULTS: Words = {
  pattern: msg`${plural({ most: MOST_USES }, { other: 'Enter a whole number from 1 to #.' })}`,
}
export const LAST_DAY_FAULTS: Words = { required: msg`Choose the last day.` }

const MESSAGES: Record<string, MessageDescriptor> = {
  invalid_fields: msg`Some of this can’t be accepted. Please check what you entered.`,
  rate_above_own: msg`Your own rates have just changed, and some of these are now higher. Please check the rates.`,
  team_too_deep: msg`Your team has reached the maximum number of levels: nobody can join below you.`,
  not_in_team: msg`Your account isn’t on a team yet. Please contact customer service.`,
  invitation_limit_reached: msg`You’ve reached your link limit. Delete one first.`,
  invitation_not_found: msg`This link no longer exists.`,
  account_not_opened: msg`You didn’t open this account.`,
  account_taken: msg`The account’s owner has already logged in and chosen a password.`,
}

/** What agents read when a call about an account or an invitation link is refused. */
export function accountMessage(error: GatewayError): MessageDescriptor {
  if (error.code === 'too_many_requests') {
    const minutes = Math.ceil(retryAfterSeconds(error) / 60)
    return msg`Too many attempts. Please wait ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
  }
  return MESSAGES[error.code] ?? gatewayErrorMessage(error)
}

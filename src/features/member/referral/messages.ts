import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StatusTone } from '#ui/StatusLabel.tsx'
import type { FriendState, Level } from './schema.ts'

/** What players read about how far a referred friend has got. */
export const FRIEND_STATE_WORDS: Record<
  FriendState,
  { name: MessageDescriptor; tone: StatusTone }
> = {
  REGISTERED: {
    name: msg({ message: 'Signed up', context: 'state of a friend' }),
    tone: 'plain',
  },
  DEPOSITED: {
    name: msg({ message: 'First deposit made', context: 'state of a friend' }),
    tone: 'pending',
  },
  QUALIFIED: {
    name: msg({ message: 'All steps done', context: 'state of a friend' }),
    tone: 'good',
  },
  UNKNOWN: { name: msg({ message: 'In progress', context: 'state of a friend' }), tone: 'plain' },
}

export const LEVEL_NAMES: Record<Level, MessageDescriptor> = {
  DIRECT: msg({ message: 'Your friends', context: 'level of a referral' }),
  SECOND: msg({ message: 'Friends of friends', context: 'level of a referral' }),
}

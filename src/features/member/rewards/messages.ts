import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StatusTone } from '#ui/StatusLabel.tsx'
import type { PastReward } from './schema.ts'

/** What players read for each kind of past reward. */
export const PAST_WORDS: Record<
  PastReward['state'],
  { name: MessageDescriptor; tone: StatusTone; sentence: MessageDescriptor }
> = {
  claimed: {
    name: msg({ message: 'Claimed', context: 'state of a reward' }),
    tone: 'good',
    sentence: msg`You claimed this, and it was paid.`,
  },
  expired: {
    name: msg({ message: 'Expired', context: 'state of a reward' }),
    tone: 'plain',
    sentence: msg`This was not claimed in time.`,
  },
  unknown: {
    name: msg({ message: 'Ended', context: 'state of a reward' }),
    tone: 'plain',
    sentence: msg`This reward is no longer available. Ask customer service for details.`,
  },
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Reward } from './schema.ts'

/** Names of the sources of rewards, as players read them. */
export const SOURCE_NAMES: Record<Reward['source'], MessageDescriptor> = {
  promotion: msg({ message: 'Promotion', context: 'what gave a reward' }),
  mission: msg({ message: 'Mission', context: 'what gave a reward' }),
  referral: msg({ message: 'Friends you referred', context: 'what gave a reward' }),
  vip: msg({ message: 'VIP', context: 'what gave a reward' }),
  raffle: msg({ message: 'Raffle', context: 'what gave a reward' }),
  message: msg({ message: 'Message', context: 'what gave a reward' }),
  unknown: msg({ message: 'Gift', context: 'what gave a reward' }),
}

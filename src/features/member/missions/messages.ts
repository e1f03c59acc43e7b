import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import type { MissionPeriod, TierState } from './schema.ts'

export const PERIOD_NAMES: Record<MissionPeriod, MessageDescriptor> = {
  DAILY: msg({ message: 'Today', context: 'missions of a day' }),
  WEEKLY: msg({ message: 'This week', context: 'missions of a week' }),
  SEASON: msg({ message: 'This season', context: 'missions of a month' }),
}

export const TIER_STATE_NAMES: Record<TierState, MessageDescriptor> = {
  OPEN: msg({ message: 'Not reached yet', context: 'state of a tier' }),
  CLAIMABLE: msg({ message: 'Ready to claim', context: 'state of a tier' }),
  CLAIMED: msg({ message: 'Claimed', context: 'state of a tier' }),
  EXPIRED: msg({ message: 'Expired', context: 'state of a tier' }),
}

const REFUSALS: Readonly<Record<string, MessageDescriptor>> = {
  mission_not_found: msg`This mission is over. The page now shows the current missions.`,
  tier_not_reached: msg`A bet was voided, so you’re below this target again.`,
  reward_claimed: msg`This was already claimed. It’s in your balance.`,
  reward_expired: msg`The time to claim this reward is over.`,
}

/** What players read when a claim of a mission's tier is refused. */
export const claimMessage = (error: GatewayError): MessageDescriptor =>
  REFUSALS[error.code] ?? gatewayErrorMessage(error)

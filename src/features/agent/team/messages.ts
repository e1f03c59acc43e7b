import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import type { Activity, MemberKind, MemberSort } from './schema.ts'

export const ACTIVITY_NAMES: Record<Activity, MessageDescriptor> = {
  D7: msg`Played in the last 7 days`,
  D30: msg`Played in the last 30 days`,
  QUIET: msg`Not played for 7 days`,
  NEVER: msg({ message: 'Never played', comment: 'Value: a member has not bet yet' }),
}

export const KIND_NAMES: Record<MemberKind, MessageDescriptor> = {
  AGENT: msg({ message: 'Agents', comment: 'Choice of a filter: members who are agents' }),
  PLAYER: msg({ message: 'Players', comment: 'Choice of a filter: members who are no agents' }),
}

export const SORT_NAMES: Record<MemberSort, MessageDescriptor> = {
  name: msg({ message: 'Name', comment: 'Table heading: the name of a member' }),
  joined: msg({ message: 'Joined', context: 'when somebody registered' }),
  size: msg`Team size`,
  turnover: msg`Valid bets`,
}

/** What agents read when a call about a member is refused. */
export function memberMessage(error: GatewayError): MessageDescriptor {
  switch (error.code) {
    case 'member_not_found':
      return msg`This member isn’t on your team.`
    case 'not_direct_downline':
      return msg`Only the rates of your direct downlines can be changed.`
    case 'rates_out_of_bounds':
      return msg`The limits have changed since you started. Check the rates against the new limits.`
    default:
      return gatewayErrorMessage(error)
  }
}

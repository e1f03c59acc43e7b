import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import type { StatusTone } from '#ui/StatusLabel.tsx'
import type { RaffleState } from './schema.ts'

/** What players read for each state of a raffle. */
export const RAFFLE_WORDS: Record<
  RaffleState,
  { name: MessageDescriptor; tone: StatusTone; sentence: MessageDescriptor }
> = {
  coming: {
    name: msg({ message: 'Coming soon', context: 'state of a raffle' }),
    tone: 'pending',
    sentence: msg`This raffle opens soon. Its prizes and chances are already set: see them below.`,
  },
  open: {
    name: msg({ message: 'Open', context: 'state of a raffle' }),
    tone: 'good',
    sentence: msg`This raffle is open.`,
  },
  closed: {
    name: msg({ message: 'Ended', context: 'state of a raffle' }),
    tone: 'plain',
    sentence: msg`This raffle is over. All its server seeds are revealed: every draw can be checked.`,
  },
}

const REFUSALS: Record<string, MessageDescriptor> = {
  no_tickets: msg`You have no tickets left. How to get one is shown below.`,
  not_enough_points: msg`You don’t have enough points for a draw.`,
  daily_limit: msg`You’ve used all your draws for today. There are new ones tomorrow.`,
  raffle_not_open: msg`This raffle isn’t open right now.`,
  raffle_not_found: msg`We couldn’t find this raffle. It may have been removed.`,
  draw_not_found: msg`This draw isn’t one of yours.`,
  seed_changed: msg`The server seed has just been changed, perhaps in another tab. Nothing was spent; please draw again.`,
}

/** What players read when a call about raffles is refused. */
export const raffleMessage = (error: GatewayError): MessageDescriptor =>
  REFUSALS[error.code] ?? gatewayErrorMessage(error)

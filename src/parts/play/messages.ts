import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'

/** The reason why a game did not open, and the step at which opening failed. */
export interface PlayFault {
  step: 'freePlay' | 'funds' | 'launch'
  error: GatewayError
  /** True if the game was opened as a trial. */
  trial: boolean
}

/**
 * Error code of this app itself, not of the gateway: the launch returned an address that this brand
 * does not allow.
 */
export const REFUSED_ADDRESS = 'refused_address'
/**
 * Error code of this app itself, not of the gateway: a visitor must log in before opening the game.
 */
export const NOT_LOGGED_IN = 'not_logged_in'

const MESSAGES: Record<string, MessageDescriptor> = {
  game_not_found: msg`This game is no longer available. Please choose another one.`,
  game_restricted: msg`This game isn’t available to you. Please choose another one.`,
  trial_not_offered: msg`This game can’t be tried with play money. Please choose another one.`,
  launch_failed: msg`The game didn’t start. Please try again in a moment.`,
  [REFUSED_ADDRESS]: msg`The game’s address isn’t one of ours, so we didn’t open it. Please tell customer service.`,
  [NOT_LOGGED_IN]: msg`This game is played for real money. It opens once you log in.`,
  mode_disabled: msg`Trial play isn’t open here right now.`,
  too_many_requests: msg`Too many trials were started here. Please wait a few minutes.`,
}

/** The message when money could not be moved to the game. */
export const FUNDS = msg`We couldn’t move your balance to the game. No money was lost. Please try again.`

/** Codes of refusals that a retry cannot change. */
const FINAL = new Set([
  'game_not_found',
  'game_restricted',
  'trial_not_offered',
  'mode_disabled',
  REFUSED_ADDRESS,
])

/** Chooses the message that says why a game did not open. */
export function playMessage({ step, error }: PlayFault): MessageDescriptor {
  if (step === 'funds') return FUNDS
  return MESSAGES[error.code] ?? gatewayErrorMessage(error)
}

export const mayRetry = ({ error }: PlayFault) => !FINAL.has(error.code)

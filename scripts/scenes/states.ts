import type { Scene } from './scene.ts'
import { AGENT_SCENES } from './states/agents.ts'
import { CONTRACT_SCENES } from './states/contracts.ts'
import { DEPOSIT_SCENES } from './states/deposit.ts'
import { FEW_SCENES } from './states/few.ts'
import { GAME_SCENES } from './states/games.ts'
import { HELP_SCENES } from './states/help.ts'
import { MEMBER_SCENES } from './states/member.ts'
import { MESSAGE_SCENES } from './states/messages.ts'
import { DENIED_SCENES, POPUP_SCENES } from './states/popups.ts'
import { PROMOTION_SCENES } from './states/promotions.ts'
import { REWARD_SCENES } from './states/rewards.ts'
import { SECURITY_SCENES } from './states/security.ts'
import { WITHDRAWAL_SCENES } from './states/withdrawal.ts'

/**
 * States of pages that an address alone does not reach: steps of forms, receipts in each state,
 * opened rows.
 */
export const STATES: readonly Scene[] = [
  ...DEPOSIT_SCENES,
  ...WITHDRAWAL_SCENES,
  ...MEMBER_SCENES,
  ...MESSAGE_SCENES,
  ...SECURITY_SCENES,
  ...REWARD_SCENES,
  ...PROMOTION_SCENES,
  ...HELP_SCENES,
  ...AGENT_SCENES,
  ...CONTRACT_SCENES,
  ...GAME_SCENES,
  ...POPUP_SCENES,
  ...DENIED_SCENES,
  ...FEW_SCENES,
]

import type { Scene } from './scene.ts'
import { AGENT_SCENES } from './states/agents.ts'
import { DEPOSIT_SCENES } from './states/deposit.ts'
import { MEMBER_SCENES } from './states/member.ts'
import { PROMOTION_SCENES } from './states/promotions.ts'
import { WITHDRAWAL_SCENES } from './states/withdrawal.ts'

/** What pages show on the way: steps of forms, receipts in each state, what is opened in place. */
export const STATES: readonly Scene[] = [
  ...DEPOSIT_SCENES,
  ...WITHDRAWAL_SCENES,
  ...MEMBER_SCENES,
  ...PROMOTION_SCENES,
  ...AGENT_SCENES,
]

import type { Defect } from './defect.ts'
import { ACCESS } from './defects/access.ts'
import { AGENTS } from './defects/agents.ts'
import { BRANDS } from './defects/brands.ts'
import { CONTENT } from './defects/content.ts'
import { CONTRACTS } from './defects/contracts.ts'
import { CORE } from './defects/core.ts'
import { DEPOSIT } from './defects/deposit.ts'
import { GAMES } from './defects/games.ts'
import { HOUSE } from './defects/house.ts'
import { MONEY } from './defects/money.ts'
import { PROMOTIONS } from './defects/promotions.ts'
import { INVITATIONS } from './defects/invitations.ts'
import { POINTS } from './defects/points.ts'
import { RAFFLE } from './defects/raffle.ts'
import { RECORDS } from './defects/records.ts'
import { REGISTRATION } from './defects/registration.ts'
import { REWARDS } from './defects/rewards.ts'
import { SANDBOX } from './defects/sandbox.ts'
import { SECURITY } from './defects/security.ts'
import { WIDGETS } from './defects/widgets.ts'

/** Every defect that the check must catch; each id is there once. */
export const DEFECTS: readonly Defect[] = [
  ...ACCESS,
  ...REGISTRATION,
  ...GAMES,
  ...MONEY,
  ...DEPOSIT,
  ...CONTENT,
  ...BRANDS,
  ...CORE,
  ...SECURITY,
  ...WIDGETS,
  ...RAFFLE,
  ...RECORDS,
  ...PROMOTIONS,
  ...REWARDS,
  ...INVITATIONS,
  ...POINTS,
  ...CONTRACTS,
  ...AGENTS,
  ...SANDBOX,
  ...HOUSE,
]

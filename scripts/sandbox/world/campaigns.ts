import { APPLICATION_CAMPAIGNS } from './campaigns/applications.ts'
import { DEPOSIT_CAMPAIGNS } from './campaigns/deposit.ts'
import { EVENT_CAMPAIGNS } from './campaigns/events.ts'
import { LINK_CAMPAIGNS } from './campaigns/links.ts'
import type { Campaign } from './campaigns/rules.ts'

const ALL = [...DEPOSIT_CAMPAIGNS, ...LINK_CAMPAIGNS, ...EVENT_CAMPAIGNS, ...APPLICATION_CAMPAIGNS]

/** The order in which they are offered; the side menu has the first ones. */
const ORDER = [
  'welcome-bonus',
  'weekend-tournament',
  'zalo-reward',
  'referral',
  'vip-weekly',
  'live-insurance',
  'reload-bonus',
  'daily-spin',
  'red-packets',
  'lucky-wheel',
  'mission-season',
  'daily-rebate',
  'parlay-boost',
  'birthday',
  'share-story',
]

/** Campaigns that come back by themselves; those of a month are `campaigns/months.ts`. */
export const CAMPAIGNS: readonly Campaign[] = ALL.toSorted(
  (one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id),
)

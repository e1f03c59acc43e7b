import { matches, rowsOf, addRow } from '../../db/rows.ts'
import { promotionEntries } from '../../db/promotion-tables.ts'
import type { Account } from '../identity/accounts.ts'
import type { Edition } from './campaign-editions.ts'
import { scaleUnits } from '../money/money.ts'
import { originOf } from './promotion-progress.ts'
import type { Scope } from './tournament.ts'
import { grantReward } from '../money/rewards.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Actions of the demo VIP in campaigns, by the campaign's id. */
const DONE = {
  'parlay-boost': { state: 'applied', comment: 'Seven legs, Saturday’s matches', reason: null },
  'share-story': {
    state: 'rejected',
    comment: 'My post of Friday',
    reason: 'The post was not public. Please share it publicly, then apply again.',
  },
  birthday: { state: 'granted', comment: null, reason: null },
} as const

/** Seeds the demo VIP's entries in campaigns once, at the first call. */
export function ensureEntries(scope: Scope, player: Account, editions: readonly Edition[]): void {
  const { db, merchant, now } = scope
  const { username } = player
  if (username !== 'demovip') return
  const isOwn = matches(promotionEntries, { merchant, username })
  if (rowsOf(db, promotionEntries, isOwn).find()) return
  for (const edition of editions) {
    const done = DONE[edition.id as keyof typeof DONE]
    if (!done) continue
    const { id: campaign, title, reward } = edition.campaign
    addRow(db, promotionEntries, {
      merchant,
      username,
      campaign,
      round: edition.round,
      ...done,
      joinedAt: now - DAY,
      updatedAt: now - 5 * HOUR,
      tries: done.state === 'granted' ? 0 : 1,
    })
    if (done.state !== 'granted') continue
    grantReward(db, {
      merchant,
      username,
      ...originOf(edition),
      title,
      kind: reward.kind,
      amount: scaleUnits(reward.amount, scope.currency),
      multiplier: (reward.turnover ?? 0) * 100,
      expiresAt: now + 6 * DAY,
      at: now - 5 * HOUR,
    })
  }
}

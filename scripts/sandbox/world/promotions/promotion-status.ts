import type { ClosedCause, PromotionStatus } from '#features/promotions/schema.ts'
import type { Edition } from './campaign-editions.ts'
import type { promotionEntries } from '../../db/promotion-tables.ts'

/** The fields of a player's entry in a round on which the status depends. */
export type OwnEntry = Pick<typeof promotionEntries.$inferSelect, 'state' | 'tries'>

/** What a player has reached in a round of a campaign. */
export interface Progress {
  /** Whether the player meets all conditions of the campaign. */
  met: boolean
  /** Whether the player meets a part of the conditions. */
  begun: boolean
  /** Whether the campaign excludes this player, such as one for newcomers. */
  barred: boolean
  /** Whether the round has no rewards left. */
  soldOut: boolean
  /** Whether the player has received as many rewards as allowed. */
  exhausted: boolean
  /** State of the granted reward; null before. */
  reward: 'open' | 'claimed' | 'expired' | null
}

export const NOTHING_YET: Progress = {
  met: false,
  begun: false,
  barred: false,
  soldOut: false,
  exhausted: false,
  reward: null,
}

/** Most applications of a player in a round. */
export const MOST_TRIES = 3

export interface Standing {
  status: PromotionStatus
  cause: ClosedCause | null
}

const closed = (cause: ClosedCause): Standing => ({ status: 'closed', cause })
const is = (status: PromotionStatus): Standing => ({ status, cause: null })

/** Returns the status of an entry that has already been decided. */
function ofEntry(entry: OwnEntry | null, { reward }: Progress): Standing | null {
  switch (entry?.state) {
    case 'applied':
      return is('applying')
    case 'rejected':
      return is('rejected')
    case 'paid':
      return is('claimed')
    case 'granted':
      if (reward === 'expired') return closed('expired')
      return is(reward === 'claimed' ? 'claimed' : 'issued')
    default:
      return null
  }
}

/**
 * Returns the status of a promotion for a player, or for a visitor, who has no entry
 * (docs/product.md §11.1).
 */
export function statusOf(
  { campaign, joinFrom, startsAt, endsAt, claimUntil }: Edition,
  entry: OwnEntry | null,
  progress: Progress,
  now: number,
): Standing {
  const decided = ofEntry(entry, progress)
  if (decided) return decided
  if (now < joinFrom) return is('coming')
  if (claimUntil !== null && now >= claimUntil) return closed('ended')
  const isOver = endsAt !== null && now >= endsAt
  if (isOver && !(entry && progress.met)) return closed('ended')
  if (campaign.kind === 'link') return is('process')
  if (progress.barred) return closed('notForYou')
  if (progress.exhausted) return closed('limit')
  if (progress.soldOut) return closed('soldOut')
  if (!entry) return is('join')
  if (campaign.kind === 'tournament') {
    if (isOver) return is('claim')
    return is(now < startsAt || !progress.begun ? 'signed' : 'process')
  }
  if (campaign.kind === 'claim' && progress.met) return is('claim')
  return is(progress.begun ? 'process' : 'signed')
}

/** Whether a player may apply for the promotion, for the first time or again. */
export const mayApply = (
  { campaign, endsAt }: Edition,
  entry: OwnEntry | null,
  { met, soldOut, exhausted }: Progress,
  now: number,
): boolean =>
  campaign.kind === 'application' &&
  (entry === null ||
    entry.state === 'joined' ||
    (entry.state === 'rejected' && entry.tries < MOST_TRIES)) &&
  met &&
  !soldOut &&
  !exhausted &&
  (endsAt === null || now < endsAt)

import { rowsOf, addMissing } from '../../db/rows.ts'
import { promotionEntries } from '../../db/promotion-tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { Account } from '../identity/accounts.ts'
import type { Edition } from './campaign-editions.ts'
import { scaleUnits } from '../money/money.ts'
import { trySpendLimit } from './promotion-limits.ts'
import {
  type EntryRow,
  findEntry,
  liveLossOf,
  originOf,
  readProgress,
} from './promotion-progress.ts'
import { mayApply, statusOf } from './promotion-status.ts'
import { claimReward, findReward, grantReward, type RewardRow } from '../money/rewards.ts'
import { standingOf, type Scope } from './tournament.ts'
import { useUploads } from '../money/uploads.ts'
import type { Person } from '../team/tree.ts'

/** Names a round of a campaign, whether or not it is running. */
type Of = Pick<Edition, 'campaign' | 'round'>

/** Milliseconds within which a reward granted by the operator can be claimed. */
const LIFETIME = 14 * 24 * 60 * 60_000

/** Reads a round's status for a player at present. */
export function look(scope: Scope, player: Account | null, edition: Edition) {
  const entry = player && findEntry(scope.db, player, edition)
  const progress = readProgress(scope, player, edition, entry)
  const standing = statusOf(edition, entry, progress, scope.now)
  return { entry, progress, ...standing, mayApply: mayApply(edition, entry, progress, scope.now) }
}

/**
 * Moves an entry to its next state if it has not changed since it was read; false if another call
 * was quicker.
 */
function move({ db, now }: Scope, row: EntryRow, to: Partial<EntryRow>): boolean {
  const { merchant, username, campaign, round, state } = row
  const same = rowsOf(db, promotionEntries, { merchant, username, campaign, round, state })
  return same.change({ ...to, updatedAt: now }) === 1
}

function enter({ db, now }: Scope, player: Account, edition: Edition): EntryRow {
  addMissing(db, promotionEntries, {
    merchant: player.merchant,
    username: player.username,
    campaign: edition.campaign.id,
    round: edition.round,
    state: 'joined',
    joinedAt: now,
    updatedAt: now,
  })
  return findEntry(db, player, edition) as EntryRow
}

/**
 * Adds a player's entry to a round; a second call changes nothing. Throws `CallError` 409
 * `promotion_closed`.
 */
export function join(scope: Scope, player: Account, edition: Edition): void {
  const { status, entry } = look(scope, player, edition)
  if (entry) return
  if (status !== 'join') refuse('promotion_closed')
  enter(scope, player, edition)
}

/** Calculates the units of a claim: a fixed amount, a share of losses, or the prize of a rank. */
function amountOf(scope: Scope, player: Account, edition: Edition): number {
  const { campaign } = edition
  const { kind, amount, percent } = campaign.reward
  if (campaign.kind === 'tournament') {
    return standingOf(scope, edition, player.username).own?.prize ?? 0
  }
  const most = kind === 'points' ? amount : scaleUnits(amount, scope.currency)
  if (percent === undefined) return most
  return Math.min(most, Math.floor((liveLossOf(scope.db, player, edition) * percent) / 100))
}

function grant(
  scope: Scope,
  player: Person,
  edition: Of,
  amount: number,
  expiresAt: number | null,
): void {
  const { kind, turnover = 0 } = edition.campaign.reward
  const cost = kind === 'points' ? 0 : amount
  if (!trySpendLimit(scope, edition, player.username, cost)) refuse('promotion_sold_out')
  grantReward(scope.db, {
    merchant: player.merchant,
    username: player.username,
    ...originOf(edition),
    title: edition.campaign.title,
    kind,
    amount,
    multiplier: turnover * 100,
    expiresAt,
    at: scope.now,
  })
}

/**
 * Pays the reward of a round once; a repeated call returns the same reward. Throws `CallError` 409
 * `promotion_closed`, `promotion_sold_out` or `not_qualified`. Needs a transaction, since it may
 * throw after its first writes.
 */
export function claim(scope: Scope, player: Account, edition: Edition): RewardRow {
  const { status, cause, entry } = look(scope, player, edition)
  if (cause === 'soldOut') refuse('promotion_sold_out')
  if (status === 'claim' && entry) {
    if (!move(scope, entry, { state: 'granted' })) refuse('promotion_closed')
    grant(scope, player, edition, amountOf(scope, player, edition), null)
  }
  const reward = findReward(scope.db, player, originOf(edition))
  if (!reward) {
    const isUnderWay = ['join', 'signed', 'process', 'applying'].includes(status)
    refuse(isUnderWay ? 'not_qualified' : 'promotion_closed')
  }
  if (reward.claimedAt !== null) return reward
  return claimReward(scope.db, player, { id: reward.id, at: scope.now })
}

/**
 * Stores an application, for the first time or again after a refusal. Throws `CallError` 409
 * `promotion_closed`, `not_qualified`, 422 `picture_required` or `upload_unknown`.
 */
export function apply(
  scope: Scope,
  player: Account,
  edition: Edition,
  { comment, uploadIds }: { comment: string; uploadIds: readonly string[] },
): void {
  const { status, entry, progress, mayApply: allowed } = look(scope, player, edition)
  if (status === 'applying') return
  if (!allowed) {
    const isOpen = edition.campaign.kind === 'application' && status === 'join' && !progress.met
    refuse(isOpen ? 'not_qualified' : 'promotion_closed')
  }
  if (edition.campaign.picturesNeeded && uploadIds.length === 0) refuse('picture_required')
  const row = entry ?? enter(scope, player, edition)
  const tries = row.tries + 1
  const to = { state: 'applied', comment, pictures: uploadIds.length, reason: null, tries } as const
  if (!move(scope, row, to)) refuse('promotion_closed')
  const usedFor = proofOf({ ...row, tries })
  useUploads(scope.db, player, { ids: uploadIds, purpose: 'application', usedFor })
}

/** Returns the id by which an application's pictures are stored. */
export const proofOf = ({
  username,
  campaign,
  round,
  tries,
}: Pick<EntryRow, 'username' | 'campaign' | 'round' | 'tries'>): string =>
  ['application', username, campaign, round, tries].join(' ')

/**
 * Decides an application for the operator: grants an amount, or refuses with a reason. Throws
 * `CallError` 409 `promotion_closed` if it was already decided, or `promotion_sold_out`.
 */
export function decide(
  scope: Scope,
  row: EntryRow,
  edition: Of,
  decision: { units: number } | { reason: string },
): void {
  if (row.state !== 'applied') refuse('promotion_closed')
  if ('reason' in decision) {
    const to = { state: 'rejected', reason: decision.reason } as const
    if (!move(scope, row, to)) refuse('promotion_closed')
    return
  }
  if (!move(scope, row, { state: 'granted' })) refuse('promotion_closed')
  grant(scope, row, edition, decision.units, scope.now + LIFETIME)
}

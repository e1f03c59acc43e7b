import type { BonusOffer } from '#features/member/deposit/schema.ts'
import { rowsOf } from '../../db/rows.ts'
import type { deposits } from '../../db/deposit-tables.ts'
import type { Db } from '../../db/open.ts'
import { promotionEntries } from '../../db/promotion-tables.ts'
import { refuse } from '../../http/call-error.ts'
import { type Account, findAccount } from '../identity/accounts.ts'
import { depositEdition } from '../promotions/campaign-editions.ts'
import { CAMPAIGNS } from '../promotions/campaigns.ts'
import type { Campaign } from '../promotions/campaign-rules.ts'
import { zoneOf } from '../days.ts'
import { scaleUnits, writeMoney } from './money.ts'
import { allOrNothing, trySpendLimit } from '../promotions/promotion-limits.ts'
import { join, look } from '../promotions/promotions.ts'
import { BONUS_DAYS } from './rewards.ts'
import { describeWeights } from './turnover.ts'
import type { Person } from '../team/tree.ts'

type DepositRow = typeof deposits.$inferSelect

/** Context for changes of deposits: the data, the merchant's currency and the gateway's clock. */
export interface Desk {
  db: Db
  currency: string
  now: number
}

const editionAt = ({ db, now }: Desk, merchant: string, id: string | null) =>
  depositEdition(id, zoneOf(db, merchant), now)

/**
 * Whether a player can have a bonus with the next deposit: the player has not joined the campaign,
 * or joined without a bonus yet.
 */
function isOffered(desk: Desk, player: Account, id: string): boolean {
  const edition = editionAt(desk, player.merchant, id)
  if (!edition) return false
  const { status } = look({ ...desk, merchant: player.merchant }, player, edition)
  return status === 'join' || status === 'signed' || status === 'process'
}

/**
 * Lists the bonuses that a player can have with the next deposit, as the deposit page shows them.
 */
export const listBonuses = (desk: Desk, player: Account): BonusOffer[] =>
  CAMPAIGNS.filter(({ id, kind }) => kind === 'depositBonus' && isOffered(desk, player, id)).map(
    (campaign) => describeOffer(campaign, desk.currency),
  )

function describeOffer({ id, reward }: Campaign, currency: string): BonusOffer {
  const { percent = 0, amount, least = 0, turnover = 0 } = reward
  return {
    id,
    title: `${percent}%`,
    percent,
    most: writeMoney(amount, currency),
    least: writeMoney(least, currency),
    turnover,
    betWithinDays: turnover > 0 ? BONUS_DAYS : null,
    weights: turnover > 0 ? describeWeights() : [],
  }
}

/** Finds the offer of the bonus that was chosen with a deposit. */
export function findOffer(bonusId: string | null, currency: string): BonusOffer | null {
  const campaign = findBonus(bonusId)
  return campaign ? describeOffer(campaign, currency) : null
}

const findBonus = (bonusId: string | null | undefined) => CAMPAIGNS.find(({ id }) => id === bonusId)

/**
 * Joins the campaign of the bonus that was chosen with a deposit. Throws `CallError` 409
 * `bonus_not_offered`.
 */
export function joinByDeposit(desk: Desk, player: Person, bonusId: string): void {
  const account = findAccount(desk.db, player)
  const edition = editionAt(desk, player.merchant, bonusId)
  if (!account || !edition || !isOffered(desk, account, bonusId)) refuse('bonus_not_offered')
  join({ ...desk, merchant: player.merchant }, account, edition)
}

/** Returns the smallest deposit that gets a bonus, in units. */
export const leastFor = (currency: string, bonusId: string | null | undefined): number =>
  scaleUnits(findBonus(bonusId)?.reward.least ?? 0, currency)

/**
 * Units of a deposit that count for its bonus: what the player agreed to. More that arrives is the
 * player's own, and asks for no bets.
 */
export const agreedOf = ({ amount, received }: Pick<DepositRow, 'amount' | 'received'>): number =>
  amount > 0 ? Math.min(amount, received) : received

/** Calculates the bonus for an agreed amount, in units. */
function bonusOf(currency: string, bonusId: string | null, agreed: number): number {
  const reward = findBonus(bonusId)?.reward
  if (!reward || agreed < leastFor(currency, bonusId)) return 0
  const share = Math.floor((agreed * (reward.percent ?? 0)) / 100)
  return Math.min(share, scaleUnits(reward.amount, currency))
}

/**
 * Takes the bonus for a successful deposit, once in the round in which the deposit was begun. The
 * first successful deposit gets it, while the campaign has any left.
 *
 * @returns units to credit, and how many times they must be bet together with the deposit
 */
export function takeBonus(desk: Desk, row: DepositRow): { units: number; turnover: number } {
  const { merchant, username, bonusId, createdAt } = row
  const none = { units: 0, turnover: 0 }
  const edition = editionAt({ ...desk, now: createdAt }, merchant, bonusId)
  const units = bonusOf(desk.currency, bonusId, agreedOf(row))
  if (!edition || units === 0) return none
  const isTaken = allOrNothing(desk.db, (db) => {
    const changes = rowsOf(db, promotionEntries, {
      merchant,
      username,
      campaign: edition.campaign.id,
      round: edition.round,
      state: 'joined',
    }).change({ state: 'paid', updatedAt: desk.now })
    return changes === 1 && trySpendLimit({ ...desk, db, merchant }, edition, username, units)
  })
  return isTaken ? { units, turnover: edition.campaign.reward.turnover ?? 0 } : none
}

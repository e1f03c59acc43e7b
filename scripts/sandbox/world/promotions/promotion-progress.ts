import { dayOf } from '#lib/periods.ts'
import { and, gte, lt } from '../../db/drizzle.ts'
import { rowsOf } from '../../db/rows.ts'
import { deposits } from '../../db/deposit-tables.ts'
import type { Db } from '../../db/open.ts'
import { ledgerEntries } from '../../db/play-tables.ts'
import { promotionEntries, promotionSpending } from '../../db/promotion-tables.ts'
import type { Account } from '../identity/accounts.ts'
import { readBirthday } from '../identity/birthday.ts'
import type { Edition } from './campaign-editions.ts'
import type { Need } from './campaign-rules.ts'
import { zoneOf, addDays } from '../days.ts'
import { idOf, mainWalletOf } from '../money/ledger.ts'
import { scaleUnits } from '../money/money.ts'
import { NOTHING_YET, type Progress } from './promotion-status.ts'
import { sumBets } from '../money/records.ts'
import { findReward, stateOfReward } from '../money/rewards.ts'
import { type Scope, standingOf } from './tournament.ts'
import type { Person } from '../team/tree.ts'

export type EntryRow = typeof promotionEntries.$inferSelect

/**
 * A condition with the player's progress, in units; null for a condition that is only met or not.
 */
export interface Filled {
  kind: Need['kind']
  required: number | null
  done: number | null
  met: boolean
}

export type Standing = Progress & { needs: Filled[]; placesLeft: number | null }

export const findEntry = (
  db: Db,
  { merchant, username }: Person,
  { campaign, round }: Edition,
): EntryRow | null =>
  rowsOf(db, promotionEntries, { merchant, username, campaign: campaign.id, round }).find() ?? null

/** Returns the source and reference that identify a reward of a campaign's round. */
export const originOf = ({ campaign, round }: Pick<Edition, 'campaign' | 'round'>) => ({
  source: 'promotion' as const,
  reference: `${campaign.id}:${round}`,
})

/** Whether a player has never deposited; a demo account's opening balance counts as a deposit. */
export function isNewcomer(db: Db, { merchant, username }: Person) {
  const account = idOf(mainWalletOf(merchant, username))
  const paidIn = rowsOf(db, ledgerEntries, { merchant, account, reason: ['deposit', 'opening'] })
  return paidIn.find() === undefined
}

function betsOf(db: Db, player: Account, edition: Edition, joinedAt: number, slots: boolean) {
  const joined = dayOf(joinedAt, zoneOf(db, player.merchant))
  const from = joined > edition.days.from ? joined : edition.days.from
  const filter = slots ? ({ gameType: 'RNG' } as const) : {}
  return sumBets(db, player, filter, { from, to: edition.days.to }).validBet
}

function depositsOf(db: Db, { merchant, username }: Account, edition: Edition, entry: EntryRow) {
  const isSince = gte(deposits.updatedAt, entry.joinedAt)
  const isInTime = edition.endsAt === null ? undefined : lt(deposits.updatedAt, edition.endsAt)
  const counted = { merchant, username, state: 'succeeded' } as const
  return rowsOf(db, deposits, counted, and(isSince, isInTime)).sum(deposits.credited)
}

/** Calculates a player's losses at live tables in the week before. */
export function liveLossOf(db: Db, player: Account, { days }: Edition): number {
  const week = { from: addDays(days.from, -7), to: addDays(days.to, -7) }
  const { settledStake, win } = sumBets(db, player, { gameType: 'LIVE' }, week)
  return Math.max(0, settledStake - win)
}

const monthOf = (day: string) => day.slice(5, 7)

function fill(
  { db, currency, now }: Scope,
  player: Account | null,
  edition: Edition,
  entry: EntryRow | null,
  { kind, baht = 0 }: Need,
): Filled {
  const required = scaleUnits(baht, currency)
  const sum = (done: number): Filled => ({ kind, required, done, met: done >= required })
  const fact = (met: boolean): Filled => ({ kind, required: null, done: null, met })
  switch (kind) {
    case 'bet':
    case 'slotBet':
      // A player who has not joined sees the bets that would count.
      return sum(
        player ? betsOf(db, player, edition, entry?.joinedAt ?? now, kind === 'slotBet') : 0,
      )
    case 'deposit':
      return sum(player && entry ? depositsOf(db, player, edition, entry) : 0)
    case 'liveLoss':
      return sum(player ? liveLossOf(db, player, edition) : 0)
    case 'phone':
      return fact(Boolean(player?.mobileNum))
    case 'zalo':
      return fact(Boolean(player?.profile['zalo']))
    case 'birthday': {
      const birthday = readBirthday(player?.profile['birthday'])
      const today = player ? dayOf(now, zoneOf(db, player.merchant)) : ''
      return fact(birthday !== null && monthOf(birthday) === monthOf(today))
    }
  }
}

/** Reads what a round has paid: to all players, or to one player over all rounds. */
export const spentOf = (db: Db, merchant: string, campaign: string, round: string, username = '') =>
  rowsOf(db, promotionSpending, { merchant, campaign, round, username }).find() ?? {
    grants: 0,
    units: 0,
  }

/** Returns the smallest cost of a campaign's reward for its budget, in units. */
function leastOf({ reward }: Edition['campaign'], currency: string): number {
  const { amount, percent, least = 0, upTo = false } = reward
  if (percent !== undefined) return Math.floor((scaleUnits(least, currency) * percent) / 100) || 1
  return upTo ? 1 : scaleUnits(amount, currency)
}

function placesOf({ db, merchant, currency }: Scope, { campaign, round }: Edition): number | null {
  const { grants: most, baht } = campaign.limits ?? {}
  if (most === undefined && baht === undefined) return null
  const spent = spentOf(db, merchant, campaign.id, round)
  const left = baht === undefined ? Infinity : scaleUnits(baht, currency) - spent.units
  if (left < leastOf(campaign, currency)) return 0
  return most === undefined ? null : Math.max(0, most - spent.grants)
}

function rewardOf({ db, now }: Scope, player: Account, edition: Edition): Progress['reward'] {
  const row = findReward(db, player, originOf(edition))
  return row ? stateOfReward(row, now) : null
}

/** Reads a player's progress in a round; for a visitor, the conditions alone. */
export function readProgress(
  scope: Scope,
  player: Account | null,
  edition: Edition,
  entry: EntryRow | null,
): Standing {
  const { db, merchant } = scope
  const { campaign } = edition
  const needs = campaign.needs.map((need) => fill(scope, player, edition, entry, need))
  const placesLeft = placesOf(scope, edition)
  const base = {
    ...NOTHING_YET,
    needs,
    placesLeft,
    soldOut: placesLeft === 0,
    met: needs.every(({ met }) => met),
    begun: needs.some(({ done }) => (done ?? 0) > 0),
  }
  if (!player) return base
  const most = campaign.limits?.player
  const progress = {
    ...base,
    barred: Boolean(campaign.newcomers) && !isNewcomer(db, player),
    exhausted:
      most !== undefined && spentOf(db, merchant, campaign.id, '', player.username).grants >= most,
    reward: entry?.state === 'granted' ? rewardOf(scope, player, edition) : null,
  }
  if (campaign.kind !== 'tournament') return progress
  if (!entry) return { ...progress, met: false }
  const own = standingOf(scope, edition, player.username).own
  return { ...progress, met: (own?.prize ?? 0) > 0, begun: (own?.score ?? 0) > 0 }
}

import type { TierState } from '#features/member/missions/schema.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { rewards } from '../../db/reward-tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { Merchant } from '../../http/serve.ts'
import { zoneOf } from '../days.ts'
import { MISSIONS, type MissionPlan, type Prize } from './missions.ts'
import { type Round, roundAt, roundBefore } from './mission-rounds.ts'
import { scaleUnits } from '../money/money.ts'
import { sumBets, sumDeposits } from '../money/records.ts'
import { claimReward, grantReward, type RewardRow } from '../money/rewards.ts'

/** The player whose missions are read, and the time. */
export interface MissionScope {
  db: Db
  merchant: Merchant
  username: string
  at: number
}

/** Milliseconds after the end of a round within which its rewards can still be claimed. */
export const KEPT_MS = 7 * 24 * 60 * 60_000

/** Returns a prize in the merchant's money, or in points if the merchant has points. */
export function priceOf({ brand }: Merchant, { kind, baht, points, multiplier = 0 }: Prize) {
  const isPoints = kind === 'points' && points !== undefined && brand.features.pointsMall
  return isPoints
    ? { kind, amount: points, multiplier: 0 }
    : {
        kind: kind === 'points' ? ('cash' as const) : kind,
        amount: Math.max(1, scaleUnits(baht, brand.currency)),
        multiplier: multiplier * 100,
      }
}

/** Returns the target of a tier, in units or in a number of bets. */
export const targetOf = ({ measure }: MissionPlan, target: number, { brand }: Merchant): number =>
  measure === 'BETS' ? target : scaleUnits(target, brand.currency)

/**
 * Calculates a player's progress in a round from the sums by day, which bets and deposits update.
 */
export function totalOf(scope: MissionScope, plan: MissionPlan, { days }: Round): number {
  const player = { merchant: scope.merchant.code, username: scope.username }
  if (plan.measure === 'DEPOSIT') return sumDeposits(scope.db, player, days)
  const filter = { gameType: plan.gameTypes, state: 'settled' } as const
  const { count, validBet } = sumBets(scope.db, player, filter, days)
  return plan.measure === 'BETS' ? count : validBet
}

export const referenceOf = (plan: MissionPlan, round: Pick<Round, 'id'>, tier: number): string =>
  `${plan.id}:${round.id}:${tier}`

/** Reads a tier's progress and state. Progress beyond the target counts for the next tier. */
export function readTier(
  total: number,
  target: number,
  reward: Pick<RewardRow, 'claimedAt' | 'expiresAt'> | undefined,
  at: number,
): { progress: number; state: TierState } {
  const progress = Math.min(Math.max(total, 0), target)
  if (reward?.claimedAt) return { progress: target, state: 'CLAIMED' }
  if (reward?.expiresAt && reward.expiresAt <= at) return { progress, state: 'EXPIRED' }
  return { progress, state: reward || progress >= target ? 'CLAIMABLE' : 'OPEN' }
}

/** Lists the rewards that a player's missions have given, by reference. */
export function listGranted({ db, merchant, username }: Omit<MissionScope, 'at'>) {
  const rows = rowsOf(db, rewards, { merchant: merchant.code, username, source: 'mission' }).list()
  return new Map(rows.map((row) => [row.reference, row]))
}

const grantTier = (
  { db, merchant, username, at }: MissionScope,
  plan: MissionPlan,
  round: Round,
  tier: number,
): boolean =>
  grantReward(db, {
    merchant: merchant.code,
    username,
    source: 'mission',
    reference: referenceOf(plan, round, tier),
    title: plan.title,
    ...priceOf(merchant, plan.tiers[tier - 1]![1]),
    expiresAt: round.end + KEPT_MS,
    at,
  })

/** Lists finished rounds whose rewards can still be claimed, the latest first. */
function listKept(period: MissionPlan['period'], at: number, zone: string): Round[] {
  const rounds: Round[] = []
  let round = roundBefore(period, roundAt(period, at, zone), zone)
  for (; round.end + KEPT_MS > at; round = roundBefore(period, round, zone)) rounds.push(round)
  return rounds
}

/**
 * Adds rewards to the reward center for tiers that players reached in finished rounds and did not
 * claim.
 *
 * @returns whether there was any
 */
export function grantForgotten(scope: MissionScope): boolean {
  const { db, merchant, at } = scope
  const zone = zoneOf(db, merchant.code)
  const granted = listGranted(scope)
  let found = false
  for (const plan of MISSIONS) {
    for (const round of listKept(plan.period, at, zone)) {
      const total = totalOf(scope, plan, round)
      for (const [index, [target]] of plan.tiers.entries()) {
        const isReached = total >= targetOf(plan, target, merchant)
        if (!isReached || granted.has(referenceOf(plan, round, index + 1))) continue
        found = grantTier(scope, plan, round, index + 1) || found
      }
    }
  }
  return found
}

/**
 * Pays the reward of a tier, of the current round or of one whose rewards can still be claimed.
 * Throws `CallError` 404 `mission_not_found`, 409 `tier_not_reached`, and the errors of
 * `claimReward`.
 */
export function claimTier(
  scope: MissionScope,
  { missionId, round: id, tier }: { missionId: string; round: string; tier: number },
): RewardRow {
  const { db, merchant, username, at } = scope
  const plan = MISSIONS.find((each) => each.id === missionId)
  const target = plan?.tiers[tier - 1]?.[0]
  if (!plan || target === undefined) refuse('mission_not_found')
  const reference = referenceOf(plan, { id }, tier)
  if (!listGranted(scope).has(reference)) {
    const zone = zoneOf(db, merchant.code)
    const rounds = [roundAt(plan.period, at, zone), ...listKept(plan.period, at, zone)]
    const round = rounds.find((each) => each.id === id)
    if (!round) refuse('mission_not_found')
    if (totalOf(scope, plan, round) < targetOf(plan, target, merchant)) refuse('tier_not_reached')
    grantTier(scope, plan, round, tier)
  }
  const { id: reward } = listGranted(scope).get(reference)!
  return claimReward(db, { merchant: merchant.code, username }, { id: reward, at })
}

import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, addMissing, rowsOf } from '../../db/rows.ts'
import { rewards } from '../../db/reward-tables.ts'
import { CallError, refuse } from '../../http/call-error.ts'
import { pairOf, bonusCostOf, mainWalletOf, pointsCostOf, pointsOf, transfer } from './ledger.ts'
import { creditBonus } from './turnover.ts'
import type { Person } from '../team/tree.ts'
import { listPage, type PageRange } from '../keyset.ts'

export type RewardRow = typeof rewards.$inferSelect

/** Number of days after the claim within which a bonus must be bet. */
export const BONUS_DAYS = 30
export const BONUS_LIFETIME_MS = BONUS_DAYS * 24 * 60 * 60_000

type Grant = Pick<
  RewardRow,
  'merchant' | 'username' | 'source' | 'reference' | 'title' | 'kind' | 'amount'
> & { multiplier?: number; expiresAt?: number | null; at: number }

/**
 * Adds a reward to a player's reward center; a reference gives only one reward.
 *
 * @returns whether it was granted now
 */
export function grantReward(db: Db, { at, ...grant }: Grant): boolean {
  const changes = addMissing(db, rewards, { multiplier: 0, ...grant, grantedAt: at })
  return changes === 1
}

/** Returns whether a reward was claimed, has expired, or can still be claimed. */
export function stateOfReward(
  { claimedAt, expiresAt }: Pick<RewardRow, 'claimedAt' | 'expiresAt'>,
  now: number,
): 'claimed' | 'expired' | 'open' {
  if (claimedAt !== null) return 'claimed'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open'
}

const isOf = ({ merchant, username }: Person) => matches(rewards, { merchant, username })

const isClaimable = (now: number) =>
  and(isNull(rewards.claimedAt), or(isNull(rewards.expiresAt), gt(rewards.expiresAt, now)))

/** Lists the rewards that a player can claim now; the one that expires soonest comes first. */
export const listOpenRewards = (db: Db, player: Person, now: number): RewardRow[] =>
  rowsOf(db, rewards, and(isOf(player), isClaimable(now))).list({
    order: [sql`${rewards.expiresAt} IS NULL`, asc(rewards.expiresAt), desc(rewards.id)],
  })

const endedAt = sql<number>`COALESCE(${rewards.claimedAt}, ${rewards.expiresAt})`

/** Lists the rewards that a player has claimed or let expire, the latest end first. */
export const listPastRewards = (
  db: Db,
  player: Person,
  { now, ...page }: PageRange & { now: number },
): RewardRow[] => {
  const isPast = or(isNotNull(rewards.claimedAt), lte(rewards.expiresAt, now))
  const keyset = { column: endedAt, row: rewards.id }
  return listPage(db, rewards, and(isOf(player), isPast), { ...keyset, ...page })
}

export const findReward = (
  db: Db,
  player: Person,
  { source, reference }: Pick<RewardRow, 'source' | 'reference'>,
): RewardRow | undefined => rowsOf(db, rewards, { source, reference }, isOf(player)).find()

/** Counts the rewards that a player can claim now. */
export const countRewards = (db: Db, player: Person, now: number): number =>
  rowsOf(db, rewards, and(isOf(player), isClaimable(now))).count()

/**
 * Pays a reward once. Throws `CallError` 404 `reward_not_found`, 409 `reward_claimed` or 410
 * `reward_expired`.
 */
export function claimReward(
  db: Db,
  player: Person,
  { id, at }: { id: number; at: number },
): RewardRow {
  const own = and(isOf(player), eq(rewards.id, id))
  const row = rowsOf(db, rewards, own).find() ?? refuse('reward_not_found')
  const changes = rowsOf(db, rewards, and(own, isClaimable(at))).change({ claimedAt: at })
  if (changes !== 1) refuse(row.claimedAt === null ? 'reward_expired' : 'reward_claimed')
  pay(db, row, at)
  return { ...row, claimedAt: at }
}

function pay(
  db: Db,
  { merchant, username, id, kind, amount, multiplier }: RewardRow,
  at: number,
): void {
  const reference = `reward-${id}`
  if (kind === 'points') {
    const entries = pairOf(pointsCostOf(merchant), pointsOf(merchant, username), amount)
    transfer(db, { reason: 'pointsEarned', reference, at, entries })
    return
  }
  if (kind === 'bonus') {
    const expiresAt = at + BONUS_LIFETIME_MS
    creditBonus(db, { merchant, username, reference, amount, multiplier, expiresAt, at })
    return
  }
  const entries = pairOf(bonusCostOf(merchant), mainWalletOf(merchant, username), amount)
  transfer(db, { reason: 'reward', reference, at, entries })
}

/** Results of claims that were refused, by the refusal's code. */
const OUTCOMES = {
  reward_claimed: 'claimed',
  reward_expired: 'expired',
  reward_not_found: 'unknown',
} as const

/** Claims several rewards separately: one that cannot be claimed does not stop the others. */
export const claimRewards = (
  db: Db,
  player: Person,
  { ids, at }: { ids: readonly number[]; at: number },
) =>
  [...new Set(ids)].map((id) => {
    try {
      return { id, outcome: 'paid' as const, row: claimReward(db, player, { id, at }) }
    } catch (error) {
      if (!(error instanceof CallError) || !(error.code in OUTCOMES)) throw error
      return { id, outcome: OUTCOMES[error.code as keyof typeof OUTCOMES], row: undefined }
    }
  })

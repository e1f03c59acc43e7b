import { and, count, desc, eq, gt, isNull, or } from '../db/drizzle.ts'
import type { Db } from '../db/open.ts'
import { rewards } from '../db/reward-tables.ts'
import { CallError } from '../http/call-error.ts'
import { bonusCostOf, mainWalletOf, pointsCostOf, pointsOf, transfer } from './ledger.ts'
import { openTurnover } from './turnover.ts'

export type RewardRow = typeof rewards.$inferSelect

interface Player {
  merchant: string
  username: string
}

/** How long a bonus asks for bets. */
export const BONUS_LIFETIME_MS = 30 * 24 * 60 * 60_000

type Grant = Pick<
  RewardRow,
  'merchant' | 'username' | 'source' | 'reference' | 'title' | 'kind' | 'amount'
> & { multiplier?: number; expiresAt?: number | null; at: number }

/** Puts a reward into a player's reward center; what was given for a reference is not given again. */
export function grantReward(db: Db, { at, ...grant }: Grant): void {
  db.insert(rewards)
    .values({ multiplier: 0, ...grant, grantedAt: at })
    .onConflictDoNothing()
    .run()
}

const isOf = ({ merchant, username }: Player) =>
  and(eq(rewards.merchant, merchant), eq(rewards.username, username))

const isClaimable = (now: number) =>
  and(isNull(rewards.claimedAt), or(isNull(rewards.expiresAt), gt(rewards.expiresAt, now)))

/** A player's rewards, the newest first. */
export const listRewards = (db: Db, player: Player): RewardRow[] =>
  db
    .select()
    .from(rewards)
    .where(isOf(player))
    .orderBy(desc(rewards.grantedAt), desc(rewards.id))
    .all()

/** How many rewards a player can claim now. */
export const countRewards = (db: Db, player: Player, now: number): number =>
  db
    .select({ total: count() })
    .from(rewards)
    .where(and(isOf(player), isClaimable(now)))
    .get()?.total ?? 0

/**
 * Pays a reward out, once. Throws `CallError` 404 `reward_not_found`, 409 `reward_claimed` or 410
 * `reward_expired`.
 */
export function claimReward(
  db: Db,
  player: Player,
  { id, at }: { id: number; at: number },
): RewardRow {
  const own = and(isOf(player), eq(rewards.id, id))
  const row = db.select().from(rewards).where(own).get()
  if (!row) throw new CallError(404, 'reward_not_found', 'There is no such reward.')
  const { changes } = db
    .update(rewards)
    .set({ claimedAt: at })
    .where(and(own, isClaimable(at)))
    .run()
  if (changes !== 1) {
    throw row.claimedAt === null
      ? new CallError(410, 'reward_expired', 'This reward has expired.')
      : new CallError(409, 'reward_claimed', 'This reward was claimed already.')
  }
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
    const entries = [
      [pointsCostOf(merchant), -amount] as const,
      [pointsOf(merchant, username), amount] as const,
    ]
    transfer(db, { reason: 'pointsEarned', reference, at, entries })
    return
  }
  const reason = kind === 'bonus' ? 'bonus' : 'reward'
  const entries = [
    [bonusCostOf(merchant), -amount] as const,
    [mainWalletOf(merchant, username), amount] as const,
  ]
  transfer(db, { reason, reference, at, entries })
  if (kind === 'bonus' && multiplier > 0) {
    const expiresAt = at + BONUS_LIFETIME_MS
    openTurnover(db, {
      merchant,
      username,
      kind,
      reference,
      base: amount,
      bonus: amount,
      multiplier,
      expiresAt,
      at,
    })
  }
}

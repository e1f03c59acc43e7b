import type { GameType } from '#parts/games/schema.ts'
import rebates from '../../content/rebates.json' with { type: 'json' }
import { sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { adder, inserter, cacheStatements } from '../../db/prepared-statements.ts'
import { matches, rowsOf, addMissing, makeRow } from '../../db/rows.ts'
import { betDays } from '../../db/record-tables.ts'
import { rebateClaims, rebateMarks } from '../../db/reward-tables.ts'
import { refuse } from '../../http/call-error.ts'
import { pairOf, bonusCostOf, mainWalletOf, transfer } from './ledger.ts'
import { levelOf } from '../promotions/vip-levels.ts'
import type { Person } from '../team/tree.ts'
import { listPage, type PageRange } from '../keyset.ts'

export type RebateClaimRow = typeof rebateClaims.$inferSelect

/** Number of rate parts in a whole: rates are in hundredths of a percent. */
const PARTS = 10_000

/** What of valid bets comes back by category, before what a level of VIP adds. */
const RATES: Partial<Record<GameType, number>> = rebates
export const REBATED = Object.keys(RATES) as GameType[]

/** Returns the rebate rate of a category for a player's VIP level. */
export const rebateRateOf = (gameType: GameType, rank: number): number =>
  (RATES[gameType] ?? 0) + (levelOf(rank)?.rebate ?? 0)

/**
 * Calculates a rebate in whole units, and the remainder that is kept for the next one. So the sum
 * of all claims does not depend on how they were split.
 *
 * @param bet units of valid bets
 * @param kept remainder of the claim before, in ten-thousandths of a unit
 */
export function splitRebate(
  bet: number,
  rate: number,
  kept: number,
): { amount: number; remainder: number } {
  const exact = BigInt(bet) * BigInt(rate) + BigInt(kept)
  return { amount: Number(exact / BigInt(PARTS)), remainder: Number(exact % BigInt(PARTS)) }
}

type Mark = Pick<typeof rebateMarks.$inferSelect, 'rebated' | 'remainder'>

/** A rebate with the valid bets for which none was paid yet. */
type RebateRow = Pick<RebateClaimRow, 'gameType' | 'validBet' | 'rate' | 'amount'> & { mark: Mark }

/**
 * Lists the rebates that a player can claim now, by category; categories without bets are left out.
 */
export function listRebates(db: Db, player: Person, rank: number): RebateRow[] {
  const totals = readValidBets(db, player)
  const marks = readMarks(db, player)
  return REBATED.map((gameType) => {
    const mark = marks.get(gameType) ?? NO_MARK
    // Below zero if bets were voided after their rebate: then new bets must first make up for them.
    const validBet = Math.max(0, (totals.get(gameType) ?? 0) - mark.rebated)
    const rate = rebateRateOf(gameType, rank)
    const { amount } = splitRebate(validBet, rate, mark.remainder)
    return { gameType, validBet, rate, amount, mark }
  })
}

const NO_MARK: Mark = { rebated: 0, remainder: 0 }

const readMarks = (db: Db, player: Person): ReadonlyMap<GameType, Mark> =>
  new Map(
    rowsOf(db, rebateMarks, { merchant: player.merchant, username: player.username })
      .list()
      .map((row) => [row.gameType, row]),
  )

/** Sums all valid bets that a player ever made, by category. */
function readValidBets(db: Db, { merchant, username }: Person): ReadonlyMap<GameType, number> {
  const rows = db
    .select({ gameType: betDays.gameType, total: sql<number>`SUM(${betDays.validBet})` })
    .from(betDays)
    .where(matches(betDays, { merchant, username }))
    .groupBy(betDays.gameType)
    .all()
  return new Map(rows.map(({ gameType, total }) => [gameType, total]))
}

/**
 * Credits the rebates of these categories at once. Throws `CallError` 409 `nothing_to_claim` if
 * there is none in any of them.
 */
export function claimRebates(
  db: Db,
  player: Person,
  { gameTypes, rank, at }: { gameTypes: readonly GameType[]; rank: number; at: number },
): RebateClaimRow[] {
  const rows = listRebates(db, player, rank).filter(({ gameType }) => gameTypes.includes(gameType))
  const claims = rows.flatMap((row) =>
    row.amount > 0 ? (creditRebate(db, player, row, at) ?? []) : [],
  )
  if (claims.length > 0) return claims
  refuse('nothing_to_claim')
}

/**
 * Updates the mark only if it is unchanged since it was read, and only then pays; null if another
 * claim came first.
 */
export function creditRebate(
  db: Db,
  { merchant, username }: Person,
  { gameType, validBet, rate, mark }: RebateRow,
  at: number,
): RebateClaimRow | null {
  const own = { merchant, username, gameType }
  const { amount, remainder } = splitRebate(validBet, rate, mark.remainder)
  addMissing(db, rebateMarks, { ...own, ...NO_MARK })
  const { rebated } = mark
  const changes = rowsOf(db, rebateMarks, { ...own, rebated, remainder: mark.remainder }).change({
    rebated: rebated + validBet,
    remainder,
  })
  if (changes !== 1) return null
  const claim = makeRow(db, rebateClaims, { ...own, validBet, rate, amount, at })
  const entries = pairOf(bonusCostOf(merchant), mainWalletOf(merchant, username), amount)
  transfer(db, { reason: 'rebate', reference: `rebate-${claim.id}`, at, entries })
  return claim
}

/** Lists a player's claimed rebates, the latest first. */
export const listRebateClaims = (
  db: Db,
  { merchant, username }: Person,
  page: PageRange,
): RebateClaimRow[] => {
  const { at: column, id: row } = rebateClaims
  const isOwn = matches(rebateClaims, { merchant, username })
  return listPage(db, rebateClaims, isOwn, { column, row, ...page })
}

const prepareSeededRebates = cacheStatements((db) => ({
  addMark: adder(db, rebateMarks),
  addClaim: inserter(db, rebateClaims),
}))

/** Stores a rebate of a demo account's invented history, which is already in its ledger. */
export function addSeededRebate(
  db: Db,
  { merchant, username }: Person,
  past: Pick<RebateClaimRow, 'at' | 'gameType' | 'validBet' | 'amount'>,
): void {
  const { gameType, validBet } = past
  const own = { merchant, username, gameType }
  const { addMark, addClaim } = prepareSeededRebates(db)
  addMark.run({ ...own, rebated: validBet, remainder: 0 })
  addClaim.run({ ...own, ...past, rate: rebateRateOf(gameType, 0) })
}

import type { TurnoverKind } from '#features/member/withdraw/schema.ts'
import type { GameType } from '#parts/games/schema.ts'
import type { Weights } from '#parts/money/turnover/schema.ts'
import { and, asc, eq, isNull, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, addMissing, rowsOf, addRow } from '../../db/rows.ts'
import { bets, ledgerAccounts } from '../../db/play-tables.ts'
import { turnoverFeeds, turnovers } from '../../db/withdrawal-tables.ts'
import { refuse } from '../../http/call-error.ts'
import { pairOf, balanceOf, bonusCostOf, mainWalletOf, transfer } from './ledger.ts'
import type { Person } from '../team/tree.ts'
import { writeAmounts } from './money.ts'

export type TurnoverRow = typeof turnovers.$inferSelect

/**
 * Percentage of a stake that counts towards a bonus, by type of game; missing types count in full.
 */
export const BONUS_WEIGHTS: Record<string, number> = { LIVE: 20, PVP: 50 }

/** Writes the weights of a bonus for the replies of calls. */
export const describeWeights = (weights = BONUS_WEIGHTS): Weights =>
  Object.entries(weights).map(([gameType, percent]) => ({
    gameType: gameType as GameType,
    percent,
  }))

interface Credit extends Person {
  kind: TurnoverKind
  /** Reference of the credit, such as a deposit's id; a credit has only one row. */
  reference: string
  /** Credited amount, in units. */
  base: number
  /** How many times the base must be bet, in hundredths: 1000 is ten times. */
  multiplier: number
  weights?: Record<string, number>
  /** Units that the player loses by giving up the bonus. */
  bonus?: number
  expiresAt?: number | null
  at: number
}

/** Stores the turnover that a credit requires, once per credit. */
export function openTurnover(db: Db, { at, ...credit }: Credit): void {
  const required = credit.base * credit.multiplier
  if (required === 0) return
  addMissing(db, turnovers, {
    weights: credit.kind === 'bonus' ? BONUS_WEIGHTS : {},
    bonus: 0,
    ...credit,
    required,
    contributed: 0,
    state: 'open',
    openedAt: at,
  })
}

/** Credits a bonus to the main wallet, together with the turnover that it requires. */
export function creditBonus(
  db: Db,
  {
    amount,
    ...credit
  }: Omit<Credit, 'kind' | 'base' | 'bonus'> & { amount: number; base?: number },
): void {
  const { merchant, username, reference, at } = credit
  const entries = pairOf(bonusCostOf(merchant), mainWalletOf(merchant, username), amount)
  transfer(db, { reason: 'bonus', reference, at, entries })
  openTurnover(db, { base: amount, ...credit, kind: 'bonus', bonus: amount })
}

/** Whether a turnover still requires bets. */
export const isOpen = ({ state, expiresAt }: TurnoverRow, now: number): boolean =>
  state === 'open' && (expiresAt === null || now < expiresAt)

/** Calculates the units that must still be bet. */
export const leftOf = ({ required, contributed }: Pick<TurnoverRow, 'required' | 'contributed'>) =>
  Math.ceil((required - contributed) / 100)

/** Writes what must be bet: rows count hundredths of a unit, and players read whole units. */
export function describeBets(row: TurnoverRow, currency: string) {
  const [required, left] = [Math.ceil(row.required / 100), leftOf(row)]
  const units = { required, contributed: required - left, left }
  return writeAmounts(units, currency, 'required', 'contributed', 'left')
}

/** Lists a player's open turnovers, the oldest first. */
export const listOpenTurnovers = (db: Db, { merchant, username }: Person, now: number) =>
  rowsOf(db, turnovers, { merchant, username, state: 'open' })
    .list({ order: [asc(turnovers.id)] })
    .filter((row) => isOpen(row, now))

/**
 * Sums what a player's open turnovers require, and what is left of it, in units; null if none is
 * open. Until then no money leaves the account, neither by a withdrawal nor by a transfer within the
 * team (docs/product.md §10.4).
 */
export function sumOpenTurnovers(
  db: Db,
  player: Person,
  now: number,
): { left: number; required: number } | null {
  const open = listOpenTurnovers(db, player, now)
  if (open.length === 0) return null
  return {
    left: open.reduce((sum, row) => sum + leftOf(row), 0),
    required: open.reduce((sum, row) => sum + Math.ceil(row.required / 100), 0),
  }
}

interface Stake {
  vendor: string
  transactionId: string
  amount: number
}

/**
 * Counts settled stakes: each counts for the oldest open turnover, and the rest of it for the next
 * one (docs/product.md §10.4). No stake is counted twice.
 */
export function feedTurnovers(
  db: Db,
  player: Person,
  { stakes, gameType, at }: { stakes: readonly Stake[]; gameType: string; at: number },
): void {
  const open = listOpenTurnovers(db, player, at)
  if (open.length === 0) return
  // Sorted by transaction id, so that the vendor's order does not matter.
  const sorted = stakes.toSorted((one, other) => (one.transactionId < other.transactionId ? -1 : 1))
  for (const stake of sorted) {
    if (!wasCounted(db, stake)) feedStake(db, open, stake, gameType, at)
  }
}

const wasCounted = (db: Db, stake: Stake): boolean =>
  rowsOf(db, turnoverFeeds, isOf(stake)).find() !== undefined

const isOf = ({ vendor, transactionId }: Pick<Stake, 'vendor' | 'transactionId'>) =>
  matches(turnoverFeeds, { vendor, transactionId })

function feedStake(
  db: Db,
  open: TurnoverRow[],
  { vendor, transactionId, amount }: Stake,
  gameType: string,
  at: number,
): void {
  // The rest of the stake, in hundredths of a unit, before the weight of each turnover.
  let rest = amount * 100
  let weightOfRest = 100
  for (const row of open) {
    const weight = row.weights[gameType] ?? 100
    if (row.contributed === row.required || weight === 0) continue
    const offered = Math.floor((rest * weight) / weightOfRest)
    const credited = Math.min(offered, row.required - row.contributed)
    if (credited === 0) continue
    row.contributed += credited
    const isMet = row.contributed === row.required
    rowsOf(db, turnovers, { id: row.id, state: 'open' }).change({
      contributed: row.contributed,
      ...(isMet && { state: 'met', closedAt: at }),
    })
    addRow(db, turnoverFeeds, {
      merchant: row.merchant,
      vendor,
      transactionId,
      turnoverId: row.id,
      credited,
      at,
    })
    rest = offered - credited
    weightOfRest = weight
    if (rest === 0) return
  }
}

/** Subtracts a voided stake from turnovers that are still open; closed ones do not change. */
export function voidStake(
  db: Db,
  stake: Pick<Stake, 'vendor' | 'transactionId'>,
  at: number,
): void {
  const fed = db
    .select()
    .from(turnoverFeeds)
    .innerJoin(turnovers, eq(turnovers.id, turnoverFeeds.turnoverId))
    .where(and(isOf(stake), isNull(turnoverFeeds.voidedAt)))
    .all()
  for (const { turnovers: row, turnover_feeds: feed } of fed) {
    if (!isOpen(row, at)) continue
    rowsOf(db, turnovers, { id: row.id }).change({
      contributed: sql`${turnovers.contributed} - ${feed.credited}`,
    })
    rowsOf(db, turnoverFeeds, { turnoverId: row.id }, isOf(stake)).change({ voidedAt: at })
  }
}

/**
 * Closes a player's open turnovers if no money is left, neither in wallets nor reserved nor in open
 * bets.
 */
export function closeIfBroke(db: Db, player: Person, at: number): void {
  if (listOpenTurnovers(db, player, at).length === 0 || ownsAnything(db, player)) return
  const { merchant, username } = player
  const open = rowsOf(db, turnovers, { merchant, username, state: 'open' })
  open.change({ state: 'zeroBalance', closedAt: at })
}

function ownsAnything(db: Db, { merchant, username }: Person): boolean {
  const kind = ['main', 'vendorWallet', 'hold'] as const
  const funds = rowsOf(db, ledgerAccounts, { merchant, username, kind })
  const atStake = rowsOf(db, bets, { merchant, username, state: 'open', trial: false })
  return funds.sum(ledgerAccounts.balance) > 0 || atStake.find() !== undefined
}

/**
 * Units that the player loses with a bonus that ends before all is bet: the bonus, at most the
 * balance. What was won with it stays (docs/product.md §11.3).
 */
export const forfeitOf = (db: Db, { merchant, username, bonus }: TurnoverRow): number =>
  Math.min(bonus, balanceOf(db, mainWalletOf(merchant, username)))

/**
 * Gives up a bonus and its turnover; returns the amount that was removed. Throws `CallError` 404
 * `turnover_not_found` or 409 `turnover_closed`.
 */
export function cancelBonus(
  db: Db,
  { merchant, username }: Person,
  { id, at }: { id: number; at: number },
): number {
  const row = rowsOf(db, turnovers, { id }).find()
  if (row?.merchant !== merchant || row.username !== username || row.kind !== 'bonus') {
    refuse('turnover_not_found')
  }
  const changes = rowsOf(db, turnovers, { id, state: 'open' }).change({
    state: 'cancelled',
    closedAt: at,
  })
  if (changes !== 1 || !isOpen(row, at)) refuse('turnover_closed')
  const forfeit = takeBack(db, row, at)
  closeIfBroke(db, row, at)
  return forfeit
}

function takeBack(db: Db, row: TurnoverRow, at: number): number {
  const { merchant, username, id } = row
  const forfeit = forfeitOf(db, row)
  if (forfeit === 0) return 0
  transfer(db, {
    reason: 'bonusForfeit',
    reference: String(id),
    at,
    entries: pairOf(mainWalletOf(merchant, username), bonusCostOf(merchant), forfeit),
  })
  return forfeit
}

/**
 * Ends the bonuses whose time is over, with their turnover.
 *
 * @returns the ended bonuses, and the units that were taken from the main wallet for each
 */
export function lapseBonuses(
  db: Db,
  { merchant, username }: Person,
  at: number,
): { row: TurnoverRow; forfeit: number }[] {
  const over = rowsOf(db, turnovers, { merchant, username, kind: 'bonus', state: 'open' })
    .list({ order: [asc(turnovers.id)] })
    .filter((row) => !isOpen(row, at))
  const ended = over.map((row) => {
    rowsOf(db, turnovers, { id: row.id, state: 'open' }).change({
      state: 'expired',
      closedAt: row.expiresAt,
    })
    return { row, forfeit: takeBack(db, row, at) }
  })
  if (ended.length > 0) closeIfBroke(db, { merchant, username }, at)
  return ended
}

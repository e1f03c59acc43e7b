import type { AccountKind, TransferReason } from '../../db/ledger-kinds.ts'
import type { Db } from '../../db/open.ts'
import { matches, rowsOf, addRow } from '../../db/rows.ts'
import { type BetRow, bets, ledgerEntries } from '../../db/play-tables.ts'
import { adder, cacheStatements, statement } from '../../db/prepared-statements.ts'
import { playerDays, voidedBets } from '../../db/team-tables.ts'
import { dayAt } from '../days.ts'
import { findNode, findPlace, type Person } from './tree.ts'

/*
 * Maintains the sums of members' days, which each bet and each movement of money updates
 * (docs/product.md §12.3).
 */

/** Names of a day's sums, in units; bets count on the day of their settlement. */
export const SUM_NAMES = [
  'deposits',
  'withdrawals',
  'stake',
  'validBet',
  'win',
  'bonuses',
  'rebates',
] as const
export type DaySum = Record<(typeof SUM_NAMES)[number], number>
export const NO_DAY = Object.fromEntries(SUM_NAMES.map((name) => [name, 0])) as DaySum

/** The sum that a ledger entry changes, by its reason, account and sign. */
const MONEY: Partial<Record<TransferReason, [AccountKind, keyof DaySum, 1 | -1]>> = {
  deposit: ['main', 'deposits', 1],
  payout: ['hold', 'withdrawals', -1],
  payoutFee: ['hold', 'withdrawals', -1],
  payoutBounce: ['main', 'withdrawals', -1],
  payoutRepay: ['main', 'withdrawals', -1],
  payoutFeeReturn: ['main', 'withdrawals', -1],
  bonus: ['main', 'bonuses', 1],
  bonusForfeit: ['main', 'bonuses', 1],
  reward: ['main', 'bonuses', 1],
  pointsConverted: ['main', 'bonuses', 1],
  rebate: ['main', 'rebates', 1],
}

/** A member's position in a team at the time of the bet or movement. */
interface Place extends Person {
  path: string
}

type DayRow = typeof playerDays.$inferSelect
const days = cacheStatements((db) => adder(db, playerDays))

function addDay(
  db: Db,
  { merchant, username, path }: Place,
  at: number,
  sums: Partial<Omit<DayRow, keyof Place | 'day'>>,
): void {
  const day = dayAt(db, merchant, at)
  days(db).run({ ...NO_DAY, gameType: '', validBets: 0, ...sums, merchant, username, path, day })
}

/** Adds a ledger entry to the sums of its player, if the player is in a team. */
export function countTeamMoney(
  db: Db,
  { merchant, kind, username }: { merchant: string; kind: AccountKind; username: string | null },
  { amount, reason, at }: { amount: number; reason: TransferReason; at: number },
): void {
  const [ofKind, name, sign] = MONEY[reason] ?? []
  if (username === null || name === undefined || sign === undefined || ofKind !== kind) return
  const node = findPlace(db, { merchant, username }, at)
  if (node) addDay(db, node, at, { [name]: sign * amount })
}

/** The stake of a settled bet is valid unless it was refunded in full. */
const stakesOf = ({ amount, win }: Pick<BetRow, 'amount' | 'win'>) => ({
  stake: amount,
  validBet: win === amount ? 0 : amount,
  win,
})

/** Adds a settled bet to the sums of its day. */
export function addSettled(
  db: Db,
  place: Place,
  bet: Pick<BetRow, 'amount' | 'win' | 'gameType'>,
  at: number,
): void {
  const stakes = stakesOf(bet)
  const isValid = stakes.validBet > 0
  addDay(db, place, at, { gameType: bet.gameType, ...stakes, validBets: Number(isValid) })
  const { merchant, username } = place
  if (isValid) noteActive(db).run({ merchant, username, day: dayAt(db, merchant, at) })
}

const noteActive = statement(`UPDATE team_nodes SET activeOn = max(coalesce(activeOn, ''), @day)
  WHERE merchant = @merchant AND username = @username`)

const isBet = ({ vendor, transactionId }: Pick<BetRow, 'vendor' | 'transactionId'>) =>
  matches(bets, { vendor, transactionId })

/** Adds the new state of a bet to the sums of its player. */
export function countTeamBet(db: Db, before: BetRow, after: BetRow): void {
  if (after.trial || after.amount === 0) return
  if (before.state === 'open' && after.state === 'settled') {
    const node = findPlace(db, after, after.closedAt ?? after.at)
    if (!node) return
    rowsOf(db, bets, isBet(after)).change({ path: node.path })
    addSettled(db, node, after, after.closedAt ?? after.at)
  } else if (before.state === 'settled' && after.state === 'rolledBack') {
    takeBack(db, before, after.closedAt ?? before.closedAt ?? before.at)
  }
}

/** Subtracts a voided bet, on the day of the void, from all teams that counted it. */
function takeBack(db: Db, bet: BetRow, voidedAt: number): void {
  const path = db.select({ path: bets.path }).from(bets).where(isBet(bet)).get()?.path
  if (!path) return
  const { merchant, username, vendor, transactionId, gameType } = bet
  const settledAt = bet.closedAt ?? bet.at
  const had = stakesOf(bet)
  addRow(db, voidedBets, {
    merchant,
    username,
    vendor,
    transactionId,
    path,
    ...had,
    settledAt,
    voidedAt,
  })
  addDay(db, { merchant, username, path }, voidedAt, {
    gameType,
    stake: -had.stake,
    validBet: -had.validBet,
    win: -had.win,
  })
}

/**
 * Adds a player's earlier bets and movements of money to the team's sums, after the player has
 * joined the team.
 */
export function countEarlierActivity(db: Db, { merchant, username }: Person): void {
  const node = findNode(db, { merchant, username })
  if (!node) return
  const isSettled = matches(bets, { merchant, username, state: 'settled', trial: false })
  rowsOf(db, bets, isSettled).change({ path: node.path })
  for (const bet of rowsOf(db, bets, isSettled).list()) {
    if (bet.amount > 0) addSettled(db, node, bet, bet.closedAt ?? bet.at)
  }
  for (const kind of ['main', 'hold'] as const) {
    const isOwn = matches(ledgerEntries, { merchant, account: `${kind}:${username}` })
    for (const entry of rowsOf(db, ledgerEntries, isOwn).list()) {
      countTeamMoney(db, { merchant, kind, username }, entry)
    }
  }
}

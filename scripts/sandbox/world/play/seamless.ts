import type { Db } from '../../db/open.ts'
import { findRow, listRows, matches } from '../../db/rows.ts'
import { bets, settlements } from '../../db/play-tables.ts'
import { CallError } from '../../http/call-error.ts'
import type { Merchant } from '../../http/serve.ts'
import {
  pairOf,
  balanceOf,
  houseOf,
  type LedgerAccount,
  playHouseOf,
  transfer,
  vendorOf,
} from '../money/ledger.ts'
import { closeBet, openBet, splitWin } from './bet-book.ts'
import { keepSessionAlive, type SeatRow } from './seats.ts'
import { findVendor, stateOfVendor } from './vendor-state.ts'
import { closeIfBroke, feedTurnovers, voidStake } from '../money/turnover.ts'
import { addWinner } from './winners.ts'

/** One call of a vendor to a player's wallet. */
export interface Play {
  db: Db
  merchant: Merchant
  now: Date
  seat: SeatRow
  transactionId: string
  roundId: string
  /** Units (`world/money/money.ts`). */
  amount: number
}

/** The purse that a seat plays from. */
export function purseOf({ merchant, account, seat }: SeatRow): LedgerAccount {
  const kind = account.slice(0, account.indexOf(':')) as LedgerAccount['kind']
  const party = kind === 'vendorWallet' ? seat.vendor : null
  return { merchant, kind, party, username: seat.username }
}

/** What a seat may stake. */
export const balanceAt = (db: Db, seat: SeatRow): number => balanceOf(db, purseOf(seat))

/** Takes a stake, once a transaction. Throws `CallError`. */
export function placeBet(play: Play): void {
  const { db, seat, roundId, amount, now } = play
  const earlier = findBet(play)
  if (earlier) {
    if (earlier.state === 'rolledBack') throw conflict('bet_rolled_back')
    if (earlier.seatId !== seat.id || earlier.roundId !== roundId || earlier.amount !== amount) {
      throw conflict('transaction_conflict')
    }
    return
  }
  refuseClosed(play)
  keepSessionAlive(db, seat, play.merchant, now)
  if (amount === 0) throw new CallError(400, 'invalid_request', 'A bet is above zero.')
  if (listRound(play).some(({ state }) => state === 'settled')) throw conflict('round_closed')
  move(play, 'bet', -amount)
  addBet(play, 'open')
}

/** Pays what a round won, which may be nothing, and ends it; once. Throws `CallError`. */
export function settleRound(play: Play): void {
  const { db, seat, transactionId, roundId, amount, now } = play
  const { vendor } = seat.seat
  const isThis = matches(settlements, { vendor, transactionId })
  const earlier = db.select().from(settlements).where(isThis).get()
  if (earlier) {
    if (earlier.seatId === seat.id && earlier.roundId === roundId && earlier.amount === amount) {
      return
    }
    throw conflict('transaction_conflict')
  }
  const round = listRound(play)
  const open = round.filter(({ state }) => state === 'open')
  if (open.length === 0) throw conflict(round.length === 0 ? 'round_unknown' : 'round_closed')
  const { merchant } = seat
  const at = now.getTime()
  const wins = splitWin(
    amount,
    open.map((bet) => bet.amount),
  )
  for (const [index, bet] of open.entries()) {
    closeBet(db, bet, { state: 'settled', win: wins[index] as number, closedAt: at })
  }
  db.insert(settlements)
    .values({ vendor, transactionId, merchant, seatId: seat.id, roundId, amount, at })
    .run()
  if (amount > 0) move(play, 'settle', amount)
  if (seat.seat.trial) return
  feedTurnovers(db, seat.seat, { stakes: open, gameType: seat.seat.gameType, at })
  closeIfBroke(db, seat.seat, at)
  const stake = open.reduce((sum, bet) => sum + bet.amount, 0)
  if (amount > 0) addWinner(db, seat.seat, { amount, stake, at })
}

/**
 * Gives a stake back, and takes back what it won if its round is settled; one that is unknown or
 * given back already stays so. Throws `CallError`.
 */
export function rollBackBet(play: Play): void {
  const { db, seat, amount } = play
  const bet = findBet(play)
  if (!bet) return addBet({ ...play, amount: 0 }, 'rolledBack')
  if (bet.seatId !== seat.id) throw conflict('transaction_conflict')
  if (bet.state === 'rolledBack') return
  if (bet.amount !== amount) throw conflict('transaction_conflict')
  const at = play.now.getTime()
  closeBet(db, bet, { state: 'rolledBack', win: 0, closedAt: at })
  move(play, 'rollback', amount)
  if (bet.win > 0) takeWinBack(play, bet.win)
  voidStake(db, bet, at)
  if (!bet.trial) closeIfBroke(db, seat.seat, at)
}

/**
 * A player never owes: of a win that was spent meanwhile, the purse pays what it holds, and the
 * operator pays the vendor the rest.
 */
function takeWinBack(play: Play, win: number): void {
  const { db, seat, now, transactionId } = play
  const { merchant, vendor } = seat.seat
  const taken = Math.min(win, balanceAt(db, seat))
  const rest = win - taken
  transfer(db, {
    reason: 'settleVoid',
    reference: `${vendor} ${transactionId}`,
    at: now.getTime(),
    entries: [
      [purseOf(seat), -taken],
      [counterpartOf(seat), win],
      ...(rest > 0 ? [[houseOf(merchant), -rest] as const] : []),
    ],
  })
}

const CONFLICTS = {
  transaction_conflict: 'This transaction was another one.',
  bet_rolled_back: 'This bet was rolled back.',
  round_closed: 'This round is over.',
  round_unknown: 'Nobody bet in this round.',
}
const conflict = (code: keyof typeof CONFLICTS) => new CallError(409, code, CONFLICTS[code])

const findBet = ({ db, seat, transactionId }: Play) =>
  findRow(db, bets, { vendor: seat.seat.vendor, transactionId })

const listRound = ({ db, seat, roundId }: Play) => listRows(db, bets, { seatId: seat.id, roundId })

function addBet(
  { db, seat, now, transactionId, roundId, amount }: Play,
  state: 'open' | 'rolledBack',
) {
  const { merchant, username, vendor, nodeId = null, trial, gameType } = seat.seat
  openBet(db, {
    vendor,
    transactionId,
    merchant,
    username,
    seatId: seat.id,
    nodeId,
    roundId,
    amount,
    trial,
    state,
    at: now.getTime(),
    gameType,
    win: 0,
    closedAt: state === 'open' ? null : now.getTime(),
  })
}

/** The vendor, or the bank of play money. */
const counterpartOf = ({ seat: { merchant, vendor, trial } }: SeatRow): LedgerAccount =>
  trial ? playHouseOf(merchant) : vendorOf(merchant, vendor)

/** Between the seat's purse and its counterpart. */
function move(play: Play, reason: 'bet' | 'settle' | 'rollback', amount: number): void {
  const { db, seat, now, transactionId } = play
  transfer(db, {
    reason,
    reference: `${seat.seat.vendor} ${transactionId}`,
    at: now.getTime(),
    entries: pairOf(counterpartOf(seat), purseOf(seat), amount),
  })
}

/** A closed site or vendor takes no bets; what was staked before is still paid. */
function refuseClosed({ db, seat, merchant, now }: Play): void {
  const vendor = findVendor(db, seat.seat.vendor)
  const isOpen = vendor && stateOfVendor(vendor, merchant.settings, now).state === 'open'
  if (isOpen && merchant.settings.systemStatus === 0) return
  throw new CallError(503, 'maintenance', 'There is no play now.')
}

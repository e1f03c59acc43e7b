import type { Db } from '../../db/open.ts'
import { rowsOf, addRow } from '../../db/rows.ts'
import { bets, settlements, type BetRow } from '../../db/play-tables.ts'
import { refuse } from '../../http/call-error.ts'
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
import { keepSessionAlive, type GameSessionRow } from './game-sessions.ts'
import { findVendor, stateOfVendor } from './vendor-state.ts'
import { closeIfBroke, feedTurnovers, voidStake } from '../money/turnover.ts'
import { addWinner } from './winners.ts'

/** One call of a vendor that books money in a player's wallet. */
export interface Play {
  db: Db
  merchant: Merchant
  now: Date
  gameSession: GameSessionRow
  transactionId: string
  roundId: string
  /** Amount in units (`world/money/money.ts`). */
  amount: number
}

/** Returns the ledger account from which a game session takes stakes. */
export function ledgerAccountOf({ merchant, account, launch }: GameSessionRow): LedgerAccount {
  const kind = account.slice(0, account.indexOf(':')) as LedgerAccount['kind']
  const party = kind === 'vendorWallet' ? launch.vendor : null
  return { merchant, kind, party, username: launch.username }
}

/** Largest stake that a game session can pay, in units. */
export const balanceAt = (db: Db, gameSession: GameSessionRow): number =>
  balanceOf(db, ledgerAccountOf(gameSession))

/** Takes a stake, once per transaction id. Throws `CallError`. */
export function placeBet(play: Play): void {
  const { db, gameSession, amount, now } = play
  const earlier = findBet(play)
  if (earlier) {
    if (earlier.state === 'rolledBack') refuse('bet_rolled_back')
    return refuseOther(play, earlier)
  }
  refuseClosed(play)
  keepSessionAlive(db, gameSession, play.merchant, now)
  if (amount === 0) refuse('invalid_request/bet')
  if (listRound(play).some(({ state }) => state === 'settled')) refuse('round_closed')
  move(play, 'bet', -amount)
  addBet(play, 'open')
}

/** A call that is repeated changes nothing; another call with the same transaction id is refused. */
function refuseOther(
  { gameSession, roundId, amount }: Play,
  earlier: Pick<BetRow, 'seatId' | 'roundId' | 'amount'>,
): void {
  const isSameRound = earlier.seatId === gameSession.id && earlier.roundId === roundId
  if (!isSameRound || earlier.amount !== amount) refuse('transaction_conflict')
}

/** Pays the win of a round, which may be zero, and ends the round; once. Throws `CallError`. */
export function settleRound(play: Play): void {
  const { db, gameSession, transactionId, roundId, amount, now } = play
  const { vendor } = gameSession.launch
  const earlier = rowsOf(db, settlements, { vendor, transactionId }).find()
  if (earlier) return refuseOther(play, earlier)
  const round = listRound(play)
  const open = round.filter(({ state }) => state === 'open')
  if (open.length === 0) refuse(round.length === 0 ? 'round_unknown' : 'round_closed')
  const { merchant } = gameSession
  const at = now.getTime()
  const stakes = open.map((bet) => bet.amount)
  for (const [index, win] of splitWin(amount, stakes).entries()) {
    closeBet(db, open[index]!, { state: 'settled', win, closedAt: at })
  }
  const seatId = gameSession.id
  addRow(db, settlements, { vendor, transactionId, merchant, seatId, roundId, amount, at })
  if (amount > 0) move(play, 'settle', amount)
  if (gameSession.launch.trial) return
  feedTurnovers(db, gameSession.launch, { stakes: open, gameType: gameSession.launch.gameType, at })
  closeIfBroke(db, gameSession.launch, at)
  const stake = stakes.reduce((sum, each) => sum + each, 0)
  if (amount > 0) addWinner(db, gameSession.launch, { amount, stake, at })
}

/**
 * Refunds a stake, and takes back its win if the round is settled. An unknown or already refunded
 * stake stays refunded. Throws `CallError`.
 */
export function rollBackBet(play: Play): void {
  const { db, gameSession, amount } = play
  const bet = findBet(play)
  if (!bet) return addBet({ ...play, amount: 0 }, 'rolledBack')
  if (bet.seatId !== gameSession.id) refuse('transaction_conflict')
  if (bet.state === 'rolledBack') return
  if (bet.amount !== amount) refuse('transaction_conflict')
  const at = play.now.getTime()
  closeBet(db, bet, { state: 'rolledBack', win: 0, closedAt: at })
  move(play, 'rollback', amount)
  if (bet.win > 0) takeWinBack(play, bet.win)
  voidStake(db, bet, at)
  if (!bet.trial) closeIfBroke(db, gameSession.launch, at)
}

/**
 * A player's balance never becomes negative. If the win was spent meanwhile, the account pays what
 * it holds, and the operator pays the vendor the rest.
 */
function takeWinBack(play: Play, win: number): void {
  const { db, gameSession, now, transactionId } = play
  const { merchant, vendor } = gameSession.launch
  const taken = Math.min(win, balanceAt(db, gameSession))
  const rest = win - taken
  transfer(db, {
    reason: 'settleVoid',
    reference: `${vendor} ${transactionId}`,
    at: now.getTime(),
    entries: [
      [ledgerAccountOf(gameSession), -taken],
      [counterpartOf(gameSession), win],
      ...(rest > 0 ? [[houseOf(merchant), -rest] as const] : []),
    ],
  })
}

const findBet = ({ db, gameSession, transactionId }: Play) =>
  rowsOf(db, bets, { vendor: gameSession.launch.vendor, transactionId }).find()

const listRound = ({ db, gameSession, roundId }: Play) =>
  rowsOf(db, bets, { seatId: gameSession.id, roundId }).list()

function addBet(
  { db, gameSession, now, transactionId, roundId, amount }: Play,
  state: 'open' | 'rolledBack',
) {
  const { merchant, username, vendor, nodeId = null, trial, gameType } = gameSession.launch
  const at = now.getTime()
  openBet(db, {
    vendor,
    transactionId,
    merchant,
    username,
    seatId: gameSession.id,
    nodeId,
    roundId,
    amount,
    trial,
    state,
    at,
    gameType,
    win: 0,
    closedAt: state === 'open' ? null : at,
  })
}

/** Returns the counterpart account of a bet: the vendor's, or that of play money. */
const counterpartOf = ({ launch: { merchant, vendor, trial } }: GameSessionRow): LedgerAccount =>
  trial ? playHouseOf(merchant) : vendorOf(merchant, vendor)

/** Moves an amount between the player's ledger account and the counterpart account. */
function move(play: Play, reason: 'bet' | 'settle' | 'rollback', amount: number): void {
  const { db, gameSession, now, transactionId } = play
  transfer(db, {
    reason,
    reference: `${gameSession.launch.vendor} ${transactionId}`,
    at: now.getTime(),
    entries: pairOf(counterpartOf(gameSession), ledgerAccountOf(gameSession), amount),
  })
}

/** A closed site or vendor accepts no bets; earlier bets are still paid. */
function refuseClosed({ db, gameSession, merchant, now }: Play): void {
  const vendor = findVendor(db, gameSession.launch.vendor)
  const isOpen = vendor && stateOfVendor(vendor, merchant.settings, now).state === 'open'
  if (isOpen && merchant.settings.systemStatus === 0) return
  refuse('maintenance/play')
}

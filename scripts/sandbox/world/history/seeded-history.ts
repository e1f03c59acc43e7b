import { hash, random } from '#scripts/scenery/random.ts'
import type { TransferReason } from '../../db/ledger-kinds.ts'
import type { Db } from '../../db/open.ts'
import { adder, inserter, cacheStatements } from '../../db/prepared-statements.ts'
import { type BetRow, bets } from '../../db/play-tables.ts'
import { betDays } from '../../db/record-tables.ts'
import type { Merchant } from '../../http/serve.ts'
import type { Account } from '../identity/accounts.ts'
import { betDayOf } from '../play/bet-book.ts'
import { dayTeller, zoneOf } from '../days.ts'
import { type HistoryEvent, type HistoryPlan, inventHistory } from './history-events.ts'
import { listPlayed } from './history-games.ts'
import { openPastLedger } from './past-ledger.ts'
import { openReceipts } from './history-receipts.ts'
import {
  pairOf,
  historyOf,
  holdOf,
  type Transfer,
  mainWalletOf,
  vendorWalletOf,
} from '../money/ledger.ts'
import { scaleUnits } from '../money/money.ts'
import { addSeededRebate, rebateRateOf, splitRebate } from '../money/rebates.ts'
import { isSingleWallet } from '../money/wallets.ts'

const REASONS: Record<HistoryEvent['kind'], TransferReason> = {
  deposit: 'deposit',
  bonus: 'bonus',
  hold: 'hold',
  payout: 'payout',
  release: 'holdRelease',
  bounce: 'payoutBounce',
  rebate: 'rebate',
  toVendor: 'walletIn',
  fromVendor: 'walletOut',
  bet: 'bet',
  win: 'settle',
  void: 'rollback',
}

interface SeededHistory extends Pick<HistoryPlan, 'from' | 'to' | 'target' | 'habit'> {
  /**
   * The opening balance that replaces the balance after the history; without it, that balance
   * stays.
   */
  opening?: { at: number; amount: number }
}

/** Invents a player's deposits, bets and withdrawals, and writes them. */
export function writeSeededHistory(
  db: Db,
  merchant: Merchant,
  player: Account,
  { opening, ...plan }: SeededHistory,
): void {
  const { username } = player
  const main = mainWalletOf(merchant.code, username)
  const { currency } = merchant.brand
  const isSeparate = !isSingleWallet(merchant, player)
  const {
    events,
    bets: invented,
    deposits,
    withdrawals,
    rebates,
  } = inventHistory({
    ...plan,
    stream: random(`history ${merchant.code} ${username}`),
    units: (baht) => scaleUnits(baht, currency),
    games: listPlayed(db, `${merchant.code} ${username}`),
    separate: isSeparate,
    rebateOf: merchant.brand.features.manualRebate
      ? (gameType, validBet) => splitRebate(validBet, rebateRateOf(gameType, 0), 0).amount
      : undefined,
  })
  const counterpart = historyOf(merchant.code, username)
  const prefix = hash(`${merchant.code} ${username}`).toString(36).toUpperCase()
  const receipts = openReceipts(db, merchant, player, { prefix, deposits, withdrawals })
  const ledger = openPastLedger(db, merchant.code, events.length + 1)
  /** The transfers that paid withdrawals, which a bank may have returned. */
  const payouts = new Map<number, number>()
  for (const [index, event] of events.entries()) {
    const { at, kind, amount } = event
    const reference =
      'bet' in event
        ? betNumber(prefix, event.bet)
        : (receipts.referenceOf(event) ?? `H${prefix}-${index}`)
    const reverses = event.kind === 'bounce' ? payouts.get(event.index) : null
    const entries = entriesOf(event, amount)
    const id = ledger.move({ reason: REASONS[kind], reference, at, reverses, entries })
    if (event.kind === 'payout') payouts.set(event.index, id)
  }
  if (opening) {
    const entries = pairOf(main, counterpart, opening.amount)
    ledger.move({ reason: 'opening', reference: `history ${username}`, at: opening.at, entries })
  } else ledger.keepBalances()
  writeBets()
  receipts.write(payouts)
  for (const { at, gameType, validBet, amount } of rebates) {
    addSeededRebate(db, { merchant: merchant.code, username }, { at, gameType, validBet, amount })
  }

  function entriesOf(event: HistoryEvent, amount: number): Transfer['entries'] {
    const vendor = 'vendor' in event ? event.vendor : 'game' in event ? event.game.vendor : ''
    const atVendor = vendorWalletOf(merchant.code, username, vendor)
    const isIn = ['deposit', 'bonus', 'bounce', 'rebate', 'win', 'void'].includes(event.kind)
    const held = holdOf(merchant.code, username)
    if (event.kind === 'hold') return pairOf(main, held, amount)
    if (event.kind === 'payout') return pairOf(held, counterpart, amount)
    if (event.kind === 'release') return pairOf(held, main, amount)
    if (event.kind === 'toVendor') return pairOf(main, atVendor, amount)
    if (event.kind === 'fromVendor') return pairOf(atVendor, main, amount)
    const own = 'bet' in event && isSeparate ? atVendor : main
    return isIn ? pairOf(counterpart, own, amount) : pairOf(own, counterpart, amount)
  }

  function writeBets(): void {
    const { addBet, addBetDay } = prepare(db)
    const dayOf = dayTeller(zoneOf(db, merchant.code))
    for (const [index, { at, game, stake, win, state, closedAt }] of invented.entries()) {
      const bet: BetRow = {
        vendor: game.vendor,
        transactionId: betNumber(prefix, index),
        merchant: merchant.code,
        username,
        seatId: 'history',
        nodeId: game.nodeId,
        roundId: `R${prefix}-${index}`,
        amount: stake,
        trial: false,
        state,
        at,
        gameType: game.type,
        win,
        closedAt,
      }
      addBet.run(bet)
      addBetDay.run(betDayOf(bet, dayOf(at)))
    }
  }
}

const prepare = cacheStatements((db) => ({
  addBet: inserter(db, bets),
  addBetDay: adder(db, betDays),
}))

const betNumber = (prefix: string, index: number) => `B${prefix}-${String(index).padStart(5, '0')}`

import { hash, random } from '#scripts/scenery/random.ts'
import { sql } from '../../db/drizzle.ts'
import type { TransferReason } from '../../db/ledger-kinds.ts'
import type { Db } from '../../db/open.ts'
import {
  adder,
  given,
  inserter,
  matchesGiven,
  cacheStatements,
} from '../../db/prepared-statements.ts'
import {
  type BetRow,
  bets,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransfers,
} from '../../db/play-tables.ts'
import { betDays, entryDays } from '../../db/record-tables.ts'
import type { Merchant } from '../../http/serve.ts'
import type { Account } from '../identity/accounts.ts'
import { validBetOf } from '../play/bet-book.ts'
import { dayTeller, zoneOf } from '../days.ts'
import { type HistoryEvent, type HistoryPlan, inventHistory } from './history-events.ts'
import { listPlayed } from './history-games.ts'
import { firstId } from './history-inserts.ts'
import { HistoryReceipts } from './history-receipts.ts'
import {
  pairOf,
  historyOf,
  holdOf,
  idOf,
  type LedgerAccount,
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
    separate: !isSingleWallet(merchant, player),
    rebateOf: merchant.brand.features.manualRebate
      ? (gameType, validBet) => splitRebate(validBet, rebateRateOf(gameType, 0), 0).amount
      : undefined,
  })
  const dayOf = dayTeller(zoneOf(db, merchant.code))
  const counterpart = historyOf(merchant.code, username)
  const balances = new Map<string, number>()
  /**
   * Returns the balance of an account after a change; every account is empty before the history.
   */
  const change = (account: LedgerAccount, amount: number): number => {
    const id = idOf(account)
    if (!balances.has(id)) ensureAccount(db, account)
    const after = (balances.get(id) ?? 0) + amount
    balances.set(id, after)
    return after
  }
  ensureAccount(db, counterpart)
  const { addTransfer, addEntry, addBet, addEntryDay, addBetDay, setBalance } = prepare(db)
  const firstTransfer = firstId(db, ledgerTransfers) - events.length - 1
  const firstEntry = firstId(db, ledgerEntries) - 2 * events.length - 2
  const prefix = hash(`${merchant.code} ${username}`).toString(36).toUpperCase()
  const isSeparate = !isSingleWallet(merchant, player)
  const receipts = new HistoryReceipts(db, merchant, player, { prefix, deposits, withdrawals })
  /** Ids of the transfers that paid withdrawals, which a bank may later have returned. */
  const payouts = new Map<number, number>()
  for (const [index, event] of events.entries()) {
    const { at, kind, amount } = event
    const reason = REASONS[kind]
    const id = firstTransfer + index
    const reference =
      'bet' in event
        ? betNumber(prefix, event.bet)
        : (receipts.referenceOf(event) ?? `H${prefix}-${index}`)
    if (event.kind === 'payout') payouts.set(event.index, id)
    addTransfer.run({
      id,
      merchant: merchant.code,
      reason,
      reference,
      at,
      insertedAt: at,
      reverses: event.kind === 'bounce' ? payouts.get(event.index) : null,
    })
    for (const [place, [account, moved]] of entriesOf(event, amount).entries()) {
      addEntry.run({
        id: firstEntry + 2 * index + place,
        merchant: merchant.code,
        transferId: id,
        account: idOf(account),
        amount: moved,
        balanceAfter: change(account, moved),
        reason,
        at,
      })
      if (account.kind !== 'main') continue
      addEntryDay.run({
        merchant: merchant.code,
        account: idOf(account),
        day: dayOf(at),
        reason,
        count: 1,
        received: Math.max(moved, 0),
        paid: Math.max(-moved, 0),
      })
    }
  }
  if (opening) handOver(opening)
  else writeBalances()
  writeBets()
  receipts.write(payouts)
  for (const { at, gameType, validBet, amount } of rebates) {
    addSeededRebate(db, { merchant: merchant.code, username }, { at, gameType, validBet, amount })
  }

  function writeBalances(): void {
    for (const [id, balance] of balances) setBalance.run({ merchant: merchant.code, id, balance })
  }

  function handOver({ at, amount }: { at: number; amount: number }): void {
    const id = firstTransfer + events.length
    const reason = 'opening'
    const row = { id, merchant: merchant.code, reason, reference: `history ${username}`, at }
    addTransfer.run({ ...row, insertedAt: at, reverses: null })
    const entries = pairOf(main, counterpart, amount)
    for (const [place, [account, moved]] of entries.entries()) {
      addEntry.run({
        id: firstEntry + 2 * events.length + place,
        merchant: merchant.code,
        transferId: id,
        account: idOf(account),
        amount: moved,
        balanceAfter: change(account, moved),
        reason,
        at,
      })
    }
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
      addBet.run({ ...bet, path: null })
      addBetDay.run({
        merchant: merchant.code,
        username,
        day: dayOf(at),
        vendor: bet.vendor,
        gameType: bet.gameType,
        state,
        count: 1,
        stake,
        validBet: validBetOf(bet),
        win,
      })
    }
  }
}

/**
 * A team has the histories of dozens of players: preparing these statements for each would take
 * longer than running them.
 */
const prepare = cacheStatements((db) => ({
  addTransfer: inserter(db, ledgerTransfers),
  addEntry: inserter(db, ledgerEntries),
  addBet: inserter(db, bets),
  addEntryDay: adder(db, entryDays),
  addBetDay: adder(db, betDays),
  addAccount: inserter(db, ledgerAccounts, { unlessThere: true }),
  setBalance: db
    .update(ledgerAccounts)
    .set({ balance: sql`${given('balance')}` })
    .where(matchesGiven(ledgerAccounts, 'merchant', 'id'))
    .prepare(),
}))

const betNumber = (prefix: string, index: number) => `B${prefix}-${String(index).padStart(5, '0')}`

function ensureAccount(db: Db, account: LedgerAccount): void {
  prepare(db).addAccount.run({ ...account, id: idOf(account), balance: 0 })
}

import { TRIAL_TYPE } from '#core/session/schema.ts'
import { hash, random } from '#scripts/scenery/random.ts'
import { and, asc, eq, getTableColumns, inArray, min, sql } from '../db/drizzle.ts'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { TransferReason } from '../db/ledger-kinds.ts'
import type { Db } from '../db/open.ts'
import { prepared } from '../db/prepared.ts'
import { bets, ledgerAccounts, ledgerEntries, ledgerTransfers } from '../db/play-tables.ts'
import { betDays, entryDays, histories } from '../db/record-tables.ts'
import { games, vendors } from '../db/tables.ts'
import type { Merchant } from '../http/serve.ts'
import { type Account, DEMO_ACCOUNTS } from './accounts.ts'
import type { BetRow } from './bet-book.ts'
import { DaySums } from './day-sums.ts'
import { dayTeller, zoneOf } from './days.ts'
import {
  type HistoryEvent,
  type HistoryPlan,
  inventHistory,
  type PlayedGame,
} from './history-events.ts'
import { historyOf, idOf, type LedgerAccount, mainWalletOf, vendorWalletOf } from './ledger.ts'
import { scaleUnits } from './money.ts'
import { addPastRebate, rebateRateOf, splitRebate } from './rebates.ts'
import { isSingleWallet } from './wallets.ts'

const DAY = 24 * 60 * 60_000

const REASONS: Record<HistoryEvent['kind'], TransferReason> = {
  deposit: 'deposit',
  bonus: 'bonus',
  withdrawal: 'hold',
  rebate: 'rebate',
  toVendor: 'walletIn',
  fromVendor: 'walletOut',
  bet: 'bet',
  win: 'settle',
  void: 'rollback',
}

/**
 * Writes months of history before a demo account's opening balance, once, with the first call that
 * the account makes: most worlds need that of one or two. What it leaves is the opening balance: a last row hands
 * that over to the row of the opening, and records show neither. Its rows have negative numbers, so
 * that they come before those of real movements.
 *
 * @returns whether it was written now
 */
export function ensureHistory(db: Db, merchant: Merchant, player: Account): boolean {
  const { username, type } = player
  const own = { merchant: merchant.code, username }
  if (type === TRIAL_TYPE || !DEMO_ACCOUNTS.some((demo) => demo.username === username)) return false
  const known = db
    .select()
    .from(histories)
    .where(and(eq(histories.merchant, merchant.code), eq(histories.username, username)))
    .get()
  if (known) return false
  return db.transaction((tx) => {
    // Another process may have written it meanwhile.
    if (tx.insert(histories).values(own).onConflictDoNothing().run().changes === 0) return false
    writeHistory(db, merchant, player)
    return true
  })
}

function writeHistory(db: Db, merchant: Merchant, player: Account): void {
  const main = mainWalletOf(merchant.code, player.username)
  const isOpening = and(
    eq(ledgerEntries.merchant, merchant.code),
    eq(ledgerEntries.account, idOf(main)),
    eq(ledgerEntries.reason, 'opening'),
  )
  const opening = db.select().from(ledgerEntries).where(isOpening).get()
  if (!opening) return
  const { at, amount } = opening
  const days = { from: at - merchant.settings.rules.inventedDays * DAY, to: at - 10 * 60_000 }
  writePast(db, merchant, player, { ...days, target: amount, opening: { at, amount } })
}

interface Past extends Pick<HistoryPlan, 'from' | 'to' | 'target' | 'habit'> {
  /** What the past is handed over to; the balance stays if there is none. */
  opening?: { at: number; amount: number }
}

/** Invents what a player deposited, bet and withdrew, and writes it. */
export function writePast(
  db: Db,
  merchant: Merchant,
  player: Account,
  { opening, ...plan }: Past,
): void {
  const { username } = player
  const main = mainWalletOf(merchant.code, username)
  const { currency } = merchant.brand
  const {
    events,
    bets: invented,
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
  const zone = zoneOf(db, merchant.code)
  const counterpart = historyOf(merchant.code, username)
  const balances = new Map<string, number>()
  /** Balance of an account after a change; an account is empty before history. */
  const change = (account: LedgerAccount, amount: number): number => {
    const id = idOf(account)
    if (!balances.has(id)) ensureAccount(db, account)
    const after = (balances.get(id) ?? 0) + amount
    balances.set(id, after)
    return after
  }
  ensureAccount(db, counterpart)
  const { addTransfer, addEntry, addBet, addEntryDay, addBetDay } = prepare(db)
  const sums = new DaySums(dayTeller(zone))
  const firstTransfer = firstId(db, ledgerTransfers) - events.length - 1
  const firstEntry = firstId(db, ledgerEntries) - 2 * events.length - 2
  const prefix = hash(`${merchant.code} ${username}`).toString(36).toUpperCase()
  const isSeparate = !isSingleWallet(merchant, player)
  for (const [index, event] of events.entries()) {
    const { at, kind, amount } = event
    const reason = REASONS[kind]
    const id = firstTransfer + index
    const reference = 'bet' in event ? betNumber(prefix, event.bet) : `H${prefix}-${index}`
    addTransfer.run({
      id,
      merchant: merchant.code,
      reason,
      reference,
      at,
      insertedAt: at,
      reverses: null,
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
      if (account.kind === 'main') sums.addEntry(at, reason, moved)
    }
  }
  if (opening) handOver(opening)
  else writeBalances()
  writeBets()
  writeSums()
  for (const { at, gameType, validBet, amount } of rebates) {
    addPastRebate(db, { merchant: merchant.code, username }, { at, gameType, validBet, amount })
  }

  function writeBalances(): void {
    for (const [id, balance] of balances) {
      db.update(ledgerAccounts)
        .set({ balance })
        .where(and(eq(ledgerAccounts.merchant, merchant.code), eq(ledgerAccounts.id, id)))
        .run()
    }
  }

  function handOver({ at, amount }: { at: number; amount: number }): void {
    const id = firstTransfer + events.length
    const reason = 'opening'
    const row = { id, merchant: merchant.code, reason, reference: `history ${username}`, at }
    addTransfer.run({ ...row, insertedAt: at, reverses: null })
    const entries = [
      [main, -amount],
      [counterpart, amount],
    ] as const
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

  function entriesOf(
    event: HistoryEvent,
    amount: number,
  ): [[LedgerAccount, number], [LedgerAccount, number]] {
    const vendor = 'vendor' in event ? event.vendor : 'game' in event ? event.game.vendor : ''
    const atVendor = vendorWalletOf(merchant.code, username, vendor)
    const isIn = ['deposit', 'bonus', 'rebate', 'win', 'void'].includes(event.kind)
    if (event.kind === 'toVendor')
      return [
        [main, -amount],
        [atVendor, amount],
      ]
    if (event.kind === 'fromVendor')
      return [
        [atVendor, -amount],
        [main, amount],
      ]
    const own = 'bet' in event && isSeparate ? atVendor : main
    return isIn
      ? [
          [counterpart, -amount],
          [own, amount],
        ]
      : [
          [own, -amount],
          [counterpart, amount],
        ]
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
      addBet.run(bet)
      sums.addBet(bet)
    }
  }

  function writeSums(): void {
    // What the player did already may count on the same day.
    for (const row of sums.entries.values()) {
      addEntryDay.run({ merchant: merchant.code, account: idOf(main), ...row })
    }
    for (const row of sums.bets.values()) {
      addBetDay.run({ merchant: merchant.code, username, ...row })
    }
  }
}

/** A team has the past of dozens of players: building these anew for each costs more than running them. */
const prepare = prepared((db) => ({
  addTransfer: inserter(db, ledgerTransfers),
  addEntry: inserter(db, ledgerEntries),
  addBet: inserter(db, bets),
  addEntryDay: adder(db, entryDays),
  addBetDay: adder(db, betDays),
}))

const betNumber = (prefix: string, index: number) => `B${prefix}-${String(index).padStart(5, '0')}`

const addends = ({ name }: { name: string }) => sql.raw(`"${name}" + excluded."${name}"`)

/** Inserts sums of a day, or adds them to those that are there. */
function adder(db: Db, table: typeof entryDays | typeof betDays) {
  const columns = getTableColumns(table)
  const keys = Object.values(columns).filter(({ dataType }) => dataType === 'string')
  const summed = Object.entries(columns).filter(([, { dataType }]) => dataType === 'number')
  return db
    .insert(table)
    .values(
      Object.fromEntries(
        Object.keys(columns).map((name) => [name, sql.placeholder(name)]),
      ) as never,
    )
    .onConflictDoUpdate({
      target: keys,
      set: Object.fromEntries(summed.map(([name, column]) => [name, addends(column)])) as never,
    })
    .prepare()
}

/** One statement for all rows. */
function inserter(db: Db, table: SQLiteTable) {
  const names = Object.keys(getTableColumns(table))
  const values = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]))
  return db
    .insert(table)
    .values(values as never)
    .prepare()
}

/** The lowest number that rows have, or 0: those of an invented past come before. */
export const firstId = (db: Db, table: typeof ledgerTransfers | typeof ledgerEntries): number =>
  Math.min(
    0,
    db
      .select({ id: min(table.id) })
      .from(table)
      .get()?.id ?? 0,
  )

function ensureAccount(db: Db, account: LedgerAccount): void {
  db.insert(ledgerAccounts)
    .values({ ...account, id: idOf(account), balance: 0 })
    .onConflictDoNothing()
    .run()
}

/** The best known games, as far as they were open when the first player's past was invented. */
const listOpenGames = prepared((db): PlayedGame[] =>
  db
    .select({ nodeId: games.nodeId, vendor: games.vendor, type: games.type })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(
      and(
        eq(games.isGame, 'GAME'),
        eq(vendors.state, 'open'),
        inArray(games.type, ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS']),
        eq(games.hot, true),
      ),
    )
    .orderBy(asc(games.rank))
    .limit(60)
    .all(),
)

/** What a player likes: some of the best known games of a few vendors. */
function listPlayed(db: Db, key: string): PlayedGame[] {
  const stream = random(`games ${key}`)
  const open = listOpenGames(db)
  const liked = open.filter(() => stream.chance(0.35))
  return liked.length > 0 ? liked : open
}

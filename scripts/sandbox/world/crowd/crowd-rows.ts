import type { Statement } from 'better-sqlite3'
import { getTableColumns, getTableConfig } from '../../db/drizzle.ts'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Rates } from '#features/agent/schema.ts'
import type { TransferReason } from '../../db/ledger-kinds.ts'
import type { Db } from '../../db/open.ts'
import { bets, ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../db/play-tables.ts'
import { betDays, entryDays } from '../../db/record-tables.ts'
import { accounts } from '../../db/tables.ts'
import * as team from '../../db/team-tables.ts'
import type { Merchant } from '../../http/serve.ts'
import { DEMO_ACCOUNTS, DEMO_PAYMENT_PASSWORD, makeAccount } from '../identity/accounts.ts'
import { validBetOf } from '../play/bet-book.ts'
import type { CrowdRows } from './crowd-days.ts'
import { CROWD_TOP, type CrowdTree, joinedAt, lineageIn, nameOf } from './crowd-tree.ts'
import { dayTeller, zoneOf } from '../days.ts'
import { firstId } from '../history/history-inserts.ts'
import type { PlayedGame } from '../history/history-events.ts'
import { historyOf, idOf, mainWalletOf } from '../money/ledger.ts'
import { readPasswordHash } from '../identity/players.ts'
import { idFor } from '../team/team-demo.ts'

/** Milliseconds from a bet to its end. */
export const BET_TIME = 10_000
/** Movements of money that an evening has at most, and one in reserve. */
const MOST_MOVES = 5

/** A statement that writes rows of a table, or adds numbers to those that are there. */
function writerOf(db: Db, table: SQLiteTable, adding: readonly string[] = []): Statement {
  const { name, primaryKeys } = getTableConfig(table)
  const names = Object.keys(getTableColumns(table))
  const quoted = names.map((one) => `"${one}"`).join(', ')
  const key = primaryKeys[0]?.columns.map((column) => `"${column.name}"`).join(', ')
  const update = adding.map((one) => `"${one}" = "${one}" + excluded."${one}"`).join(', ')
  return db.$client.prepare(
    `INSERT INTO "${name}" (${quoted}) VALUES (${names.map((one) => `@${one}`).join(', ')})` +
      (adding.length > 0 ? ` ON CONFLICT (${key}) DO UPDATE SET ${update}` : ''),
  )
}

const SUMS = ['deposits', 'withdrawals', 'stake', 'validBet', 'win', 'bonuses', 'rebates']
const BET = ['count', 'stake', 'validBet', 'win']

/** Writes the rows of a crowd, each by one statement made beforehand. */
export class CrowdWriter implements CrowdRows {
  readonly #db: Db
  readonly #merchant: Merchant
  readonly #tree: CrowdTree
  readonly #now: number
  readonly #balances: Float64Array
  readonly #statements: ReturnType<typeof prepareAll>
  readonly #dayAt: (at: number) => string
  #bets = 0
  #entries = 0
  #transfers = 0

  constructor(
    db: Db,
    merchant: Merchant,
    tree: CrowdTree,
    { now, evenings }: { now: number; evenings: number },
  ) {
    this.#db = db
    this.#merchant = merchant
    this.#tree = tree
    this.#now = now
    this.#balances = new Float64Array(tree.parents.length)
    this.#statements = prepareAll(db)
    this.#dayAt = dayTeller(zoneOf(db, merchant.code))
    // As those of an invented history, its rows have negative numbers.
    this.#transfers = firstId(db, ledgerTransfers) - MOST_MOVES * evenings
    this.#entries = firstId(db, ledgerEntries) - 2 * MOST_MOVES * evenings
  }

  #name(index: number): string {
    return index === 0 ? CROWD_TOP : nameOf(index)
  }

  /** Accounts, places in the tree and its closure. */
  writePeople(ratesAt: (depth: number) => Rates): void {
    const { code } = this.#merchant
    const { account, node, link, purse } = this.#statements
    const tree = this.#tree
    const passwordHash = readPasswordHash(this.#db, DEMO_ACCOUNTS[0]!.password)
    const paymentPasswordHash = readPasswordHash(this.#db, DEMO_PAYMENT_PASSWORD)
    const top = this.#db.$client.prepare(
      `UPDATE team_nodes SET childCount = childCount + ?, teamCount = teamCount + ?
       WHERE merchant = ? AND username = ?`,
    )
    top.run(tree.childCounts[0], tree.teamCounts[0], code, CROWD_TOP)
    for (let index = 1; index < tree.parents.length; index += 1) {
      const username = nameOf(index)
      const parent = tree.parents[index]!
      const at = joinedAt(tree, index, this.#now)
      const isAgent = tree.isAgent[index] === 1
      const row = makeAccount(
        {
          id: idFor(code, username),
          merchant: code,
          username,
          passwordHash,
          paymentPasswordHash,
          firstLoginAt: at,
          role: isAgent ? 'agent' : 'member',
          type: isAgent ? 1 : 0,
          nickname: username.replace(/\d+$/, ''),
          ...(isAgent && { ownAffiliateCode: `C${index}` }),
          affiliateCode: parent === 0 ? 'AGENT02' : `C${parent}`,
        },
        at,
      )
      account.run({ ...row, alwaysAskFactor: 0, profile: '{}' })
      node.run({
        merchant: code,
        username,
        parent: this.#name(parent),
        depth: tree.depths[index],
        childCount: tree.childCounts[index],
        teamCount: tree.teamCounts[index],
        joinedAt: at,
        rates: JSON.stringify(ratesAt(tree.depths[index]!)),
        activeOn: null,
        firstDepositAt: null,
        lastLoginAt: at,
      })
      for (const [distance, ancestor] of lineageIn(tree, index).entries()) {
        link.run({ merchant: code, ancestor: this.#name(ancestor), descendant: username, distance })
      }
      const main = mainWalletOf(code, username)
      purse.run({ ...main, id: idOf(main), balance: 0 })
    }
  }

  bet(
    index: number,
    { nodeId, vendor, type }: PlayedGame,
    { at, amount, win }: { at: number; amount: number; win: number },
  ): void {
    const { code } = this.#merchant
    const username = this.#name(index)
    this.#bets += 1
    const { bet, betDay } = this.#statements
    const state = 'settled'
    const id = `C${String(this.#bets).padStart(8, '0')}`
    bet.run({
      vendor,
      transactionId: `${code}-${id}`,
      merchant: code,
      username,
      seatId: 'crowd',
      nodeId,
      roundId: `R${id}`,
      amount,
      trial: 0,
      state,
      at,
      gameType: type,
      win,
      closedAt: at + BET_TIME,
    })
    betDay.run({
      merchant: code,
      username,
      day: this.#dayAt(at),
      vendor,
      gameType: type,
      state,
      count: 1,
      stake: amount,
      validBet: validBetOf({ state, amount, win }),
      win,
    })
  }

  /**
   * Moves an evening's money: what is missing comes in before, the bets go as one sum, and of a large
   * win most goes out.
   */
  evening(
    index: number,
    { at, stake, win, unit }: { at: number; stake: number; win: number; unit: number },
  ): { deposit: number; withdrawal: number } {
    const before = this.#balances[index]!
    const deposit = before < stake ? Math.ceil((stake - before) / unit) * unit : 0
    const after = before + deposit - stake + win
    const withdrawal = after > 40 * unit ? after - 10 * unit : 0
    if (deposit > 0) this.#move(index, 'deposit', at - 60_000, deposit)
    this.#move(index, 'bet', at, -stake)
    if (win > 0) this.#move(index, 'settle', at + 600_000, win)
    if (withdrawal > 0) this.#move(index, 'hold', at + 660_000, -withdrawal)
    return { deposit, withdrawal }
  }

  #move(index: number, reason: TransferReason, at: number, amount: number): void {
    const { code } = this.#merchant
    const { transfer, entry, entryDay } = this.#statements
    const id = (this.#transfers += 1)
    transfer.run({
      id,
      merchant: code,
      reason,
      reference: `crowd-${id}`,
      at,
      insertedAt: at,
      reverses: null,
    })
    const account = idOf(mainWalletOf(code, this.#name(index)))
    const balanceAfter = (this.#balances[index]! += amount)
    const common = { merchant: code, transferId: id, reason, at }
    entry.run({ ...common, id: (this.#entries += 1), account, amount, balanceAfter })
    this.#house -= amount
    entry.run({
      ...common,
      id: (this.#entries += 1),
      account: idOf(historyOf(code, 'crowd')),
      amount: -amount,
      balanceAfter: this.#house,
    })
    entryDay.run({
      merchant: code,
      account,
      day: this.#dayAt(at),
      reason,
      count: 1,
      received: Math.max(amount, 0),
      paid: Math.max(-amount, 0),
    })
  }

  /** Where the crowd's money comes from and goes to. */
  #house = 0

  end(): void {
    const { code } = this.#merchant
    const house = historyOf(code, 'crowd')
    this.#statements.purse.run({ ...house, id: idOf(house), balance: this.#house })
    const keep = this.#db.$client.prepare(
      'UPDATE ledger_accounts SET balance = ? WHERE merchant = ? AND id = ?',
    )
    for (const [index, balance] of this.#balances.entries()) {
      if (balance > 0) keep.run(balance, code, idOf(mainWalletOf(code, this.#name(index))))
    }
    this.#db.$client
      .prepare(
        `UPDATE team_nodes SET
           activeOn = (SELECT max(start) FROM player_spans AS span WHERE span.merchant = ?
             AND span.username = team_nodes.username AND kind = 'D'),
           firstDepositAt = (SELECT min(at) FROM ledger_entries AS entry WHERE entry.merchant = ?
             AND account = 'main:' || team_nodes.username AND reason = 'deposit'),
           lastLoginAt = coalesce((SELECT max(at) FROM ledger_entries AS entry
             WHERE entry.merchant = ? AND account = 'main:' || team_nodes.username), lastLoginAt)
         WHERE merchant = ?`,
      )
      .run(code, code, code, code)
  }

  playerDay: CrowdRows['playerDay'] = (index, day, sums) =>
    void this.#statements.playerDay.run({ ...this.#person(index), day, ...sums })

  teamDay: CrowdRows['teamDay'] = (index, day, sums) =>
    void this.#statements.teamDay.run({ ...this.#person(index), day, ...sums })

  teamBets: CrowdRows['teamBets'] = (index, day, via, gameType, sums) =>
    void this.#statements.teamBets.run({
      ...this.#person(index),
      day,
      via: via === null ? '' : this.#name(via),
      gameType,
      ...sums,
    })

  playerSpan: CrowdRows['playerSpan'] = (index, kind, start, days) =>
    void this.#statements.playerSpan.run({ ...this.#person(index), kind, start, days })

  teamSpan: CrowdRows['teamSpan'] = (index, kind, start, days, count) =>
    void this.#statements.teamSpan.run({ ...this.#person(index), kind, start, days, count })

  #person(index: number) {
    return { merchant: this.#merchant.code, username: this.#name(index) }
  }
}

const prepareAll = (db: Db) => ({
  account: writerOf(db, accounts),
  node: writerOf(db, team.teamNodes),
  link: writerOf(db, team.teamClosure),
  purse: writerOf(db, ledgerAccounts),
  bet: writerOf(db, bets),
  betDay: writerOf(db, betDays, BET),
  transfer: writerOf(db, ledgerTransfers),
  entry: writerOf(db, ledgerEntries),
  entryDay: writerOf(db, entryDays, ['count', 'received', 'paid']),
  playerDay: writerOf(db, team.playerDays),
  // The demo team's days at the top are there already.
  teamDay: writerOf(db, team.teamDays, [...SUMS, 'joined', 'active', 'firstDeposits']),
  teamBets: writerOf(db, team.teamBetDays, BET),
  playerSpan: writerOf(db, team.playerSpans),
  teamSpan: writerOf(db, team.teamSpans, ['count']),
})

import type { Rates } from '#features/agent/schema.ts'
import type { TransferReason } from '../../db/ledger-kinds.ts'
import type { Db } from '../../db/open.ts'
import { bets, ledgerAccounts } from '../../db/play-tables.ts'
import { adder, inserter } from '../../db/prepared-statements.ts'
import { betDays } from '../../db/record-tables.ts'
import { accounts } from '../../db/tables.ts'
import { playerDays, teamNodes } from '../../db/team-tables.ts'
import type { Merchant } from '../../http/serve.ts'
import { dayTeller, zoneOf } from '../days.ts'
import type { PlayedGame } from '../history/history-events.ts'
import { PastLedger } from '../history/past-ledger.ts'
import { DEMO_ACCOUNTS, DEMO_PAYMENT_PASSWORD, makeAccount } from '../identity/accounts.ts'
import { readPasswordHash } from '../identity/players.ts'
import { historyOf, idOf, mainWalletOf, pairOf } from '../money/ledger.ts'
import { betDayOf, validBetOf } from '../play/bet-book.ts'
import { NO_DAY } from '../team/team-days.ts'
import { idFor } from '../team/team-demo.ts'
import { FIXTURE_TOP, type FixtureTree, joinedAt, lineageIn, nameOf } from './fixture-tree.ts'

/** Milliseconds from a bet to its end. */
export const BET_TIME = 10_000
/** Most movements of money in one evening, plus one in reserve. */
const MOST_MOVES = 5

/** Writes the rows of the load fixture by statements that are prepared once. */
export class FixtureWriter {
  readonly #db: Db
  readonly #merchant: Merchant
  readonly #tree: FixtureTree
  readonly #now: number
  readonly #ledger: PastLedger
  readonly #paths: string[]
  readonly #statements: ReturnType<typeof prepareAll>
  readonly #dayAt: (at: number) => string
  #bets = 0
  #moves = 0

  constructor(
    db: Db,
    merchant: Merchant,
    tree: FixtureTree,
    { now, evenings }: { now: number; evenings: number },
  ) {
    this.#db = db
    this.#merchant = merchant
    this.#tree = tree
    this.#now = now
    this.#ledger = new PastLedger(db, merchant.code, MOST_MOVES * evenings)
    this.#paths = Array.from(tree.parents, (_, index) => {
      const names = lineageIn(tree, index).map((one) => this.#name(one))
      return `/${names.toReversed().join('/')}/`
    })
    this.#statements = prepareAll(db)
    this.#dayAt = dayTeller(zoneOf(db, merchant.code))
  }

  #name(index: number): string {
    return index === 0 ? FIXTURE_TOP : nameOf(index)
  }

  /** Writes accounts and their positions in the tree. */
  writePeople(ratesAt: (depth: number) => Rates): void {
    const { code } = this.#merchant
    const { account, node, ledgerAccount } = this.#statements
    const tree = this.#tree
    const passwordHash = readPasswordHash(this.#db, DEMO_ACCOUNTS[0]!.password)
    const paymentPasswordHash = readPasswordHash(this.#db, DEMO_PAYMENT_PASSWORD)
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
      account.run({ ...row })
      node.run({
        merchant: code,
        username,
        parent: this.#name(parent),
        path: this.#paths[index],
        depth: tree.depths[index],
        joinedAt: at,
        rates: ratesAt(tree.depths[index]!),
        activeOn: null,
        lastLoginAt: at,
      })
      const main = mainWalletOf(code, username)
      ledgerAccount.run({ ...main, id: idOf(main), balance: 0 })
    }
  }

  bet(
    index: number,
    { nodeId, vendor, type: gameType }: PlayedGame,
    { at, amount, win }: { at: number; amount: number; win: number },
  ): void {
    const person = this.#person(index)
    this.#bets += 1
    const { bet, betDay, playerDay } = this.#statements
    const state = 'settled' as const
    const id = `C${String(this.#bets).padStart(8, '0')}`
    const validBet = validBetOf({ state, amount, win })
    const closedAt = at + BET_TIME
    const row = {
      ...person,
      vendor,
      transactionId: `${person.merchant}-${id}`,
      seatId: 'crowd',
      nodeId,
      roundId: `R${id}`,
      amount,
      trial: false,
      state,
      at,
      gameType,
      win,
      closedAt,
    }
    bet.run(row)
    betDay.run(betDayOf(row, this.#dayAt(at)))
    playerDay.run({
      ...NO_DAY,
      ...person,
      day: this.#dayAt(closedAt),
      gameType,
      stake: amount,
      validBet,
      win,
      validBets: Number(validBet > 0),
    })
  }

  /**
   * Writes an evening's movements: missing money is deposited before, the bets are one sum, and
   * most of a large win is withdrawn.
   */
  evening(
    index: number,
    { at, stake, win, unit }: { at: number; stake: number; win: number; unit: number },
  ): void {
    const before = this.#ledger.balanceOf(this.#walletOf(index))
    const deposits = before < stake ? Math.ceil((stake - before) / unit) * unit : 0
    const after = before + deposits - stake + win
    const withdrawals = after > 40 * unit ? after - 10 * unit : 0
    if (deposits > 0) this.#move(index, 'deposit', at - 60_000, deposits)
    this.#move(index, 'bet', at, -stake)
    if (win > 0) this.#move(index, 'settle', at + 600_000, win)
    if (withdrawals > 0) this.#move(index, 'hold', at + 660_000, -withdrawals)
    if (deposits + withdrawals === 0) return
    const money = { deposits, withdrawals, gameType: '', validBets: 0, day: this.#dayAt(at) }
    this.#statements.playerDay.run({ ...NO_DAY, ...this.#person(index), ...money })
  }

  #walletOf(index: number) {
    return mainWalletOf(this.#merchant.code, this.#name(index))
  }

  #move(index: number, reason: TransferReason, at: number, amount: number): void {
    const house = historyOf(this.#merchant.code, 'crowd')
    const entries = pairOf(this.#walletOf(index), house, -amount)
    this.#moves += 1
    this.#ledger.move({ reason, reference: `crowd-${this.#moves}`, at, entries })
  }

  end(): void {
    const { code } = this.#merchant
    this.#ledger.keepBalances()
    this.#db.$client
      .prepare(
        `UPDATE team_nodes SET
           activeOn = (SELECT max(day) FROM player_days AS daily WHERE daily.merchant = @code
             AND daily.username = team_nodes.username AND daily.validBets > 0),
           lastLoginAt = coalesce((SELECT max(at) FROM ledger_entries AS entry
             WHERE entry.merchant = @code AND account = 'main:' || team_nodes.username), lastLoginAt)
         WHERE merchant = @code`,
      )
      .run({ code })
  }

  #person(index: number) {
    const path = this.#paths[index]!
    return { merchant: this.#merchant.code, username: this.#name(index), path }
  }
}

const prepareAll = (db: Db) => ({
  account: inserter(db, accounts),
  node: inserter(db, teamNodes),
  ledgerAccount: inserter(db, ledgerAccounts),
  bet: inserter(db, bets),
  betDay: adder(db, betDays),
  playerDay: adder(db, playerDays),
})

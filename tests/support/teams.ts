import type { BetRow } from '#scripts/sandbox/db/play-tables.ts'
import { randomUUID } from 'node:crypto'
import type { Terms } from '#features/agent/contracts/schema.ts'
import { RATE_GROUPS, type Rates } from '#features/agent/schema.ts'
import { openDatabase, type Db } from '#scripts/sandbox/db/open.ts'
import { accounts } from '#scripts/sandbox/db/tables.ts'
import { makeAccount } from '#scripts/sandbox/world/identity/accounts.ts'
import { closeBet, openBet } from '#scripts/sandbox/world/play/bet-book.ts'
import { offer, sign } from '#scripts/sandbox/world/contracts/contracts.ts'
import { listBroken } from '#scripts/sandbox/world/contracts/contract-book.ts'
import type { Contract } from '#scripts/sandbox/world/contracts/contract-rules.ts'
import { houseOf, mainWalletOf, transfer } from '#scripts/sandbox/world/money/ledger.ts'
import { ensureMerchant, ensureWorld } from '#scripts/sandbox/world/seed.ts'
import { addNode } from '#scripts/sandbox/world/team/team.ts'
import { findNode } from '#scripts/sandbox/world/team/tree.ts'
import { brand } from './wallet.ts'

const { merchant } = brand

const ratesOf = (rate: number): Rates =>
  Object.fromEntries(RATE_GROUPS.map((group) => [group, rate])) as Rates

interface Units {
  stake: number
  win: number
  at: number
  id: string
}

function settleBet(
  db: Db,
  person: { merchant: string; username: string },
  { stake, win, at, id }: Units,
): BetRow {
  const open: BetRow = {
    vendor: 'NLN',
    transactionId: id,
    ...person,
    seatId: 'seat',
    nodeId: null,
    roundId: id,
    amount: stake,
    trial: false,
    state: 'open',
    at,
    gameType: 'RNG',
    win: 0,
    closedAt: null,
  }
  openBet(db, open)
  const end = { state: 'settled', win, closedAt: at } as const
  closeBet(db, open, end)
  return { ...open, ...end }
}

/** Adds a settled bet of a member, large enough that every upline earns from it. */
export const betOnce = (
  db: Db,
  person: { merchant: string; username: string },
  at: number,
): BetRow => settleBet(db, person, { stake: 1_000_000, win: 0, at, id: randomUUID() })

/** A database with agents whose names show their position: `a.b.c` is below `a.b`. */
export interface TeamBench {
  db: Db
  merchant: { code: string; brand: typeof brand }
  add(name: string, rate?: number, isAgent?: boolean, at?: number): void
  /** Adds a settled bet; amounts are in units. */
  bet(name: string, units: Omit<Units, 'id'> & { id?: string }): BetRow
  voidBet(bet: BetRow, at: number): void
  give(name: string, units: number): void
  /** Makes a contract offer and signs it at once, even if that ends other contracts. */
  agree(name: string, terms: Terms, now: number): Contract
}

export const uplineOf = (name: string): string | null =>
  name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : null

export function openTeams(file = ':memory:', since = Date.UTC(2026, 0, 1)): TeamBench {
  const db = openDatabase(file)
  ensureWorld(db, 1, 400)
  ensureMerchant(db, 1, brand)
  let bets = 0
  return {
    db,
    merchant: { code: merchant, brand },
    add: (name, rate = 0, isAgent = true, at = since) => {
      const person = { merchant, username: name }
      db.insert(accounts)
        .values(makeAccount({ ...person, passwordHash: '', type: isAgent ? 1 : 0 }, at))
        .run()
      addNode(db, person, { parent: uplineOf(name), rates: ratesOf(rate), at })
    },
    bet: (name, { stake, win, at, id = `bet${(bets += 1)}` }) =>
      settleBet(db, { merchant, username: name }, { stake, win, at, id }),
    voidBet: (bet, at) => closeBet(db, bet, { state: 'rolledBack', win: 0, closedAt: at }),
    give: (name, units) => {
      transfer(db, {
        reason: 'deposit',
        reference: `gift${(bets += 1)}`,
        at: since,
        entries: [
          [houseOf(merchant), -units],
          [mainWalletOf(merchant, name), units],
        ],
      })
    },
    agree: (name, terms, now) => {
      // The current upline, which differs from the name after a move.
      const { parent: upline = uplineOf(name) } = findNode(db, { merchant, username: name }) ?? {}
      const given = offer(db, { merchant, upline, downline: name, terms, now })
      const named = listBroken(db, given).map(({ id }) => id)
      return sign(db, given, now, named).contract
    },
  }
}

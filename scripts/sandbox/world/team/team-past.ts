import { and, eq, inArray } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { given, matchesGiven, prepared } from '../../db/prepared.ts'
import { bets, ledgerEntries } from '../../db/play-tables.ts'
import {
  playerDays,
  playerSpans,
  teamBetDays,
  teamDays,
  teamNodes,
  teamSpans,
  voidedBets,
} from '../../db/team-tables.ts'
import { dayTeller, zoneOf } from '../days.ts'
import { holdOf, idOf, mainWalletOf } from '../money/ledger.ts'
import { TeamBook } from './team-book.ts'
import { tellLineages } from './team-lineage.ts'
import { readMoney } from './team-money.ts'
import { type CountedBet, stakesOf, voidOf } from './team-days.ts'

interface Person {
  merchant: string
  username: string
}

const isOf = (table: typeof bets | typeof voidedBets) => matchesGiven(table, 'merchant', 'username')

const prepare = prepared((db) => ({
  entries: db
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.merchant, given('merchant')),
        inArray(ledgerEntries.account, [given('main'), given('hold')]),
      ),
    )
    .prepare(),
  bets: db
    .select()
    .from(bets)
    .where(and(isOf(bets), eq(bets.state, 'settled'), eq(bets.trial, false)))
    .prepare(),
  voids: db.select().from(voidedBets).where(isOf(voidedBets)).prepare(),
}))

/** A merchant's book, to be told of the past. */
export const openBook = (db: Db, merchant: string): TeamBook =>
  new TeamBook(dayTeller(zoneOf(db, merchant)))

/**
 * Tells a book what somebody has bet, deposited and so on.
 *
 * @param lineageAt who was above at a moment, with the person
 */
export function tellPast(
  db: Db,
  book: TeamBook,
  person: Person,
  lineageAt: (at: number) => readonly string[],
): void {
  let hasDeposited = false
  for (const { at, ...entry } of listMoney(db, person)) {
    const isFirstDeposit: boolean = entry.reason === 'deposit' && !hasDeposited
    hasDeposited ||= isFirstDeposit
    book.addMoney(person.username, lineageAt(at), { at, sums: entry.sums, isFirstDeposit })
  }
  for (const { at, countedAt, bet } of listBets(db, person)) {
    book.addBet(lineageAt(countedAt), bet, at)
  }
}

/** Movements that count, the oldest first. */
function listMoney(db: Db, { merchant, username }: Person) {
  const main = idOf(mainWalletOf(merchant, username))
  const hold = idOf(holdOf(merchant, username))
  return prepare(db)
    .entries.all({ merchant, main, hold })
    .flatMap(({ id, account, amount, reason, at }) => {
      // An invented crowd has the holds of its withdrawals only. Of an invented player's, what goes
      // into the hold account takes them back, until they are paid.
      const sums =
        id < 0 && reason === 'hold'
          ? { withdrawals: -amount }
          : readMoney(account === main ? 'main' : 'hold', { amount, reason })
      return sums ? [{ id, at, reason, sums }] : []
    })
    .toSorted((one, other) => one.at - other.at || one.id - other.id)
}

/** Settled bets and voids, in the order in which they counted. */
function listBets(db: Db, { merchant, username }: Person) {
  const settled = prepare(db)
    .bets.all({ merchant, username })
    .filter(({ amount }) => amount > 0)
    .map((bet) => {
      const at = bet.closedAt ?? bet.at
      const { gameType } = bet
      const counted: CountedBet = { merchant, username, gameType, count: 1, ...stakesOf(bet) }
      return { at, countedAt: at, bet: counted }
    })
  const voided = prepare(db)
    .voids.all({ merchant, username })
    .flatMap((row) => [
      { at: row.settledAt, countedAt: row.settledAt, bet: { ...row, count: 1 as const } },
      { at: row.voidedAt, countedAt: row.settledAt, bet: voidOf(row) },
    ])
  return [...settled, ...voided].toSorted((one, other) => one.at - other.at)
}

/**
 * Counts the sums of a merchant's teams anew from bets and ledger. They equal what was counted with
 * each bet and each movement, as long as the gateway's clock was not put back.
 */
export function rebuildSums(db: Db, merchant: string): void {
  const lineageAt = tellLineages(db, merchant)
  const nodes = db.select().from(teamNodes).where(eq(teamNodes.merchant, merchant)).all()
  const book = openBook(db, merchant)
  for (const { username, joinedAt } of nodes) {
    book.addJoin(lineageAt(username, joinedAt).slice(1), joinedAt)
    tellPast(db, book, { merchant, username }, (at) => lineageAt(username, at))
  }
  db.transaction(() => {
    for (const table of [playerDays, teamDays, teamBetDays, playerSpans, teamSpans]) {
      db.delete(table).where(eq(table.merchant, merchant)).run()
    }
    db.update(teamNodes)
      .set({ activeOn: null, firstDepositAt: null })
      .where(eq(teamNodes.merchant, merchant))
      .run()
    book.write(db, merchant)
  })
}

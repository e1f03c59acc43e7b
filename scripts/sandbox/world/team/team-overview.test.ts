import type { BetRow } from '../../db/play-tables.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RATE_GROUPS, type Rates } from '#features/agent/schema.ts'
import { makeBrand } from '#support/sites.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { accounts } from '../../db/tables.ts'
import { makeAccount } from '../identity/accounts.ts'
import { closeBet, openBet } from '../play/bet-book.ts'
import { houseOf, mainWalletOf, transfer } from '../money/ledger.ts'
import { ensureMerchant, ensureWorld } from '../seed.ts'
import { addNode, countTeam } from './team.ts'
import { findNode } from './tree.ts'
import { findChanges, findPeople } from './team-overview.ts'
import { readPeople } from './team-people.ts'
import { sumTeam } from './team-sums.ts'

const brand = makeBrand('lotus')
const { merchant } = brand
const NO_RATES = Object.fromEntries(RATE_GROUPS.map((group) => [group, 0])) as Rates
const person = { merchant, username: 'demoleader' }
/** Noon in Bangkok on the given day of November 2026. */
const noon = (day: number) => Date.UTC(2026, 10, day, 5)
const dayOf = (day: number) => `2026-11-${String(day).padStart(2, '0')}`
const days = (from: number, to: number) => ({ from: dayOf(from), to: dayOf(to) })

let db: Db
beforeEach(() => {
  db = openDatabase(':memory:')
  ensureWorld(db, 1, 800)
  ensureMerchant(db, 1, brand)
  join('demoleader', null, 1)
  join('first', 'demoleader', 2)
  join('second', 'demoleader', 3)
  join('below', 'first', 15)
})
afterEach(() => void db.$client.close())

function join(username: string, parent: string | null, day: number): void {
  if (username !== 'demoleader') {
    const made = makeAccount({ merchant, username, passwordHash: 'hash' }, noon(day))
    db.insert(accounts).values(made).run()
  }
  addNode(db, { merchant, username }, { parent, rates: NO_RATES, at: noon(day) })
}

const top = () => findNode(db, person)!

let count = 0
function bet(username: string, day: number, amount: number, win = 0): void {
  const at = noon(day)
  const row: BetRow = {
    merchant,
    username,
    vendor: 'NLN',
    gameType: 'RNG',
    transactionId: String((count += 1)),
    seatId: 's',
    nodeId: null,
    roundId: String(count),
    amount,
    trial: false,
    state: 'open',
    at,
    win: 0,
    closedAt: null,
  }
  openBet(db, row)
  closeBet(db, row, { state: 'settled', win, closedAt: at })
}

const deposit = (username: string, day: number, amount: number) =>
  transfer(db, {
    reason: 'deposit',
    reference: String((count += 1)),
    at: noon(day),
    entries: [
      [houseOf(merchant), -amount],
      [mainWalletOf(merchant, username), amount],
    ],
  })

test('the daily figures of a team include the agent and all members below', () => {
  bet('demoleader', 10, 100)
  bet('first', 10, 200, 50)
  bet('below', 16, 400)
  deposit('below', 16, 700)
  deposit('second', 20, 90)
  expect(sumTeam(db, person, days(10, 16))).toMatchObject({
    validBet: 700,
    stake: 700,
    win: 50,
    deposits: 700,
  })
  const team = readPeople(db, top())
  const members = [1, 2, 3, 14, 15, 20].map((day) => team.count(days(day, day)).members)
  expect(members).toEqual([0, 1, 2, 2, 3, 3])
  const active = (from: number, to: number) => team.count(days(from, to)).active
  expect([active(10, 16), active(1, 22), active(16, 16), active(11, 15)]).toEqual([3, 3, 1, 0])
})

test('the team overview lists direct downlines whose figures changed, the greatest change first', () => {
  bet('demoleader', 12, 9000)
  bet('first', 5, 500)
  bet('below', 12, 450)
  bet('second', 5, 100)
  bet('second', 12, 300)
  const both = { now: days(8, 14), before: days(1, 7) }
  expect(findChanges(db, person, both, 'validBet')).toEqual({
    risen: [{ username: 'second', now: 300, before: 100 }],
    fallen: [{ username: 'first', now: 450, before: 500 }],
  })
  deposit('below', 2, 40)
  expect(findChanges(db, person, both, 'deposits')).toEqual({
    risen: [],
    fallen: [{ username: 'first', now: 0, before: 40 }],
  })
})

test('the team overview lists members who joined and members who stopped playing', () => {
  bet('first', 10, 100)
  bet('second', 18, 100)
  const since = dayOf(16)
  const people = findPeople(db, top(), days(3, 15), since)
  const names = (list: typeof people.joined.list) =>
    list.map(({ account, level }) => `${account.username} ${level}`)
  expect([people.joined.count, names(people.joined.list)]).toEqual([2, ['below 2', 'second 1']])
  expect([people.quiet.count, names(people.quiet.list)]).toEqual([1, ['first 1']])
  expect(people.neverPlayed).toBe(1)
})

test('the overview of a large team counts each member once', () => {
  for (let index = 0; index < 1200; index += 1) {
    const username = `p${index}`
    addNode(db, { merchant, username }, { parent: 'second', rates: NO_RATES, at: noon(4) })
  }
  const since = dayOf(16)
  const people = findPeople(db, top(), days(4, 4), since)
  expect([people.joined.count, people.neverPlayed]).toEqual([1200, 1203])
  expect(countTeam(db, findNode(db, { merchant, username: 'second' })!).directs).toBe(1200)
})

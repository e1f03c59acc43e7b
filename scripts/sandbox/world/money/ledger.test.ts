import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Db, openDatabase } from '../../db/open.ts'
import {
  bonusCostOf,
  balanceOf,
  houseOf,
  mainWalletOf,
  transfer,
  vendorOf,
  pointsCostOf,
  pointsOf,
} from './ledger.ts'

const MOST = Number.MAX_SAFE_INTEGER
const player = mainWalletOf('m', 'a')
const house = houseOf('m')

let db: Db
beforeEach(() => {
  db = openDatabase(':memory:')
})
afterEach(() => {
  db.$client.close()
})

const move = (entries: Parameters<typeof transfer>[1]['entries']) =>
  transfer(db, { reason: 'opening', reference: randomUUID(), at: 0, entries })
const countTransfers = () =>
  db.$client.prepare('SELECT COUNT(*) FROM ledger_transfers').pluck().get()

test('a transfer that would raise an account above 2^53 - 1 units changes no account', () => {
  move([
    [house, -MOST],
    [player, MOST],
  ])
  const one = [
    [vendorOf('m', 'V'), -1],
    [player, 1],
  ] as const
  expect(() => move(one)).toThrow(RangeError)
  expect(balanceOf(db, player)).toBe(MOST)
  expect(balanceOf(db, vendorOf('m', 'V'))).toBe(0)
  expect(countTransfers()).toBe(1)
})

test('a transfer that would bring the operator’s account below -(2^53 - 1) units is refused', () => {
  move([
    [house, -MOST],
    [player, MOST],
  ])
  const one = [
    [house, -1],
    [mainWalletOf('m', 'b'), 1],
  ] as const
  expect(() => move(one)).toThrow(RangeError)
  expect(balanceOf(db, house)).toBe(-MOST)
})

test('a ledger entry with an amount beyond 2^53 - 1 is refused', () => {
  const beyond = [
    [house, -(MOST + 1)],
    [player, MOST + 1],
  ] as const
  expect(() => move(beyond)).toThrow(RangeError)
  expect(countTransfers()).toBe(0)
})

test('ledger entries whose sum is zero only after rounding are refused', () => {
  const unbalanced = [
    [player, MOST],
    [mainWalletOf('m', 'b'), 2],
    [house, -MOST],
    [vendorOf('m', 'V'), -1],
  ] as const
  expect(() => move(unbalanced)).toThrow(RangeError)
  expect(countTransfers()).toBe(0)
})

test.each([
  ['a player who owes money', "'main:a', 'main', -1", /players_owe_nothing/],
  ['a balance beyond 2^53 - 1', "'house', 'house', -9007199254740992", /balance_is_exact/],
])('the ledger’s database itself refuses %s', (_, values, constraint) => {
  const insert = `INSERT INTO ledger_accounts (merchant, id, kind, balance) VALUES ('m', ${values})`
  expect(() => db.$client.exec(insert)).toThrow(constraint)
})

test('a ledger transfer is refused unless both its money and its points sum to zero', () => {
  const points = pointsOf('m', 'a')
  const bought = (money: number) =>
    transfer(db, {
      reason: 'pointsConverted',
      reference: String(money),
      at: 0,
      entries: [
        [pointsCostOf('m'), 100],
        [points, -100],
        [bonusCostOf('m'), -money],
        [player, money],
      ],
    })
  const mixed = () =>
    transfer(db, {
      reason: 'pointsConverted',
      reference: 'mixed',
      at: 0,
      entries: [
        [points, -100],
        [player, 100],
      ],
    })
  transfer(db, {
    reason: 'pointsEarned',
    reference: 'earned',
    at: 0,
    entries: [
      [pointsCostOf('m'), -100],
      [points, 100],
    ],
  })
  const before = balanceOf(db, player)
  expect(mixed).toThrow(RangeError)
  expect([balanceOf(db, points), balanceOf(db, player)]).toEqual([100, before])
  bought(7)
  expect([balanceOf(db, points), balanceOf(db, player)]).toEqual([0, before + 7])
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eq } from '#scripts/sandbox/db/drizzle.ts'
import { turnovers } from '#scripts/sandbox/db/withdrawal-tables.ts'
import { dayAt } from '#scripts/sandbox/world/days.ts'
import { openMerchant } from '#scripts/sandbox/http/serve.ts'
import { findAccount } from '#scripts/sandbox/world/identity/accounts.ts'
import { messages } from '#scripts/sandbox/db/message-tables.ts'
import { endLapsedBonuses } from '#scripts/sandbox/world/money/bonus-lapse.ts'
import {
  balanceOf,
  bankOf,
  bonusCostOf,
  mainWalletOf,
  transfer,
} from '#scripts/sandbox/world/money/ledger.ts'
import { captureHold, openHold } from '#scripts/sandbox/world/money/holds.ts'
import {
  findUpline,
  readTerms,
  sendToMember,
} from '#scripts/sandbox/world/money/member-transfers.ts'
import { sumBets } from '#scripts/sandbox/world/money/records.ts'
import {
  cancelBonus,
  creditBonus,
  listOpenTurnovers,
  openTurnover,
} from '#scripts/sandbox/world/money/turnover.ts'
import type { GameSession } from '#scripts/scenery/operator.ts'
import {
  auditLedger,
  type Bench,
  brand,
  merchant,
  openBench,
  SOUND,
  walletCall,
} from '#support/wallet.ts'

let bench: Bench
beforeAll(() => {
  bench = openBench()
})
afterAll(() => bench.close())
beforeEach(() => {
  bench.reset()
  openTurnover(bench.db, {
    merchant,
    username: 'demomember',
    kind: 'deposit',
    reference: 'D1',
    base: 3_000_000,
    multiplier: 100,
    at: Date.now(),
  })
})

/** Reads the turnover that counts so far, in baht, and the state of the requirement. */
function read() {
  const row = bench.db.select().from(turnovers).where(eq(turnovers.reference, 'D1')).get()
  return [row!.contributed / 10_000, row!.state]
}

async function playRound(gameSession: GameSession, stake: string, win: string) {
  const bet = walletCall(gameSession, stake)
  await bench.operator.bet(bet)
  const counted = read()
  const payment = { ...bet, transactionId: randomUUID(), amount: win }
  await bench.operator.settle(payment)
  await bench.operator.settle(payment)
  return counted
}

test('a stake counts towards turnover once, when its round is settled', async () => {
  const gameSession = await bench.openGame('demomember')
  expect(await playRound(gameSession, '100.00', '40.00')).toEqual([0, 'open'])
  expect(read()).toEqual([100, 'open'])
})

test('a stake returned before its round settles does not count towards turnover', async () => {
  const gameSession = await bench.openGame('demomember')
  const bet = walletCall(gameSession, '100.00')
  await bench.operator.bet(bet)
  await bench.operator.rollback(bet)
  expect(read()).toEqual([0, 'open'])
})

test('a voided bet lowers unfinished turnover, and leaves completed turnover (case 11)', async () => {
  const gameSession = await bench.openGame('demomember')
  const bet = walletCall(gameSession, '100.00')
  await bench.operator.bet(bet)
  await bench.operator.settle({ ...bet, transactionId: randomUUID(), amount: '40.00' })
  expect(read()).toEqual([100, 'open'])
  expect(await bench.operator.rollback(bet)).toBe('25480.50')
  expect(read()).toEqual([0, 'open'])

  const whole = walletCall(gameSession, '25000.00')
  await bench.operator.bet(whole)
  await bench.operator.settle({ ...whole, transactionId: randomUUID(), amount: '26000.00' })
  await playRound(gameSession, '5000.00', '5000.00')
  expect(read()).toEqual([30_000, 'met'])
  expect(await bench.operator.rollback(whole)).toBe('25480.50')
  expect(read()).toEqual([30_000, 'met'])
  const player = { merchant, username: 'demomember' }
  expect(listOpenTurnovers(bench.db, player, Date.now())).toEqual([])
  const day = dayAt(bench.db, merchant, Date.now())
  const sums = sumBets(bench.db, player, { state: 'rolledBack' }, { from: day, to: day })
  expect(sums).toMatchObject({ count: 2, stake: 0, win: 0 })
  expect(auditLedger(bench)).toEqual(SOUND)
})

test('giving up a bonus midway takes away its remaining money (case 12)', async () => {
  const player = { merchant, username: 'demomember' }
  const at = Date.now()
  transfer(bench.db, {
    reason: 'bonus',
    reference: 'B1',
    at,
    entries: [
      [mainWalletOf(merchant, 'demomember'), 50_000],
      [bonusCostOf(merchant), -50_000],
    ],
  })
  const bonus = { kind: 'bonus', reference: 'B1', base: 50_000, multiplier: 1000, bonus: 50_000 }
  openTurnover(bench.db, { ...player, ...bonus, kind: 'bonus', at })
  const gameSession = await bench.openGame('demomember')
  // This bet completes the older turnover requirement of the deposit first.
  await playRound(gameSession, '25000.00', '25000.00')
  await playRound(gameSession, '6000.00', '0.00')
  const readBonus = () =>
    bench.db.select().from(turnovers).where(eq(turnovers.reference, 'B1')).get()
  const row = readBonus()
  expect([row!.contributed, row!.state]).toEqual([10_000_000, 'open'])
  expect(cancelBonus(bench.db, player, { id: row!.id, at })).toBe(50_000)
  expect(await bench.operator.balance(gameSession)).toBe('19480.50')
  await playRound(gameSession, '100.00', '100.00')
  expect(listOpenTurnovers(bench.db, player, at)).toEqual([])
  expect(readBonus()).toMatchObject({
    contributed: 10_000_000,
    state: 'cancelled',
  })
  expect(auditLedger(bench)).toEqual(SOUND)
})

test('stakes of play money do not count towards turnover', async () => {
  const gameSession = await bench.openGame('demomember', { trial: true })
  await playRound(gameSession, '100.00', '0.00')
  expect(read()).toEqual([0, 'open'])
})

test('a player whose balance is zero has no turnover left (case 13)', async () => {
  const gameSession = await bench.openGame('demomember')
  await playRound(gameSession, '25480.50', '0.00')
  expect(read()).toEqual([25_480.5, 'zeroBalance'])
})

test('a bonus that takes the last money closes every other turnover', async () => {
  const player = { merchant, username: 'demomember' }
  const at = Date.now()
  creditBonus(bench.db, { ...player, reference: 'B1', amount: 50_000, multiplier: 1000, at })
  await playRound(await bench.openGame('demomember'), '25600.00', '0.00')
  expect(read()).toEqual([25_600, 'open'])
  const bonus = listOpenTurnovers(bench.db, player, at).find(({ kind }) => kind === 'bonus')
  expect(cancelBonus(bench.db, player, { id: bonus!.id, at })).toBe(38_050)
  expect(read()).toEqual([25_600, 'zeroBalance'])
})

test('a withdrawal that pays out the last money closes every turnover', () => {
  const hold = { merchant, id: 'W1', amount: 2_548_050, at: Date.now() }
  openHold(bench.db, { ...hold, username: 'demomember' })
  expect(read()).toEqual([0, 'open'])
  const to = bankOf(merchant, 'bank')
  captureHold(bench.db, { ...hold, to, reason: 'payout', reference: 'W1-1' })
  expect(read()).toEqual([0, 'zeroBalance'])
})

test('money that must be bet first does not leave by a transfer', async () => {
  const player = findAccount(bench.db, { merchant, username: 'demomember' })!
  const payeeId = findUpline(bench.db, player)!.id
  const context = {
    db: bench.db,
    merchant: openMerchant(brand, bench.state.of(merchant)),
    now: new Date(),
    body: { direction: 'UPLINE', payeeId, amount: '100' },
    sockets: { tellBalance: () => {} },
  } as never
  const gameSession = await bench.openGame('demomember')
  await playRound(gameSession, '25000.00', '25000.00')
  expect(readTerms(context, player, 'UPLINE').turnover).toEqual({
    left: 500_000,
    required: 3_000_000,
  })
  expect(() => sendToMember(context, player)).toThrow(
    expect.objectContaining({ code: 'withdrawal_blocked' }),
  )
  await playRound(gameSession, '5000.00', '5000.00')
  expect(readTerms(context, player, 'UPLINE').turnover).toBeNull()
  expect(sendToMember(context, player).balance).toBe('25380.50')
})

test('a bonus that lapses is taken from the balance, and its winnings stay', () => {
  const player = { merchant, username: 'demomember' }
  const before = balanceOf(bench.db, mainWalletOf(merchant, player.username))
  const at = Date.now()
  const credit = { multiplier: 1000, expiresAt: at + 1000, at }
  creditBonus(bench.db, { ...player, ...credit, reference: 'B1', amount: 50_000 })
  endLapsedBonuses(bench.db, player, at + 999)
  expect(balanceOf(bench.db, mainWalletOf(merchant, player.username))).toBe(before + 50_000)
  for (const now of [at + 1000, at + 5000]) endLapsedBonuses(bench.db, player, now)
  expect(balanceOf(bench.db, mainWalletOf(merchant, player.username))).toBe(before)
  expect(listOpenTurnovers(bench.db, player, at).map(({ reference }) => reference)).toEqual(['D1'])
  const told = bench.db.select().from(messages).where(eq(messages.kind, 'bonusLapsed')).all()
  expect(told.map(({ data }) => data)).toMatchObject([{ money: 50_000 }])
  expect(auditLedger(bench)).toEqual(SOUND)
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeams, type TeamBench } from '#support/teams.ts'
import { SandboxState } from '#scripts/sandbox/state.ts'
import { settleCommission } from '#scripts/sandbox/world/team/commission.ts'
import { balanceOf, mainWalletOf } from '#scripts/sandbox/world/money/ledger.ts'
import { type Sweeper, startSweeper } from '#scripts/sandbox/world/contracts/settlement-sweeper.ts'

const DAY = 24 * 60 * 60_000

let bench: TeamBench
let state: SandboxState
let sweeper: Sweeper
let told: string[]
beforeEach(() => {
  bench = openTeams()
  bench.add('a', 80)
  state = new SandboxState()
  told = []
  const tell = (_: string, username: string) => void told.push(username)
  sweeper = startSweeper({
    db: bench.db,
    sites: { list: () => [{ brand: bench.merchant.brand }] as never },
    state,
    sockets: { tellBalance: tell, tellContracts: tell, tellMessage: tell },
  })
})
afterEach(async () => {
  await sweeper.stop()
  bench.db.$client.close()
})
const readBalance = () => balanceOf(bench.db, mainWalletOf(bench.merchant.code, 'a'))
const now = () => state.now(bench.merchant.code).getTime()

test('the settlement job pays due contracts by the console’s clock and lists the paid agents', async () => {
  await settleCommission(bench.db, bench.merchant, now())
  bench.bet('a', { stake: 10_000, win: 0, at: now() })
  await sweeper.sweep()
  expect(readBalance()).toBe(0)
  state.change({ clockOffset: 2 * DAY })
  await sweeper.sweep()
  expect(readBalance()).toBe(80)
  expect(told).toEqual(['a'])
})

test('the settlement job waits for another run of it under way', async () => {
  const first = sweeper.sweep()
  expect(sweeper.sweep()).toBe(first)
  await first
})

test('the settlement job skips a merchant whose demo team does not exist yet', async () => {
  bench.bet('a', { stake: 10_000, win: 0, at: now() - 2 * DAY })
  await sweeper.sweep()
  expect(bench.db.$client.prepare('SELECT count(*) FROM commission_marks').pluck().get()).toBe(0)
})

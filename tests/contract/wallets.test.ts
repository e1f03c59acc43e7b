import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { getBalance, getFunds, getMerchantWallet, transferWallet } from '#core/wallet/api.ts'
import { getVendorBalance } from '#features/member/wallets/api.ts'
import { listWinners } from '#features/lobby/api.ts'
import { enter, type Player } from '#support/player.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus')
let sandbox: TestSandbox
let player: Player

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.console('DELETE', '/sandbox/state')
  await sandbox.console('DELETE', '/sandbox/players')
  player = await enter(sandbox, lotus)
})

describe('player wallets:', () => {
  const move = (direction: 'IN' | 'OUT', amount?: string) =>
    player.ask(transferWallet, { vassalage: 'CPL', direction, ...(amount && { amount }) })
  const balance = async () => (await player.ask(getBalance)).balance as string

  test('a player with one wallet for all vendors plays all games without transfers', async () => {
    expect(await player.ask(getMerchantWallet)).toEqual({ isSingle: true })
    expect(await move('IN')).toEqual({ moved: '0.00', balance: '25480.50', vendorBalance: '0.00' })
  })

  test('a player’s money moves to a vendor’s own wallet and back', async () => {
    await sandbox.setState({ rules: { separateWallets: true } })
    expect(await player.ask(getMerchantWallet)).toEqual({ isSingle: false })
    expect((await player.open(await player.launch({ vassalage: 'CPL' }))).json.balance).toBe('0.00')
    expect(await move('IN', '480.5')).toEqual({
      moved: '480.50',
      balance: '25000.00',
      vendorBalance: '480.50',
    })
    expect((await player.open(await player.launch({ vassalage: 'CPL' }))).json.balance).toBe(
      '480.50',
    )
    await expect(move('IN', '25000.01')).rejects.toMatchObject({ code: 'insufficient_balance' })
    expect(await move('IN')).toMatchObject({ moved: '25000.00', balance: '0.00' })
    expect(await balance()).toBe('0.00')
    expect(await move('OUT')).toMatchObject({ moved: '25480.50', vendorBalance: '0.00' })
    expect(await balance()).toBe('25480.50')
  })

  test('money in vendors’ wallets is listed until the player transfers it back', async () => {
    const funds = () => player.ask(getFunds)
    await sandbox.setState({ rules: { separateWallets: true } })
    expect(await funds()).toEqual({ balance: '25480.50', currency: 'THB', vendors: [] })
    await move('IN', '480.5')
    expect(await funds()).toMatchObject({
      balance: '25000.00',
      vendors: [{ vassalage: 'CPL', balance: '480.50' }],
    })
    const other = await enter(sandbox, lotus, 'demovip')
    expect(await other.ask(getFunds)).toMatchObject({ vendors: [] })
    await move('OUT')
    expect(await funds()).toMatchObject({ balance: '25480.50', vendors: [] })
  })

  test('a vendor in maintenance keeps money, moves none and shows the end (case 10)', async () => {
    await sandbox.setState({ rules: { separateWallets: true } })
    await move('IN', '480.5')
    const endsAt = new Date(Date.now() + 60 * 60_000).toISOString()
    await sandbox.setState({ rules: { vendors: { CPL: { state: 'maintenance', endsAt } } } })
    expect(await player.ask(getVendorBalance, { vassalage: 'CPL' })).toEqual({
      balance: '480.50',
      currency: 'THB',
      maintenance: { endsAt },
    })
    for (const direction of ['IN', 'OUT'] as const) {
      await expect(move(direction)).rejects.toMatchObject({
        code: 'game_in_maintenance',
        data: { endsAt },
      })
    }
    expect(await balance()).toBe('25000.00')
    await sandbox.setState({ merchant: lotus.merchant, clockOffset: 61 * 60_000 })
    player = await enter(sandbox, lotus)
    expect(await move('OUT')).toMatchObject({ moved: '480.50', balance: '25480.50' })
  })

  test('one idempotency key moves money to a vendor only once', async () => {
    await sandbox.setState({ rules: { separateWallets: true } })
    const send = sandbox.transport(lotus, { token: player.token })
    const input = { vassalage: 'CPL', direction: 'IN', amount: '100' }
    const options = { idempotencyKey: randomUUID() }
    const twice = [1, 2].map(() => send(transferWallet.definition as never, input, options))
    const [one, other] = await Promise.all(twice)
    expect(one).toEqual(other)
    expect(await balance()).toBe('25380.50')
  })

  test('a trial player has one wallet, which holds play money, for all vendors', async () => {
    await sandbox.setState({ rules: { separateWallets: true } })
    player = await enter(sandbox, lotus, 'demotrial')
    expect(await player.ask(getMerchantWallet)).toEqual({ isSingle: true })
    await expect(move('IN')).rejects.toMatchObject({ code: 'in_need_true_account' })
    await expect(player.ask(getFunds)).rejects.toMatchObject({ code: 'in_need_true_account' })
  })
})

test('a big win is listed on the winner board under a masked name', async () => {
  player = await enter(sandbox, lotus, 'demovip')
  const board = async () =>
    (await player.ask(listWinners, { gameCategory: 'ALL', limitNum: 20 })).list as {
      player: string
      winAmount: string
    }[]
  const before = await board()
  expect(before).toHaveLength(20)
  const launched = await player.launch({
    vassalage: 'CPL',
    nodeId: (await player.findGame({ vassalage: 'CPL' })).id,
  })
  const spin = await player.sitDown(launched)
  let win = 0
  for (let round = 1; win - 200 < 500; round += 1) {
    expect(round).toBeLessThan(500)
    win = Number((await spin('spin', '200')).json.win)
  }
  const after = await board()
  const own = after.find((winner) => winner.player === 'dem***ip')
  expect(Number(own?.winAmount)).toBe(win)
  const amounts = after.map(({ winAmount }) => Number(winAmount))
  expect(amounts).toEqual(amounts.toSorted((one, next) => next - one))
  expect(after).toHaveLength(20)
})

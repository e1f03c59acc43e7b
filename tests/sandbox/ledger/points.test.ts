import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getPointBalance } from '#core/wallet/points/api.ts'
import { getBalance } from '#core/wallet/api.ts'
import {
  convertPoints,
  getExchange,
  listExchanges,
  listGoods,
  listPointEntries,
  redeemGood,
} from '#features/points/api.ts'
import { getWithdrawTerms } from '#features/member/withdraw/api.ts'
import { enter, type Player } from '#support/player.ts'
import { ADDRESS, CONVERSION, givePoints, openPointsDesk, REDEMPTION } from '#support/points.ts'
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

const give = (points: number, username = 'demomember') =>
  givePoints({ sandbox, brand: lotus }, points, username)
const desk = () => openPointsDesk(sandbox, lotus)
const points = async () => (await player.ask(getPointBalance)) as Record<string, number>
const money = async () => (await player.ask(getBalance)).balance as string
const stockOf = async (id: string) =>
  (await player.ask(listGoods, { language: 'EN' })).list.find(
    (good: { id: string }) => good.id === id,
  ).stock as number
const redeem = (more: object = {}) => player.ask(redeemGood, { ...REDEMPTION, ...more })
const read = (transNo: string) => player.ask(getExchange, { transNo })
const laptop = { rewardId: 'laptop-quill', points: 890_000, amount: '2900' }
const statuses = ({ steps }: { steps: { status: string }[] }) => steps.map(({ status }) => status)

describe('a redemption:', () => {
  test('a redemption of mailed goods reserves points and money until delivery', async () => {
    await give(1_000_000)
    const [had, left] = [await points(), await stockOf('laptop-quill')]
    const { id } = await redeem(laptop)
    expect(await points()).toMatchObject({
      points: had.points! - 890_000,
      heldPoints: had.heldPoints! + 890_000,
    })
    expect(await money()).toBe('22580.50')
    // Money reserved for a redemption does not count as reserved for a withdrawal.
    expect(await player.ask(getWithdrawTerms)).toMatchObject({ held: '0.00' })
    expect(await stockOf('laptop-quill')).toBe(left - 1)
    await desk().act(id, 'review')
    await desk().act(id, 'approve')
    await desk().act(id, 'prepare')
    await desk().act(id, 'ship', 'EF123456789TH')
    expect(await points()).toMatchObject({ heldPoints: had.heldPoints })
    await desk().act(id, 'complete')
    const done = await read(id)
    expect(done).toMatchObject({ status: 'completed', tracking: 'EF123456789TH' })
    expect(done.receivingAddress).toEqual(ADDRESS)
    expect(statuses(done)).toEqual([
      'applying',
      'inProcess',
      'approved',
      'processing',
      'passed',
      'completed',
    ])
    await expect(desk().act(id, 'reject')).rejects.toMatchObject({ code: 'redemption_state' })
  })

  test('a rejected points redemption returns points, money and stock only once', async () => {
    await give(1_000_000)
    const before = [await points(), await money(), await stockOf('laptop-quill')]
    const { id } = await redeem(laptop)
    await desk().act(id, 'approve')
    await desk().act(id, 'reject', 'The last one was damaged.')
    expect(await read(id)).toMatchObject({
      status: 'rejected',
      remark: 'The last one was damaged.',
    })
    expect([await points(), await money(), await stockOf('laptop-quill')]).toEqual(before)
    await expect(desk().act(id, 'reject')).rejects.toMatchObject({ code: 'redemption_state' })
    await expect(desk().act(id, 'ship')).rejects.toMatchObject({ code: 'redemption_state' })
  })

  test('two players who redeem the last piece at once get one piece (case 18)', async () => {
    await give(50_000)
    await give(50_000, 'demovip')
    const other = await enter(sandbox, lotus, 'demovip')
    const had = [await points(), await other.ask(getPointBalance)]
    await desk().setStock('brand-mug', 1)
    const results = await Promise.allSettled([redeem(), other.ask(redeemGood, REDEMPTION)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'out_of_stock' },
    })
    expect(await stockOf('brand-mug')).toBe(0)
    const now = [await points(), await other.ask(getPointBalance)]
    const spent = now.map((each, index) => had[index]!.points - each.points)
    expect(spent.toSorted()).toEqual([0, 4900].toSorted())
  })

  test('a points redemption sent again with the same idempotency key is made once', async () => {
    await give(50_000)
    const token = await sandbox.logIn(lotus, 'demomember')
    const send = sandbox.transport(lotus, { token, language: 'EN' })
    const key = randomUUID()
    const had = await points()
    const again = () =>
      send(redeemGood.definition, { ...REDEMPTION }, { idempotencyKey: key }) as Promise<{
        id: string
      }>
    const [one, two] = [await again(), await again()]
    expect(two.id).toBe(one.id)
    player = await enter(sandbox, lotus)
    expect((await player.ask(getExchange, { intentKey: key })).id).toBe(one.id)
    expect((await points()).points).toBe(had.points! - 4900)
  })

  test('a redeemed voucher shows its code once the redemption is complete', async () => {
    await give(50_000)
    const voucher = { rewardId: 'voucher-topup-50', points: 5200, address: undefined }
    const { id } = await redeem(voucher)
    await desk().act(id, 'approve')
    await desk().act(id, 'complete', 'TOPUP-1234')
    expect(await read(id)).toMatchObject({ status: 'completed', code: 'TOPUP-1234' })
    expect(await points()).toMatchObject({ heldPoints: expect.any(Number) })
  })

  test('a redeemed free bet credits its money at once and requires turnover', async () => {
    await give(50_000)
    const { status } = await redeem({
      rewardId: 'free-bet-50',
      points: 4400,
      address: undefined,
    })
    expect(status).toBe('completed')
    expect(await money()).toBe('25530.50')
  })

  test.each([
    ['good_not_found', { rewardId: 'nothing' }],
    ['terms_changed', { points: 4899 }],
    ['terms_changed', { amount: '1' }],
    ['too_many_pieces', { quantity: 4, points: 19_600 }],
    ['address_required', { address: undefined }],
    ['payment_password_wrong', { paymentPassword: '111111' }],
  ])('a points redemption refused with %s takes no points or money', async (code, more) => {
    await give(50_000)
    const had = await points()
    await expect(redeem(more)).rejects.toMatchObject({ code })
    expect((await points()).points).toBe(had.points)
    expect(await stockOf('brand-mug')).toBeGreaterThan(0)
  })

  test('a redemption that costs more points than the player has is refused', async () => {
    const { points: had } = await points()
    await expect(
      redeem({ rewardId: 'gold-bar-15', points: 2_900_000, amount: '19000' }),
    ).rejects.toMatchObject({ code: 'insufficient_points' })
    expect((await points()).points).toBe(had)
  })

  test('a player cannot find another player’s points redemption', async () => {
    await give(50_000)
    const { id } = await redeem()
    const other = await enter(sandbox, lotus, 'demovip')
    await expect(other.ask(getExchange, { transNo: id })).rejects.toMatchObject({
      code: 'exchange_not_found',
    })
  })
})

describe('a conversion:', () => {
  test('a conversion of points to money pays their value once, rounded down', async () => {
    await give(50_000)
    const { points: had } = await points()
    const made = await player.ask(convertPoints, { ...CONVERSION, points: 1234, amount: '12.34' })
    expect(made).toMatchObject({ kind: 'CONVERT', status: 'completed', amount: '12.34' })
    expect((await points()).points).toBe(had! - 1234)
    expect(await money()).toBe('25492.84')
  })

  test.each([
    ['points_out_of_limits', { points: 499, amount: '4.99' }],
    ['points_out_of_limits', { points: 100_001, amount: '1000.01' }],
    ['terms_changed', { points: 1000, amount: '10.01' }],
  ])('a conversion of points to money is refused with %s', async (code, more) => {
    await give(500_000)
    await expect(player.ask(convertPoints, { ...CONVERSION, ...more })).rejects.toMatchObject({
      code,
    })
    expect(await money()).toBe('25480.50')
  })

  test('simultaneous conversions of points to money stop at the daily limit', async () => {
    await give(1_000_000)
    const all = Array.from({ length: 5 }, () =>
      player.ask(convertPoints, { ...CONVERSION, points: 80_000, amount: '800' }),
    )
    const results = await Promise.allSettled(all)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await points()).toMatchObject({ convertibleToday: 40_000 })
  })
})

test('a demo account has months of points history and redemptions in several states', async () => {
  const { list } = await player.ask(listExchanges, { pageSize: 20 })
  expect(new Set(list.map(({ status }: { status: string }) => status)).size).toBeGreaterThan(3)
  const dayFromNow = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const entries = await player.ask(listPointEntries, {
    startDate: dayFromNow(-150),
    // In the merchant's time zone it may be tomorrow already.
    endDate: dayFromNow(1),
    pageSize: 500,
  })
  expect(entries.list.length).toBeGreaterThan(20)
  expect(entries.list[0].balanceAfter).toBe((await points()).points)
  expect(
    entries.list.every(({ balanceAfter }: { balanceAfter: number }) => balanceAfter >= 0),
  ).toBe(true)
})

test('a trial account cannot use points', async () => {
  const trial = await enter(sandbox, lotus, 'demotrial')
  await expect(trial.ask(getPointBalance)).rejects.toMatchObject({ code: 'in_need_true_account' })
})

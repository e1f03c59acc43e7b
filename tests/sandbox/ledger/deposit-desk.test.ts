import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getBalance } from '#core/wallet/api.ts'
import {
  addDeposit,
  addDepositProof,
  cancelDeposit,
  confirmDepositPaid,
  getDeposit,
  listDepositMethods,
  listDeposits,
} from '#features/member/deposit/api.ts'
import type { Deposit, Method } from '#features/member/deposit/schema.ts'
import { addUploadPart } from '#parts/form/uploads/api.ts'
import { enter, type Player } from '#support/player.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'
import { PIXEL_PNG } from '#support/pixel.ts'

const lotus = makeBrand('lotus')
const dong = makeBrand('dong', { currency: 'VND', defaultLanguage: 'VI' })
const { merchant } = lotus
let sandbox: TestSandbox
let player: Player

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus, dong])
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.console('DELETE', '/sandbox/state')
  await sandbox.console('DELETE', '/sandbox/players')
  player = await enter(sandbox, lotus)
})

const open = (methodId = 'promptpay', more: object = {}): Promise<Deposit> =>
  player.ask(addDeposit, { methodId, amount: '500', ...more })
const get = (id: string): Promise<Deposit> => player.ask(getDeposit, { id })
const act = async (id: string, what: string, more: object = {}) =>
  (await sandbox.console('POST', '/sandbox/cashier/act', { merchant, id, act: what, ...more })).json
const balance = async () => (await player.ask(getBalance)).balance as string

async function upload(who = player, purpose = 'depositProof') {
  const uploadId = randomUUID()
  const total = Buffer.from(PIXEL_PNG, 'base64').length
  await who.ask(addUploadPart, { uploadId, purpose, total, offset: 0, data: PIXEL_PNG })
  return uploadId
}

describe('the deposits of a player:', () => {
  test('deposit methods depend on the currency, and a method in maintenance is refused', async () => {
    const endsAt = '2099-01-01T06:00:00Z'
    const closedDeposits = {
      card: { endsAt },
      usdt: {},
      ewallet: { endsAt: '2020-01-01T00:00:00Z' },
    }
    await sandbox.setState({ rules: { closedDeposits } })
    const { methods } = await player.ask(listDepositMethods)
    const kinds = methods.map(({ kind }: { kind: string }) => kind)
    expect(kinds.slice(0, 2)).toEqual(['promptPay', 'bankTransfer'])
    const { card, usdt, ewallet } = Object.fromEntries(
      methods.map(({ id, maintenance }: Method) => [id, maintenance]),
    )
    expect([card, usdt, ewallet]).toEqual([{ endsAt }, { endsAt: null }, null])
    await expect(open('card')).rejects.toMatchObject({ code: 'method_in_maintenance' })
    const vietnamese = await enter(sandbox, dong)
    const own = await vietnamese.ask(listDepositMethods)
    expect(own.methods[0]).toMatchObject({ kind: 'vietQr', min: '100000' })
  })

  test('repeating a deposit request after a lost reply creates only one deposit', async () => {
    const send = sandbox.transport(lotus, { token: player.token })
    const request = { methodId: 'promptpay', amount: '500' }
    const key = { idempotencyKey: randomUUID() }
    const first = (await send(addDeposit.definition as never, request, key)) as Deposit
    const again = (await send(addDeposit.definition as never, request, key)) as Deposit
    expect(again.id).toBe(first.id)
    const { deposits } = await player.ask(listDeposits)
    expect(
      deposits.filter(({ state }: { state: string }) => state === 'awaitingPayment'),
    ).toHaveLength(1)
  })

  test.each(['99.99', '200000.01', '100.001'])('a deposit of the amount %s is refused', (amount) =>
    expect(open('promptpay', { amount })).rejects.toMatchObject({ code: 'amount_out_of_range' }),
  )

  test('a deposit is credited when its money arrives, and shows its receipt', async () => {
    const { id, nextAction } = await open()
    expect(nextAction).toMatchObject({ kind: 'showQr', scheme: 'promptPay' })
    await act(id, 'pay')
    expect(await get(id)).toMatchObject({ state: 'succeeded', credited: '500.00' })
    expect(await balance()).toBe('25980.50')
  })

  test('a deposit expires by the gateway’s clock, and money arriving later is not lost', async () => {
    const { id } = await open()
    await sandbox.setState({ clockOffset: 31 * 60_000 })
    player = await enter(sandbox, lotus)
    expect(await get(id)).toMatchObject({ state: 'expired', nextAction: { kind: 'uploadProof' } })
    await act(id, 'pay')
    expect(await get(id)).toMatchObject({ state: 'unresolved', cause: 'late' })
    await act(id, 'credit')
    expect(await balance()).toBe('25980.50')
  })

  test('the number of one bank slip proves only one deposit, for any player (case 4)', async () => {
    const { id } = await open('bank')
    expect(await player.ask(confirmDepositPaid, { id })).toMatchObject({
      nextAction: { kind: 'showAccount', number: '0123456789' },
    })
    const proven = { id, uploadIds: [await upload()], transRef: 'SLIP-1' }
    expect(await player.ask(addDepositProof, proven)).toMatchObject({
      state: 'proofSubmitted',
      nextAction: { kind: 'showAccount', number: '0123456789' },
    })
    const other = await enter(sandbox, lotus, 'demovip')
    const theirs = await other.ask(addDeposit, { methodId: 'bank', amount: '500' })
    await expect(
      other.ask(addDepositProof, {
        id: theirs.id,
        uploadIds: [await upload(other)],
        transRef: 'SLIP-1',
      }),
    ).rejects.toMatchObject({ code: 'slip_used' })
    await act(id, 'approve')
    expect(await get(id)).toMatchObject({ state: 'succeeded' })
    const [, blind] = [await act(theirs.id, 'approve', { transRef: 'SLIP-1' }), theirs.id]
    const refused = { state: 'failed', reason: 'slipUsed' }
    expect(await other.ask(getDeposit, { id: blind })).toMatchObject(refused)
  })

  test('a deposit that the cashier rejects shows the player the reason', async () => {
    const { id } = await open('bank')
    await act(id, 'reject', { reason: 'slipUnreadable' })
    expect(await get(id)).toMatchObject({ state: 'failed', reason: 'slipUnreadable' })
  })

  test('a deposit with an unreadable slip stays open for another slip', async () => {
    const { id } = await open('bank')
    await player.ask(confirmDepositPaid, { id })
    await player.ask(addDepositProof, { id, uploadIds: [await upload()] })
    await act(id, 'reject', { reason: 'slipUnreadable' })
    expect(await get(id)).toMatchObject({
      state: 'awaitingPayment',
      reason: 'slipUnreadable',
      mayCancel: true,
    })
    const again = await player.ask(addDepositProof, { id, uploadIds: [await upload()] })
    expect(again).toMatchObject({ state: 'proofSubmitted', reason: null, mayCancel: false })
    await act(id, 'approve')
    expect(await get(id)).toMatchObject({ state: 'succeeded' })
  })

  test('a deposit with an unreadable slip can be cancelled', async () => {
    const { id } = await open('bank')
    await player.ask(addDepositProof, { id, uploadIds: [await upload()] })
    await act(id, 'reject', { reason: 'slipUnreadable' })
    expect(await player.ask(cancelDeposit, { id })).toMatchObject({ state: 'cancelled' })
  })

  test('a deposit cannot be proven by another player’s picture or one for another purpose', async () => {
    const { id } = await open('bank')
    const other = await enter(sandbox, lotus, 'demovip')
    for (const uploadId of [await upload(other), await upload(player, 'avatar'), randomUUID()]) {
      await expect(
        player.ask(addDepositProof, { id, uploadIds: [uploadId] }),
      ).rejects.toMatchObject({ code: 'upload_unknown' })
    }
  })

  test('a deposit is hidden from other players', async () => {
    const { id } = await open()
    const other = await enter(sandbox, lotus, 'demovip')
    await expect(other.ask(getDeposit, { id })).rejects.toMatchObject({ code: 'deposit_unknown' })
  })

  test('only the owner can find a deposit by its idempotency key', async () => {
    const intentKey = randomUUID()
    const transport = sandbox.transport(lotus, { token: player.token })
    const request = { methodId: 'bank', amount: '500' }
    const made = await transport(addDeposit.definition as never, request, {
      idempotencyKey: intentKey,
    })
    const { id } = made as Deposit
    expect(await player.ask(getDeposit, { intentKey })).toMatchObject({ id })
    const other = await enter(sandbox, lotus, 'demovip')
    const refused = { code: 'deposit_unknown' }
    await expect(other.ask(getDeposit, { intentKey })).rejects.toMatchObject(refused)
    await expect(player.ask(getDeposit, {})).rejects.toMatchObject(refused)
  })

  test('a deposit that has begun can still be paid after its method was closed', async () => {
    const { id } = await open()
    await sandbox.setState({ rules: { closedDeposits: { promptpay: {} } } })
    await act(id, 'pay')
    expect(await get(id)).toMatchObject({ state: 'succeeded' })
  })

  test('a deposit by voucher is credited immediately, and only once', async () => {
    const request = { methodId: 'voucher', voucher: 'lucky-100-ab12', amount: undefined }
    expect(await open('voucher', request)).toMatchObject({ state: 'succeeded', credited: '100.00' })
    await expect(open('voucher', request)).rejects.toMatchObject({ code: 'voucher_used' })
    await expect(open('voucher', { ...request, voucher: 'LUCKY' })).rejects.toMatchObject({
      code: 'voucher_unknown',
    })
    expect(await balance()).toBe('25580.50')
  })

  test('a deposit can be cancelled once, and not after it is paid', async () => {
    const { id } = await open()
    await act(id, 'pay')
    await expect(player.ask(cancelDeposit, { id })).rejects.toMatchObject({
      code: 'deposit_not_open',
    })
  })

  test('a deposit in cryptocurrency is confirmed block by block', async () => {
    const { id, nextAction } = await open('usdt', { network: 'BEP20' })
    expect(nextAction).toMatchObject({ kind: 'showAddress', asset: 'USDT' })
    await act(id, 'pay')
    await act(id, 'confirm', { blocks: 14 })
    expect(await get(id)).toMatchObject({
      state: 'detected',
      confirmations: { seen: 14, needed: 15 },
    })
    await act(id, 'confirm')
    expect(await get(id)).toMatchObject({ state: 'succeeded' })
  })
})

describe('the pages of a payment provider', () => {
  const visit = (url: string, what?: string) =>
    sandbox.ask({
      host: 'pay.localhost',
      path: new URL(url).pathname,
      ...(what && {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: `act=${what}`,
      }),
    })
  const begin = async () => {
    const { id, nextAction } = await open('ewallet')
    if (nextAction.kind !== 'redirect') throw new Error(nextAction.kind)
    return { id, url: nextAction.url }
  }

  test.each([
    ['pay', 'succeeded', null],
    ['fail', 'failed', 'declined'],
    ['cancel', 'cancelled', null],
    ['close', 'awaitingPayment', null],
  ])(
    'the payment page’s button "%s" returns to the deposit, which is then %s',
    async (what, state, reason) => {
      const { id, url } = await begin()
      expect((await visit(url)).text).toContain('500.00')
      for (let times = 0; times < 2; times += 1) {
        const { status, headers } = await visit(url, what)
        expect([status, headers.location]).toEqual([
          303,
          `http://lotus.localhost:${sandbox.port}/member#depositv2/${id}`,
        ])
        expect(await get(id)).toMatchObject({ state, reason })
      }
      expect(await balance()).toBe(what === 'pay' ? '25980.50' : '25480.50')
    },
  )

  test('a payment provider’s page does not exist without its token', async () => {
    expect((await visit('http://pay.localhost/checkout/nothing')).status).toBe(404)
  })
})

test('the console’s cashier page lists deposits, and says why an action is refused', async () => {
  const { id } = await open()
  await act(id, 'pay')
  const form = new URLSearchParams({ merchant, id, act: 'reject' }).toString()
  const { status, headers } = await sandbox.ask({
    host: 'localhost',
    path: '/sandbox/cashier/act',
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: form,
  })
  expect(status).toBe(303)
  const page = await sandbox.ask({ host: 'localhost', path: headers.location as string })
  expect(page.text).toContain(id)
  expect(page.text).toContain('Money came in')
})

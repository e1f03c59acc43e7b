import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { getBalance } from '#core/wallet/api.ts'
import {
  getTransferReceipt,
  getTransferTerms,
  transferToMember,
} from '#parts/money/transfers/api.ts'
import { localStore } from '#lib/storage.ts'
import type { CallOptions } from '#core/contract/call.ts'
import { listOperations } from '#core/operations/openOperations.ts'
import { sendOnce } from '#core/operations/sendOnce.ts'
import { DEMO_PAYMENT_PASSWORD } from '#scripts/sandbox/world/identity/accounts.ts'
import { PAYMENT_TRIES } from '#scripts/sandbox/world/money/payment-password.ts'
import { enter, type Player } from '#support/player.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus')
const DAY = 24 * 60 * 60_000
const PLACE = { account: 'me', kind: 'upline' }
let sandbox: TestSandbox
let player: Player
let payeeId: string

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.console('DELETE', '/sandbox/state')
  await sandbox.console('DELETE', '/sandbox/players')
  localStore.clear()
  player = await enter(sandbox, lotus)
  payeeId = (await terms()).payee.id
})

const terms = () => player.ask(getTransferTerms, { direction: 'UPLINE' })
const input = (amount: string, paymentPassword = DEMO_PAYMENT_PASSWORD) => ({
  direction: 'UPLINE',
  payeeId,
  amount,
  paymentPassword,
})
const send = (amount: string, paymentPassword?: string) =>
  player.ask(transferToMember, input(amount, paymentPassword))
const balanceOf = async (username: string) =>
  (await (await enter(sandbox, lotus, username)).ask(getBalance)).balance

describe('a transfer to the upline', () => {
  test('only the sender can read the receipt of a transfer to the upline', async () => {
    const { balance, ...receipt } = await send('1000.5')
    expect(receipt).toMatchObject({ amount: '1000.50', currency: 'THB' })
    expect(balance).toBe('24480.00')
    expect(await balanceOf('demoagent')).toBe('97300.50')
    expect(await player.ask(getTransferReceipt, { id: receipt.id })).toEqual(receipt)
    const other = await enter(sandbox, lotus, 'demoagent')
    await expect(other.ask(getTransferReceipt, { id: receipt.id })).rejects.toMatchObject({
      code: 'transfer_not_found',
    })
  })

  test('only the sender can find a transfer to the upline by its idempotency key', async () => {
    const intentKey = crypto.randomUUID()
    const { balance: _balance, ...receipt } = (await sandbox.transport(lotus, {
      token: player.token,
    })(transferToMember.definition as never, input('700'), { idempotencyKey: intentKey })) as {
      balance: string
    }
    expect(await player.ask(getTransferReceipt, { intentKey })).toEqual(receipt)
    const refusal = { code: 'transfer_not_found' }
    await expect(
      player.ask(getTransferReceipt, { intentKey: crypto.randomUUID() }),
    ).rejects.toMatchObject(refusal)
    await expect(player.ask(getTransferReceipt, {})).rejects.toMatchObject(refusal)
    const other = await enter(sandbox, lotus, 'demoagent')
    await expect(other.ask(getTransferReceipt, { intentKey })).rejects.toMatchObject(refusal)
  })

  test('a transfer to the upline shows a masked payee name', async () => {
    const { payee } = await terms()
    expect(payee).toMatchObject({ account: 'de•••nt', nickname: 'A•••' })
    expect(JSON.stringify(payee)).not.toContain('demoagent')
  })

  test('a transfer is refused for a player without an upline, or to another payee', async () => {
    await expect(
      player.ask(transferToMember, { ...input('500'), payeeId: 'x' }),
    ).rejects.toMatchObject({ code: 'payee_not_found' })
    player = await enter(sandbox, lotus, 'demovip')
    expect((await terms()).payee).toBeNull()
    await expect(send('500')).rejects.toMatchObject({ code: 'payee_not_found' })
  })

  test('a trial player’s transfer to the upline is refused', async () => {
    player = await enter(sandbox, lotus, 'demotrial')
    await expect(terms()).rejects.toMatchObject({ code: 'in_need_true_account' })
    await expect(send('500')).rejects.toMatchObject({ code: 'in_need_true_account' })
  })

  test('transfers to the upline have a daily limit that resets at the merchant’s midnight', async () => {
    player = await enter(sandbox, lotus, 'demoagent')
    payeeId = (await terms()).payee.id
    // Half past eleven at night in Bangkok, the merchant's time zone.
    const night = new Date()
    night.setUTCHours(16, 30, 0, 0)
    const moveClock = async (to: number) => {
      await sandbox.setState({ merchant: lotus.merchant, clockOffset: to - Date.now() })
      player = await enter(sandbox, lotus, 'demoagent')
    }
    await moveClock(night.getTime() + DAY)
    for (const amount of ['99.99', '50000.01']) {
      await expect(send(amount)).rejects.toMatchObject({ code: 'amount_out_of_bounds' })
    }
    await send('50000')
    await expect(send('46300.01')).rejects.toMatchObject({ code: 'insufficient_balance' })
    await send('46000')
    expect(await terms()).toMatchObject({ balance: '300.00', dailyLeft: '4000.00' })
    await moveClock(night.getTime() + DAY + 31 * 60_000)
    expect(await terms()).toMatchObject({ dailyLeft: '100000.00' })
  })

  test('a transfer above the daily limit is refused, and the error states the amount left', async () => {
    player = await enter(sandbox, lotus, 'demoagent')
    payeeId = (await terms()).payee.id
    await send('50000')
    await send('46000')
    await expect(send('4000.01')).rejects.toMatchObject({
      code: 'daily_limit_reached',
      data: { left: '4000.00' },
    })
  })
})

test('20 clicks in two tabs and a lost reply make one transfer (case 1)', async () => {
  const { paymentPassword, ...entered } = input('700')
  const transport = sandbox.transport(lotus, { token: player.token })
  let sent = 0
  /** Sends the call to the real sandbox, but drops the first reply after the transfer was made. */
  const call = async (body: object, { idempotencyKey }: CallOptions) => {
    sent += 1
    const isLost = sent === 1
    const reply = await transport(
      transferToMember.definition as never,
      { ...body, paymentPassword },
      { idempotencyKey: idempotencyKey! },
    )
    if (isLost) throw new GatewayError('network')
    return reply as { id: string }
  }
  const click = () =>
    Promise.all(
      Array.from({ length: 10 }, () =>
        sendOnce(PLACE, { entered, prepare: () => entered, call }).then(
          ({ id }) => id,
          (error: GatewayError) => error.code,
        ),
      ),
    )
  expect(new Set(await click())).toEqual(new Set(['network']))
  // Simulates a reload: only the transfer stored on the device is left.
  expect(listOperations(PLACE)).toHaveLength(1)
  const again = await click()
  expect(new Set(again).size).toBe(1)
  expect(await balanceOf('demomember')).toBe('24780.50')
  expect(await balanceOf('demoagent')).toBe('97000.00')
  expect(await player.ask(getTransferReceipt, { id: again[0] })).toMatchObject({ amount: '700.00' })
})

test('a wrong payment password after a lost reply causes no second transfer', async () => {
  const { paymentPassword, ...entered } = input('700')
  const attempt = (secrets: string, isLost = false) => {
    const transport = sandbox.transport(lotus, { token: player.token })
    return sendOnce(PLACE, {
      entered,
      secrets,
      prepare: () => ({ ...entered, paymentPassword: secrets }),
      call: async (body, { idempotencyKey }) => {
        await transport(transferToMember.definition as never, body, {
          idempotencyKey: idempotencyKey!,
        })
        if (isLost) throw new GatewayError('network')
      },
    })
  }
  await expect(attempt(paymentPassword, true)).rejects.toMatchObject({ code: 'network' })
  await expect(attempt('000000')).rejects.toMatchObject({ code: 'payment_password_wrong' })
  await attempt(paymentPassword)
  expect(await balanceOf('demomember')).toBe('24780.50')
})

test('wrong entries lock the payment password for a time and move no money (case 15)', async () => {
  for (let left = PAYMENT_TRIES - 1; left >= 0; left -= 1) {
    await expect(send('500', '000000')).rejects.toMatchObject({
      code: 'payment_password_wrong',
      data: { triesLeft: left },
    })
  }
  await expect(send('500')).rejects.toMatchObject({ code: 'payment_password_locked' })
  expect(await balanceOf('demomember')).toBe('25480.50')
  await sandbox.setState({ merchant: lotus.merchant, clockOffset: 31 * 60_000 })
  player = await enter(sandbox, lotus)
  await send('500')
  expect(await balanceOf('demomember')).toBe('24980.50')
})

test('a transfer amount that is negative, malformed or too precise is refused', async () => {
  for (const amount of ['500.001', '-500', '1e3', '๕๐๐', '500,5', '0']) {
    await expect(send(amount)).rejects.toMatchObject({ status: expect.any(Number) })
  }
  expect(await balanceOf('demomember')).toBe('25480.50')
})

import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import {
  addWithdrawal,
  cancelWithdrawal,
  confirmPayout,
  getWithdrawal,
  getWithdrawTerms,
  listWithdrawals,
  requestWithdrawalCode,
} from '#features/member/withdraw/api.ts'
import { addPayoutAccount } from '#features/member/security/payout/api.ts'
import { getTransferTerms, transferToMember } from '#parts/money/transfers/api.ts'
import { cancelBonus } from '#parts/money/turnover/api.ts'
import { DEMO_TOTP_SECRET } from '#scripts/sandbox/world/identity/accounts.ts'
import { visit } from '#support/identity.ts'
import { enter } from '#support/player.ts'
import { MEMBER_WITHDRAWAL, useWithdrawals } from '#support/withdrawals.ts'

const { lotus, sandbox, player, logIn, desk, read, balance, moveClock, ledgerSum, send } =
  useWithdrawals()

const ask = (more: object = {}) => player().ask(addWithdrawal, { ...MEMBER_WITHDRAWAL, ...more })
const terms = () => player().ask(getWithdrawTerms)

describe('a withdrawal:', () => {
  test('a withdrawal reserves its amount, charges its fee and is received', async () => {
    const made = await ask()
    expect(made).toMatchObject({ state: 'submitted', net: '990.00', remainder: '990.00' })
    expect(await balance()).toBe('24480.50')
    expect(await terms()).toMatchObject({ held: '1000.00', available: '24480.50' })
    const { id } = made
    await desk().act(id, 'review')
    await desk().act(id, 'approve')
    await desk().act(id, 'pay')
    expect(await terms()).toMatchObject({ held: '0.00' })
    const [payout] = (await read(id)).payouts
    expect(payout).toMatchObject({ amount: '990.00', state: 'sent' })
    const done = await player().ask(confirmPayout, {
      id,
      payoutId: payout.id,
      answer: 'received',
    })
    expect(done).toMatchObject({ state: 'received', received: '990.00', remainder: '0.00' })
    expect(done.steps.map(({ step }: { step: string }) => step)).toEqual([
      'submitted',
      'reviewing',
      'approved',
      'paying',
      'sent',
    ])
    expect(await ledgerSum()).toBe('0.00')
  })

  test.each([
    ['reject', [], 'rejected', 'documents'],
    ['reject', ['approve'], 'rejected', undefined],
    ['fail', ['approve'], 'failed', 'bankDown'],
  ] as const)(
    'a withdrawal ended by %s after the steps %j returns its money with a reason',
    async (end, before, state, reason) => {
      const { id } = await ask()
      for (const act of before) await desk().act(id, act)
      await desk().act(id, end, { ...(reason && { reason }) })
      expect(await read(id)).toMatchObject({
        state,
        reason: reason ?? null,
        returned: '1000.00',
        remainder: '0.00',
      })
      expect(await balance()).toBe('25480.50')
      await expect(desk().act(id, end)).rejects.toMatchObject({ code: 'withdrawal_state' })
      await expect(desk().act(id, 'approve')).rejects.toMatchObject({ code: 'withdrawal_state' })
    },
  )

  test('a withdrawal that fails after one payout returns the rest with the fee', async () => {
    const { id } = await send('600')
    await desk().act(id, 'fail')
    expect(await read(id)).toMatchObject({ state: 'failed', sent: '600.00', returned: '400.00' })
    expect(await balance()).toBe('24880.50')
  })

  test('a withdrawal can be cancelled before its approval if the merchant allows', async () => {
    const { id } = await ask()
    const cancel = () => player().ask(cancelWithdrawal, { id })
    expect(await read(id)).toMatchObject({ isCancellable: false })
    await expect(cancel()).rejects.toMatchObject({ code: 'cancel_not_allowed' })
    await sandbox().setState({ rules: { withdrawalCancel: true } })
    expect(await cancel()).toMatchObject({ state: 'cancelled', returned: '1000.00' })
    const { id: approved } = await ask()
    await desk().act(approved, 'approve')
    await expect(player().ask(cancelWithdrawal, { id: approved })).rejects.toMatchObject({
      code: 'withdrawal_state',
    })
  })

  test('a withdrawal counts as received at once if players need not confirm', async () => {
    await sandbox().setState({ rules: { flags: { withdrawalConfirmation: false } } })
    expect((await terms()).confirmMinutes).toBe(0)
    expect(await send()).toMatchObject({ state: 'received', received: '990.00' })
  })

  test('a withdrawal is hidden from other players', async () => {
    const { id } = await ask()
    const other = await enter(sandbox(), lotus, 'demovip')
    await expect(other.ask(getWithdrawal, { id })).rejects.toMatchObject({
      code: 'withdrawal_not_found',
    })
    const listed = await other.ask(listWithdrawals)
    expect(listed.map((one: { id: string }) => one.id)).not.toContain(id)
  })

  test('a withdrawal requires the authenticator app of a player who has one', async () => {
    await logIn('demofactor')
    expect(await terms()).toMatchObject({ secondFactor: 'authenticator' })
    const take = (factorCode?: string) =>
      ask({ accountId: 'demo-bank-factor', ...(factorCode && { factorCode }) })
    const code = new TOTP({ secret: Secret.fromBase32(DEMO_TOTP_SECRET) }).generate()
    await expect(take()).rejects.toMatchObject({ code: 'second_factor_required' })
    const wrong = code === '000000' ? '000001' : '000000'
    await expect(take(wrong)).rejects.toMatchObject({ code: 'wrong_second_factor' })
    expect(await take(code)).toMatchObject({ state: 'submitted' })
    await expect(take(code)).rejects.toMatchObject({ code: 'wrong_second_factor' })
  })

  test.each([
    ['phone', '66898765432', '•••• 5432'],
    ['email', 'demofactor@players.example', 'd•••@players.example'],
  ] as const)(
    'a withdrawal requires a code sent to the %s if the merchant wants one',
    async (factor, to, hint) => {
      await sandbox().setState({ rules: { withdrawalFactor: factor, lockAfter: 10 } })
      await logIn('demofactor')
      expect(await terms()).toMatchObject({ secondFactor: factor, factorHint: hint })
      const take = (factorCode?: string) =>
        ask({ accountId: 'demo-bank-factor', ...(factorCode && { factorCode }) })
      await expect(take()).rejects.toMatchObject({ code: 'second_factor_required' })
      await player().ask(requestWithdrawalCode, { factor })
      const code = await visit(sandbox(), lotus).readCode(to)
      const wrong = code === '000000' ? '000001' : '000000'
      await expect(take(wrong)).rejects.toMatchObject({ code: 'wrong_second_factor' })
      expect(await take(code)).toMatchObject({ state: 'submitted' })
      await expect(take(code)).rejects.toMatchObject({ code: 'second_factor_expired' })
    },
  )

  test.each([
    ['an e-wallet', { kind: 'ewallet', institution: 'TMN', number: '0812345678' }, '990.00'],
    [
      'a crypto address',
      { kind: 'crypto', institution: 'TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
      '950.00',
    ],
  ] as const)(
    'a withdrawal to %s has its own fee, and the money arrives',
    async (_, account, net) => {
      const { paymentPassword } = MEMBER_WITHDRAWAL
      const added = { ...account, isDefault: false, paymentPassword }
      const { id: accountId } = await player().ask(addPayoutAccount, added)
      await moveClock(25 * 60)
      const fee = (1000 - Number(net)).toFixed(2)
      const { id, ...made } = await ask({ accountId, fee })
      expect(made).toMatchObject({ net, account: { id: accountId, kind: account.kind } })
      await desk().act(id, 'approve')
      await desk().act(id, 'pay')
      const payoutIds = (await read(id)).payouts.map((part: { id: string }) => part.id)
      const done = await player().ask(confirmPayout, { id, answer: 'allReceived', payoutIds })
      expect(done).toMatchObject({ state: 'received', received: net })
      expect(await ledgerSum()).toBe('0.00')
    },
  )
})

describe('a withdrawal under faults and limits:', () => {
  test('a withdrawal with a lost reply can be found by its idempotency key (case 1)', async () => {
    const transport = sandbox().transport(lotus, { token: player().token })
    const idempotencyKey = randomUUID()
    const once = () =>
      transport(addWithdrawal.definition as never, MEMBER_WITHDRAWAL, { idempotencyKey })
    const [one, other] = await Promise.all([once(), once()])
    expect(other).toEqual(one)
    const found = await player().ask(getWithdrawal, { intentKey: idempotencyKey })
    expect(found).toMatchObject({ id: (one as { id: string }).id })
    expect(await balance()).toBe('24480.50')
    await expect(player().ask(getWithdrawal, { intentKey: randomUUID() })).rejects.toMatchObject({
      code: 'withdrawal_not_found',
    })
  })

  test('two tabs cannot withdraw the same balance twice (case 2)', async () => {
    const all = { amount: '25480.5', fee: '127.41' }
    const answers = await Promise.allSettled([ask(all), ask(all)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await balance()).toBe('0.00')
  })

  test('the whole balance can be withdrawn unless the fee consumes all (case 9)', async () => {
    await sandbox().setState({ rules: { withdrawalFee: 150 } })
    await expect(ask({ amount: '150', fee: '150' })).rejects.toMatchObject({
      code: 'nothing_after_fee',
    })
    await expect(ask({ amount: '151', fee: '10' })).rejects.toMatchObject({
      code: 'terms_changed',
    })
    expect(await ask({ amount: '151', fee: '150.00' })).toMatchObject({ net: '1.00' })
    const rest = await ask({ amount: '25329.5', fee: '150.00' })
    expect([rest.net, await balance()]).toEqual(['25179.50', '0.00'])
  })

  test('giving up a bonus takes away its money and removes its turnover', async () => {
    const bonus = { merchant: lotus.merchant, username: 'demomember', amount: '500', times: 10 }
    await sandbox().console('POST', '/sandbox/cashier/withdrawals/bonus', bonus)
    expect(await terms()).toMatchObject({
      available: '25980.50',
      turnovers: [{ base: '500.00', multiplier: 10, left: '5000.00', forfeits: '500.00' }],
      blockers: [{ kind: 'turnover', amount: '5000.00', of: '5000.00' }],
    })
    await expect(ask()).rejects.toMatchObject({
      code: 'withdrawal_blocked',
      data: { blockers: [{ kind: 'turnover' }] },
    })
    const { id } = (await terms()).turnovers[0]
    expect(await player().ask(cancelBonus, { id })).toEqual({ forfeited: '500.00' })
    await expect(player().ask(cancelBonus, { id })).rejects.toMatchObject({
      code: 'turnover_closed',
    })
    expect(await terms()).toMatchObject({ available: '25480.50', turnovers: [], blockers: [] })
  })

  test('a newly changed payout account gets no withdrawal during its waiting time (case 14)', async () => {
    const { id } = await ask()
    // Moves the clock to a time before the demo players added their payout accounts.
    await moveClock(-151 * 24 * 60)
    expect(await terms()).toMatchObject({
      accounts: [{ id: 'demo-bank', usableFrom: expect.any(String), waitReason: 'added' }],
      blockers: [{ kind: 'accountCooling', until: expect.any(String), waitReason: 'added' }],
    })
    await expect(ask()).rejects.toMatchObject({ code: 'withdrawal_blocked' })
    // The earlier withdrawal keeps the payout account as it was when the player requested the
    // withdrawal.
    expect((await read(id)).account).toMatchObject({ id: 'demo-bank', number: '•••• 6789' })
  })

  test('wrong entries in a withdrawal lock the payment password for every use (case 15)', async () => {
    for (const left of [4, 3, 2, 1, 0]) {
      await expect(ask({ paymentPassword: '000000' })).rejects.toMatchObject({
        code: 'payment_password_wrong',
        data: { triesLeft: left },
      })
    }
    const locked = { code: 'payment_password_locked' }
    await expect(ask()).rejects.toMatchObject(locked)
    const { payee } = await player().ask(getTransferTerms, { direction: 'UPLINE' })
    const transfer = { direction: 'UPLINE', payeeId: payee.id, amount: '500' }
    const { paymentPassword } = MEMBER_WITHDRAWAL
    await expect(
      player().ask(transferToMember, { ...transfer, paymentPassword }),
    ).rejects.toMatchObject(locked)
    expect(await balance()).toBe('25480.50')
  })

  test('pending withdrawals count towards the limits and keep their own terms (case 20)', async () => {
    // Turns the VIP feature off, because a VIP level would raise the limits.
    await sandbox().setState({ merchant: lotus.merchant, rules: { flags: { vip: false } } })
    const vip = await enter(sandbox(), lotus, 'demovip')
    const own = { ...MEMBER_WITHDRAWAL, accountId: 'demo-bank-vip' }
    const take = (amount: string, fee: string) => vip.ask(addWithdrawal, { ...own, amount, fee })
    await expect(take('200000.01', '1000.01')).rejects.toMatchObject({
      code: 'amount_out_of_limits',
    })
    const { id } = await take('200000', '1000.00')
    await take('200000', '1000.00')
    const { limits } = await vip.ask(getWithdrawTerms)
    expect(limits).toMatchObject({ dailyLeft: '100000.00', dailyCountLeft: 8 })
    await expect(take('100000.01', '500.01')).rejects.toMatchObject({
      code: 'amount_out_of_limits',
    })
    await sandbox().setState({ rules: { withdrawalFee: 5, withdrawalMost: 1000 } })
    await expect(take('1000.01', '5.00')).rejects.toMatchObject({ code: 'amount_out_of_limits' })
    await desk().act(id, 'approve')
    await desk().act(id, 'pay')
    expect(await vip.ask(getWithdrawal, { id })).toMatchObject({
      fee: '1000.00',
      sent: '199000.00',
      state: 'sent',
    })
  })
})

test('the console’s cashier page shows a withdrawal with its actions, and runs them', async () => {
  const { id } = await ask()
  const path = `/sandbox/cashier/withdrawals?merchant=${lotus.merchant}`
  const page = await sandbox().ask({ host: 'localhost', path })
  expect(page.text).toContain(id)
  expect(page.text).toContain('0123456789')
  const act = (fields: object) =>
    sandbox().ask({
      host: 'localhost',
      path: '/sandbox/cashier/withdrawals/act',
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ merchant: lotus.merchant, id, ...fields }).toString(),
    })
  expect(page.text).toMatch(/<select name="reason"[\s\S]*documents/)
  expect((await act({ act: 'approve' })).status).toBe(303)
  expect((await act({ act: 'pay', amount: '' })).status).toBe(303)
  expect((await act({ act: 'pay', amount: '' })).headers.location).toContain('refusal=')
  expect(await read(id)).toMatchObject({ state: 'sent' })
})

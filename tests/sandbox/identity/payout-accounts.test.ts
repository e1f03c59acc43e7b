import { describe, expect, test } from 'vitest'
import {
  addPayoutAccount,
  listInstitutions,
  listPayoutAccounts,
  removePayoutAccount,
  setDefaultPayoutAccount,
} from '#features/member/security/payout/api.ts'
import { getProfile, updateProfile } from '#features/member/security/api.ts'
import { addWithdrawal } from '#features/member/withdraw/api.ts'
import { listInstitutionsOf } from '#scripts/sandbox/world/money/banks.ts'
import { lotus, useMembers } from '#support/members.ts'
import { MEMBER_WITHDRAWAL, openDesk } from '#support/withdrawals.ts'

const { enter, moveClock, sandbox } = useMembers()
const paymentPassword = '258025'
const HOUR = 60

const account = (more: object = {}) => ({
  kind: 'bank',
  institution: 'SCB',
  number: '4012345678',
  isDefault: false,
  paymentPassword,
  ...more,
})

describe('the banks of a currency', () => {
  test.each([
    ['THB', 'GSB', 12, 12],
    ['THB', 'KBANK', 7, 12],
    ['VND', 'VCB', 6, 30],
    ['KRW', 'SHINHAN', 10, 16],
    ['PHP', 'BDO', 10, 16],
    ['CNY', 'ICBC', 16, 19],
  ])(
    'banks for %s include %s, with account numbers of %i to %i digits',
    (currency, code, min, max) => {
      const bank = listInstitutionsOf(currency).find((one) => one.code === code)
      expect(bank).toMatchObject({ format: 'digits', minLength: min, maxLength: max })
    },
  )

  test('bank codes are unique within a currency, and crypto networks count as banks', () => {
    for (const currency of ['THB', 'VND', 'KRW', 'PHP', 'CNY', 'USD', 'EUR']) {
      const codes = listInstitutionsOf(currency).map(({ code }) => code)
      expect(new Set(codes).size).toBe(codes.length)
      expect(codes).toEqual(expect.arrayContaining(['TRC20', 'ERC20', 'BTC']))
    }
  })

  test('a player sees the banks for the merchant’s currency', async () => {
    const { ask } = await enter('demoexpired')
    const { institutions } = await ask(listInstitutions)
    expect(institutions.map(({ code }: { code: string }) => code)).toContain('KTB')
  })
})

describe('an account to be paid to', () => {
  test('a new payout account is masked, becomes the default, and has a waiting time', async () => {
    const { ask, refusal } = await enter('demoexpired')
    expect(await ask(listPayoutAccounts)).toMatchObject({ payeeName: null, accounts: [] })
    expect(await refusal(addPayoutAccount, account())).toMatchObject({
      code: 'invalid_fields',
      data: { fields: { payeeName: 'required' } },
    })
    const added = await ask(addPayoutAccount, account({ payeeName: ' Prasert  Thongdee' }))
    expect(added).toMatchObject({
      maskedNumber: '•••• 5678',
      institutionName: 'Siam Commercial Bank',
      holder: 'Prasert Thongdee',
      isDefault: true,
    })
    const waits = Date.parse(added.usableFrom) - Date.now()
    expect(Math.ceil(waits / (HOUR * 60_000))).toBe(24)
    const list = await ask(listPayoutAccounts)
    expect(list).toMatchObject({ payeeName: 'Prasert Thongdee', accounts: [{ id: added.id }] })
    expect(JSON.stringify(list)).not.toContain('4012345678')
  })

  test('the name of the first payout account is the real name in the profile', async () => {
    const { ask, refusal } = await enter('demoexpired')
    await ask(addPayoutAccount, account({ payeeName: 'Prasert Thongdee' }))
    expect(await ask(getProfile)).toMatchObject({ fullName: 'Prasert Thongdee' })
    expect(await refusal(updateProfile, { fullName: 'Preecha Meesuk' })).toMatchObject({
      code: 'profile_locked',
    })
  })

  test('the real name that the profile got first is the payee of all payout accounts', async () => {
    const { ask, refusal } = await enter('demoexpired')
    expect(await refusal(updateProfile, { fullName: 'Prasért Thongdee' })).toMatchObject({
      data: { fields: { fullName: 'pattern' } },
    })
    await ask(updateProfile, { fullName: 'Prasert Thongdee' })
    expect(await ask(listPayoutAccounts)).toMatchObject({ payeeName: 'Prasert Thongdee' })
    const added = await ask(addPayoutAccount, account({ payeeName: 'Preecha Meesuk' }))
    expect(added).toMatchObject({ holder: 'Prasert Thongdee' })
  })

  test('a payout account gets the payee name from the player’s profile', async () => {
    const { ask } = await enter('demomember')
    const added = await ask(addPayoutAccount, account({ payeeName: 'Somebody Else' }))
    expect(added).toMatchObject({ holder: 'Somchai Jaidee' })
  })

  test.each([
    [{ institution: 'GSB', number: '4012345678' }, { number: 'length' }],
    [{ number: '40123x5678' }, { number: 'pattern' }],
    [{ institution: 'VCB' }, { institution: 'unknown' }],
    [{ kind: 'crypto' }, { institution: 'unknown' }],
    [
      { kind: 'crypto', institution: 'TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u' },
      { number: 'pattern' },
    ],
  ])('a payout account with %j is refused with %j', async (wrong, fields) => {
    const { refusal } = await enter('demomember')
    expect(await refusal(addPayoutAccount, account(wrong))).toMatchObject({
      status: 422,
      code: 'invalid_fields',
      data: { fields },
    })
  })

  test('a payout account may be a crypto address, which has no holder name', async () => {
    const { ask } = await enter('demoexpired')
    const number = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
    expect(
      await ask(addPayoutAccount, account({ kind: 'crypto', institution: 'TRC20', number })),
    ).toMatchObject({ maskedNumber: 'TR7N••••Lj6t', holder: '' })
  })

  test('a payout account can be added only once, and by one player only', async () => {
    const { ask, refusal } = await enter('demomember')
    const first = await ask(addPayoutAccount, account(), 'intent-0001')
    expect(await ask(addPayoutAccount, account(), 'intent-0001')).toEqual(first)
    expect(await refusal(addPayoutAccount, account({ number: '401-234-5678' }))).toMatchObject({
      code: 'payout_account_exists',
    })
    const other = await enter('demofactor')
    expect(await other.refusal(addPayoutAccount, account())).toMatchObject({
      data: { fields: { number: 'taken' } },
    })
  })

  test('removing a payout account needs the payment password and changes the default', async () => {
    const { ask, refusal } = await enter('demomember')
    expect(await refusal(addPayoutAccount, account({ paymentPassword: '000000' }))).toMatchObject({
      code: 'payment_password_wrong',
      data: { triesLeft: 4 },
    })
    const { id } = await ask(addPayoutAccount, account())
    await ask(setDefaultPayoutAccount, { id })
    const defaults = async () =>
      (await ask(listPayoutAccounts)).accounts.map((one: { isDefault: boolean }) => one.isDefault)
    expect(await defaults()).toEqual([false, true])
    expect(await refusal(removePayoutAccount, { id, paymentPassword: '000000' })).toMatchObject({
      code: 'payment_password_wrong',
    })
    await ask(removePayoutAccount, { id, paymentPassword })
    expect(await defaults()).toEqual([true])
    expect(await refusal(removePayoutAccount, { id, paymentPassword })).toMatchObject({
      status: 404,
    })
  })

  test('a payout account cannot be removed while a withdrawal to it is open', async () => {
    const { ask, refusal } = await enter('demomember')
    const [{ id, institution }] = (await ask(listPayoutAccounts)).accounts
    const number = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
    const address = account({ kind: 'crypto', institution: 'TRC20', number })
    const { id: addressId } = await ask(addPayoutAccount, address)
    const inUse = { status: 409, code: 'payout_account_in_use' }
    const remove = { id, paymentPassword }
    const { id: withdrawal } = await ask(addWithdrawal, MEMBER_WITHDRAWAL)
    expect(await refusal(removePayoutAccount, remove)).toMatchObject(inUse)
    await openDesk(sandbox(), lotus).act(withdrawal, 'approve')
    await openDesk(sandbox(), lotus).act(withdrawal, 'pay')
    expect(await refusal(removePayoutAccount, remove)).toMatchObject(inUse)

    // After two hours the withdrawal counts as received.
    await moveClock(2 * HOUR)
    const later = await enter('demomember')
    await later.ask(removePayoutAccount, remove)
    expect((await later.ask(listPayoutAccounts)).accounts).toMatchObject([
      { id: addressId, isDefault: true },
    ])
    const again = await later.ask(addPayoutAccount, account({ institution, number: '0123456789' }))
    expect(Date.parse(again.usableFrom)).toBeGreaterThan(Date.now() + 25 * HOUR * 60_000)
  })

  test('a player cannot remove another player’s payout account or make it the default', async () => {
    const { refusal } = await enter('demofactor')
    const id = MEMBER_WITHDRAWAL.accountId
    const unknown = { status: 404, code: 'payout_account_unknown' }
    expect(await refusal(setDefaultPayoutAccount, { id })).toMatchObject(unknown)
    expect(await refusal(removePayoutAccount, { id, paymentPassword })).toMatchObject(unknown)
  })

  test('a payout account can be used once the gateway’s waiting time is over', async () => {
    const { ask } = await enter('demomember')
    await ask(addPayoutAccount, account())
    await moveClock(25 * HOUR)
    const again = await enter('demomember')
    const { accounts } = await again.ask(listPayoutAccounts)
    const now = Date.now() + 25 * HOUR * 60_000
    for (const { usableFrom } of accounts) expect(Date.parse(usableFrom)).toBeLessThan(now)
  })

  test('a trial player cannot add a payout account', async () => {
    const { refusal } = await enter('demotrial')
    expect(await refusal(listPayoutAccounts)).toMatchObject({ code: 'in_need_true_account' })
  })
})

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Brand } from '#core/brand/schema.ts'
import { getMemberInfo, getUnreadCount, reportFirstLogin } from '#core/session/member/api.ts'
import { getBalance } from '#core/wallet/api.ts'
import { DEVICE_HEADER, loginFreePlay } from '#parts/play/free/api.ts'
import { login, registerMobile, updatePassword } from '#features/auth/api.ts'
import { requestLoginCode } from '#parts/identity/codes/api.ts'
import { elsewhere, kite, lotus, loginOf, password, useLogins } from '#support/logins.ts'

const { ask, logIn, refuse, sandbox, setRules, visitor } = useLogins()

describe('login at the gateway:', () => {
  test('a login ignores capitals in the username, and its reply has the session’s time limits', async () => {
    await setRules({ idleSeconds: 120, absoluteSeconds: 600 })
    const before = Date.now()
    const reply = await logIn('DemoMember')
    expect(reply).toMatchObject({
      outcome: 'loggedIn',
      memberInfo: { account: 'demomember', type: 0 },
      firstTimeLogin: false,
      passwordChange: null,
      idleSeconds: 120,
    })
    const lifetime = Date.parse(reply.expiresAt) - before
    expect(lifetime).toBeGreaterThanOrEqual(600_000)
    expect(lifetime).toBeLessThan(630_000)
    expect(await ask(reply.token, getMemberInfo)).toMatchObject({
      id: reply.memberInfo.id,
      account: 'demomember',
      vip: { rankLevel: 2 },
    })
  })

  test.each([
    ['demomember', 'member', null],
    ['demoagent', 'member', null],
    ['demooffice', 'member', 'error_not_member'],
    ['demoagent', 'agent', null],
    ['demooffice', 'agent', null],
    ['demomember', 'agent', 'error_not_agent'],
    ['demotrial', 'agent', 'error_not_agent'],
  ])('a login of %s at the %s login page has the error %s', async (username, portal, code) => {
    if (code) expect(await refuse(username, { portal })).toMatchObject({ status: 403, code })
    else expect(await logIn(username, { portal })).toMatchObject({ outcome: 'loggedIn' })
  })

  test.each([
    '0812345678',
    '812345678',
    '66812345678',
    '+66812345678',
    '0066812345678',
    '+66 81-234 5678',
  ])('a login with a password takes the account’s phone number as %s', async (typed) => {
    expect(await logIn(typed)).toMatchObject({ memberInfo: { account: 'demomember' } })
  })

  test.each(['0912345678', '912345678', '84912345678', '+84912345678'])(
    'a login with a password takes a foreign phone number as %s',
    async (typed) => {
      const phone = { countryDialingCode: '84', mobileNum: '912345678' }
      await visitor().ask(registerMobile, {
        ...phone,
        registerMethod: 'WEB',
        login: true,
        termsAccepted: true,
        password,
        ...(await visitor().readCaptcha()),
      })
      expect(await logIn(typed)).toMatchObject({ memberInfo: { account: '84912345678' } })
    },
  )

  test('all forms of a phone number share the limit of wrong passwords', async () => {
    await setRules({ lockAfter: 3, captchaAfter: 9 })
    for (const unknownOrKnown of ['0812345678', '0899999999']) {
      const whole = `66${unknownOrKnown.slice(1)}`
      const wrong = { password: 'wrong' }
      await refuse(unknownOrKnown, wrong)
      await refuse(whole, wrong)
      expect(await refuse(`+${whole}`, wrong)).toMatchObject({ code: 'account_locked' })
    }
  })

  test('a login method or login page that the merchant turned off is refused', async () => {
    const other = visitor(kite)
    const sms = { type: 'sms', portal: 'member', countryDialingCode: '66', mobileNum: '812345678' }
    for (const input of [loginOf('demoagent', { portal: 'agent' }), sms]) {
      expect(await other.refusal(login, input)).toMatchObject({
        status: 403,
        code: 'mode_disabled',
      })
    }
  })

  test('an SMS code allows one login to the account with its phone number', async () => {
    const phone = { countryDialingCode: '66', mobileNum: '812345678' }
    const human = { provider: 'turnstile', token: `double-${randomUUID()}` }
    await setRules(elsewhere)
    await visitor().ask(requestLoginCode, { ...phone, human })
    const verificationCode = await visitor().readCode('66812345678')
    const input = { type: 'sms', portal: 'member', ...phone, verificationCode }
    expect(await visitor().ask(login, input)).toMatchObject({
      memberInfo: { account: 'demomember' },
    })
    expect(await visitor().refusal(login, input)).toMatchObject({
      status: 422,
      code: 'code_expired',
    })
  })

  test('each login counts as the player’s first login until the page reports one', async () => {
    await visitor().ask(login, loginOf('demonew'))
    const { token } = await logIn('demonew')
    await ask(token, updatePassword, { newPassword: 'Changed-1', confirmNewPassword: 'Changed-1' })
    await ask(token, reportFirstLogin)
    expect(await ask(token, reportFirstLogin)).toEqual({})
    expect(await logIn('demonew', { password: 'Changed-1' })).toMatchObject({
      firstTimeLogin: false,
      passwordChange: null,
    })
  })

  test('a player of one merchant cannot log in at another merchant', async () => {
    const { token } = await logIn()
    await ask(token, updatePassword, {
      oldPassword: password,
      newPassword: 'Only-at-lotus-1',
      confirmNewPassword: 'Only-at-lotus-1',
    })
    const other = visitor(kite)
    const input = loginOf('demomember', { password: 'Only-at-lotus-1' })
    expect(await other.refusal(login, input)).toMatchObject({ code: 'wrong_credentials' })
    expect(await ask(token, getMemberInfo, {}, kite)).toMatchObject({
      status: 401,
      code: 'session_expired',
    })
    const here = await other.ask(login, loginOf('demomember'))
    expect(here.memberInfo.id).not.toBe((await ask(token, getMemberInfo)).id)
  })

  test('a login encrypted with the previous key still works after a key change', async () => {
    const send = sandbox().transport(lotus)
    const attempt = () => send(login.definition as never, loginOf('demomember'), {})
    await attempt()
    for (const _ of ['once', 'twice', 'thrice']) {
      await sandbox().console('POST', '/sandbox/keys')
      await expect(attempt()).resolves.toMatchObject({ outcome: 'loggedIn' })
    }
  })
})

describe('trial play', () => {
  const play = (brand = lotus, device = 'device-1') =>
    sandbox().transport(brand)(
      loginFreePlay.definition as never,
      { os: 'Android', platform: 'W', version: 3 },
      { headers: { [DEVICE_HEADER]: device } },
    ) as Promise<{ token: string; memberInfo: { account: string; type: number } }>

  test('starting trial play creates a new trial account with play money', async () => {
    const [first, second] = [await play(), await play(lotus, 'device-2')]
    expect(first.memberInfo).toMatchObject({
      type: 4,
      account: expect.stringMatching(/^trial\d+$/),
    })
    expect(second.memberInfo.account).not.toBe(first.memberInfo.account)
    expect(await ask(first.token, getBalance)).toEqual({ balance: '10000.00', currency: 'THB' })
  })

  test('a trial account is refused calls that are meant for real accounts', async () => {
    const { token } = await play()
    expect(
      await ask(token, updatePassword, {
        newPassword: 'Changed-1',
        confirmNewPassword: 'Changed-1',
      }),
    ).toMatchObject({ status: 403, code: 'in_need_true_account' })
  })

  test('starting trial play is refused if turned off, and after too many trials', async () => {
    await expect(play(kite)).rejects.toMatchObject({ status: 403, code: 'mode_disabled' })
    await setRules({ addressLimit: 2 })
    await play()
    await play()
    await expect(play()).rejects.toMatchObject({ status: 429, code: 'too_many_requests' })
  })
})

describe('the account of a player', () => {
  test.each([
    [lotus, 'demomember', { balance: '25480.50', currency: 'THB' }],
    [kite, 'demomember', { balance: '25480500', currency: 'VND' }],
  ] as const)(
    'a player’s account uses the currency of its merchant',
    async (brand, username, balance) => {
      const token = await sandbox().logIn(brand, username)
      expect(await ask(token, getBalance, {}, brand)).toEqual(balance)
    },
  )

  test('a player’s account info has the VIP level’s name, and numbers of promotions and messages', async () => {
    const at = async (brand: Brand) =>
      ask(await sandbox().logIn(brand, 'demovip'), getMemberInfo, {}, brand)
    const info = await at(lotus)
    expect(info.vip).toEqual({ label: 'หยก', rankLevel: 4 })
    expect(info.availablePromoCount).toBeGreaterThan(0)
    const trial = await sandbox().logIn(lotus, 'demotrial')
    expect((await ask(trial, getMemberInfo)).availablePromoCount).toBe(0)
    expect((await at(kite)).vip).toBeNull()
    expect(await ask(await sandbox().logIn(lotus, 'demovip'), getUnreadCount)).toEqual({
      count: 12,
    })
  })
})

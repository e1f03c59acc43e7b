import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Brand } from '#core/brand/schema.ts'
import type { CallDefinition } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { updateLanguage } from '#core/locale/api.ts'
import { getMemberInfo, getUnreadCount, reportFirstLogin } from '#core/member/api.ts'
import { logout } from '#core/session/api.ts'
import { addSocketTicket } from '#core/socket/api.ts'
import { getBalance } from '#core/wallet/api.ts'
import {
  DEVICE_HEADER,
  login,
  loginFreePlay,
  loginWithSecondFactor,
  requestLoginCode,
  requestSecondFactorCode,
  updatePassword,
} from '#features/auth/api.ts'
import { DEMO_TOTP_SECRET } from '#scripts/sandbox/world/accounts.ts'
import { visit } from '#support/identity.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus', {
  features: { mobileRegistration: true, mobileCodeLogin: true },
  verification: { human: { provider: 'turnstile', siteKey: 'double' } },
})
const kite = makeBrand('kite', {
  currency: 'VND',
  features: { freePlay: false, agents: false, forcedPasswordChange: false, vip: false },
})
const password = 'Sandbox-2580'
const elsewhere = { pretendIp: '203.0.113.7' }

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox([lotus, kite])
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.console('DELETE', '/sandbox/state')
  await sandbox.console('DELETE', '/sandbox/players')
})

const visitor = () => visit(sandbox, lotus)
const named = (username: string, more: object = {}) => ({
  type: 'username',
  portal: 'member',
  username,
  password,
  ...more,
})
const logIn = (username = 'demomember', more: object = {}) =>
  visitor().ask(login, named(username, more))
const refuse = (username: string, more: object = {}) =>
  visitor().refusal(login, named(username, more))
const setRules = (rules: object) => sandbox.setState({ rules })
/** Moves the gateway's clock to some minutes from now. */
const moveClock = (minutes: number) => sandbox.setState({ clockOffset: minutes * 60_000 })

/** A call under a session; resolves to its reply or its refusal. */
const ask = (
  token: string,
  { definition }: { definition: unknown },
  input: Record<string, unknown> = {},
  brand: Brand = lotus,
  // oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects of a reply
): Promise<any> =>
  sandbox
    .transport(brand, { token })(definition as CallDefinition, input, {})
    .catch((error: unknown) => {
      if (error instanceof GatewayError) return error
      throw error
    })

describe('who gets in', () => {
  test('a member, whatever the case of the name, with the limits of the session', async () => {
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
      vip: null,
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
  ])('%s at the %s portal: %s', async (username, portal, code) => {
    if (code) expect(await refuse(username, { portal })).toMatchObject({ status: 403, code })
    else expect(await logIn(username, { portal })).toMatchObject({ outcome: 'loggedIn' })
  })

  test('a portal or a way in that the merchant turned off is closed', async () => {
    const other = visit(sandbox, kite)
    const sms = { type: 'sms', portal: 'member', countryDialingCode: '66', mobileNum: '812345678' }
    for (const input of [named('demoagent', { portal: 'agent' }), sms]) {
      expect(await other.refusal(login, input)).toMatchObject({
        status: 403,
        code: 'mode_disabled',
      })
    }
  })

  test('a code by SMS opens the account of its number once', async () => {
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

  test('a first login stays one until the first-login action, however often that is done', async () => {
    await visitor().ask(login, named('demonew'))
    const { token } = await logIn('demonew')
    await ask(token, updatePassword, { newPassword: 'Changed-1', confirmNewPassword: 'Changed-1' })
    await ask(token, reportFirstLogin)
    expect(await ask(token, reportFirstLogin)).toEqual({})
    expect(await logIn('demonew', { password: 'Changed-1' })).toMatchObject({
      firstTimeLogin: false,
      passwordChange: null,
    })
  })

  test('a player of one merchant does not exist at another', async () => {
    const { token } = await logIn()
    await ask(token, updatePassword, {
      oldPassword: password,
      newPassword: 'Only-at-lotus-1',
      confirmNewPassword: 'Only-at-lotus-1',
    })
    const other = visit(sandbox, kite)
    const input = named('demomember', { password: 'Only-at-lotus-1' })
    expect(await other.refusal(login, input)).toMatchObject({ code: 'wrong_credentials' })
    expect(await ask(token, getMemberInfo, {}, kite)).toMatchObject({
      status: 401,
      code: 'session_expired',
    })
    const here = await other.ask(login, named('demomember'))
    expect(here.memberInfo.id).not.toBe((await ask(token, getMemberInfo)).id)
  })

  test('a rotated key still opens what was encrypted under the one before', async () => {
    const send = sandbox.transport(lotus)
    const attempt = () => send(login.definition as never, named('demomember'), {})
    await attempt()
    for (const _ of ['once', 'twice', 'thrice']) {
      await sandbox.console('POST', '/sandbox/keys')
      await expect(attempt()).resolves.toMatchObject({ outcome: 'loggedIn' })
    }
  })
})

describe('who does not', () => {
  test('the captcha is asked for from the third try, and tells right from wrong', async () => {
    const wrong = (more: object = {}) => refuse('demovip', { password: 'Wrong-1234', ...more })
    expect(await wrong()).toMatchObject({ status: 401, data: { captcha: false } })
    expect(await wrong()).toMatchObject({ code: 'wrong_credentials', data: { captcha: true } })
    expect(await refuse('demovip')).toMatchObject({
      status: 422,
      code: 'captcha_required',
      data: { captcha: true },
    })
    const { captchaId, captcha } = await visitor().readCaptcha()
    expect(await refuse('demovip', { captchaId, captcha: 'nope' })).toMatchObject({
      status: 422,
      code: 'captcha_wrong',
    })
    expect(await refuse('demovip', { captchaId, captcha })).toMatchObject({ code: 'captcha_wrong' })
    const human = { provider: 'turnstile', token: `double-${randomUUID()}` }
    expect(await logIn('demovip', { human })).toMatchObject({ outcome: 'loggedIn' })
    expect(await wrong()).toMatchObject({ data: { captcha: false } })
  })

  test('a rule asks each login for a human check', async () => {
    await setRules({ loginNeedsHuman: true })
    expect(await refuse('demomember')).toMatchObject({ status: 422, code: 'human_check_failed' })
    const human = { provider: 'turnstile', token: `double-${randomUUID()}` }
    expect(await logIn('demomember', { human })).toMatchObject({ outcome: 'loggedIn' })
    expect(await refuse('demomember', { human })).toMatchObject({ code: 'human_check_failed' })
  })

  test('a lock opens by itself, and then counts anew', async () => {
    await setRules({ lockAfter: 2 })
    await refuse('demomember', { password: 'Wrong-1234' })
    expect(await refuse('demomember', { password: 'Wrong-1234' })).toMatchObject({
      code: 'account_locked',
    })
    await moveClock(4)
    expect(await refuse('demomember')).toMatchObject({ code: 'account_locked' })
    await moveClock(5.1)
    expect(await logIn()).toMatchObject({ outcome: 'loggedIn' })
  })

  test('a thousand guesses at once are locked out, and so is the right one among them', async () => {
    await setRules({ captchaAfter: 1000, addressLimit: 1_000_000 })
    const send = sandbox.transport(lotus)
    await send(login.definition as never, named('demovip'), {})
    const guesses = Array.from({ length: 1000 }, (_, index) =>
      send(
        { ...login.definition, timeout: 60_000 } as never,
        named('demomember', { password: index === 700 ? password : `Guess-${index}` }),
        {},
      ).then(
        () => 'in',
        (error: GatewayError) => error.code,
      ),
    )
    const outcomes = Object.groupBy(await Promise.all(guesses), (outcome) => outcome)
    const { account_locked: locked = [], wrong_credentials: wrong = [], ...others } = outcomes
    expect(others).toEqual({})
    expect(locked.length + wrong.length).toBe(1000)
    expect(wrong.length).toBeLessThan(5)
    const refusal = await refuse('demomember')
    expect(refusal).toMatchObject({ status: 423, code: 'account_locked' })
    const { retryAfterSeconds } = refusal.data as { retryAfterSeconds: number }
    expect(retryAfterSeconds).toBeGreaterThan(200)
    expect(retryAfterSeconds).toBeLessThanOrEqual(300)
  }, 60_000)

  test('many names from one address are too many', async () => {
    await setRules({ addressLimit: 6 })
    const wrong = (index: number) => refuse(`nobody${index}`, { password: 'Wrong-1234' })
    for (let index = 0; index < 6; index++) {
      expect(await wrong(index)).toMatchObject({ code: 'wrong_credentials' })
    }
    expect(await wrong(6)).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      data: { retryAfterSeconds: 300 },
    })
    expect(await refuse('demomember')).toMatchObject({ code: 'too_many_requests' })
    await setRules(elsewhere)
    expect(await wrong(7)).toMatchObject({ code: 'wrong_credentials' })
  })

  test('the locked demo account keeps out its owner', async () => {
    expect(await refuse('demolocked')).toMatchObject({
      status: 423,
      code: 'account_locked',
      data: { retryAfterSeconds: 300 },
    })
  })

  test('nothing tells a name that exists from one that does not', async () => {
    await setRules({ captchaAfter: 1, lockAfter: 3 })
    const tries = async (username: string) => {
      const replies: unknown[] = []
      for (let count = 0; count < 4; count++) {
        const human = { provider: 'turnstile', token: `double-${randomUUID()}` }
        const { status, code, message, data } = await refuse(username, {
          password: 'Wrong-1234',
          ...(count > 0 && { human }),
        })
        replies.push({ status, code, message, data })
      }
      return replies
    }
    expect(await tries('demomember')).toEqual(await tries('nobody'))
  })

  test('a wrong password takes as long as an unknown name', async () => {
    await setRules({ captchaAfter: 1000, lockAfter: 10_000, addressLimit: 10_000 })
    const send = sandbox.transport(lotus)
    const measure = async (username: string) => {
      const started = performance.now()
      await send(login.definition as never, named(username, { password: 'Wrong-1234' }), {}).catch(
        () => {},
      )
      return performance.now() - started
    }
    const times: Record<'demomember' | 'nobody', number[]> = { demomember: [], nobody: [] }
    for (let round = 0; round < 15; round++) {
      times.demomember.push(await measure('demomember'))
      times.nobody.push(await measure('nobody'))
    }
    const fastest = (all: number[]) => Math.min(...all)
    const ratio = fastest(times.demomember) / fastest(times.nobody)
    expect(ratio).toBeGreaterThan(0.75)
    expect(ratio).toBeLessThan(1.33)
  }, 30_000)

  test('a rule has an unknown name told', async () => {
    await setRules({ tellUnknownAccounts: true })
    expect(await refuse('nobody')).toMatchObject({ status: 404, code: 'unknown_account' })
  })
})

describe('second factor', () => {
  const challenge = async (username = 'demofactor') => logIn(username)
  const phone = '66898765432'
  const email = 'demofactor@players.example'

  test('says which factors there are, and where codes go without telling', async () => {
    expect(await challenge()).toEqual({
      outcome: 'secondFactor',
      challengeId: expect.any(String),
      factors: [
        { factor: 'phone', hint: '•••• 5432' },
        { factor: 'email', hint: 'd•••@players.example' },
        { factor: 'bankAccountName' },
        { factor: 'authenticator' },
      ],
    })
  })

  test.each([
    ['phone', phone],
    ['email', email],
  ])('a code by %s', async (factor, to) => {
    const { challengeId } = await challenge()
    await visitor().ask(requestSecondFactorCode, { challengeId, factor })
    const answer = await visitor().readCode(to)
    const other = factor === 'phone' ? 'email' : 'phone'
    expect(
      await visitor().refusal(loginWithSecondFactor, { challengeId, factor: other, answer }),
    ).toMatchObject({ status: 422, code: 'wrong_second_factor', data: { attemptsLeft: 4 } })
    expect(
      await visitor().ask(loginWithSecondFactor, { challengeId, factor, answer }),
    ).toMatchObject({ outcome: 'loggedIn', memberInfo: { account: 'demofactor' } })
  })

  test.each(['Niran Suksan', '  niran   SUKSAN '])('the bank account name %j', async (answer) => {
    const { challengeId } = await challenge()
    expect(
      await visitor().ask(loginWithSecondFactor, {
        challengeId,
        factor: 'bankAccountName',
        answer,
      }),
    ).toMatchObject({ outcome: 'loggedIn' })
  })

  test('an authenticator’s code of this half minute or the one before, no older', async () => {
    const totp = new TOTP({ secret: Secret.fromBase32(DEMO_TOTP_SECRET) })
    const codeOf = (secondsAgo: number) =>
      totp.generate({ timestamp: Date.now() - secondsAgo * 1000 })
    const { challengeId } = await challenge()
    const give = { challengeId, factor: 'authenticator' }
    expect(
      await visitor().refusal(loginWithSecondFactor, { ...give, answer: codeOf(90) }),
    ).toMatchObject({ code: 'wrong_second_factor' })
    expect(
      await visitor().ask(loginWithSecondFactor, { ...give, answer: codeOf(0) }),
    ).toMatchObject({ outcome: 'loggedIn' })
  })

  test('five wrong answers, and a used challenge, are over', async () => {
    const { challengeId } = await challenge()
    const give = { challengeId, factor: 'bankAccountName' }
    for (const attemptsLeft of [4, 3, 2, 1, 0]) {
      expect(
        await visitor().refusal(loginWithSecondFactor, { ...give, answer: 'Somebody Else' }),
      ).toMatchObject({ code: 'wrong_second_factor', data: { attemptsLeft } })
    }
    const right = { ...give, answer: 'Niran Suksan' }
    const over = { status: 410, code: 'challenge_expired' }
    expect(await visitor().refusal(loginWithSecondFactor, right)).toMatchObject(over)
    const next = { ...right, challengeId: (await challenge()).challengeId }
    await visitor().ask(loginWithSecondFactor, next)
    expect(await visitor().refusal(loginWithSecondFactor, next)).toMatchObject(over)
    expect(
      await visitor().refusal(requestSecondFactorCode, { challengeId: 'made-up', factor: 'phone' }),
    ).toMatchObject(over)
  })

  test('a new address asks once; a known one, an account without factors and a rule do not', async () => {
    expect(await logIn()).toMatchObject({ outcome: 'loggedIn' })
    await setRules(elsewhere)
    expect(await logIn('demovip')).toMatchObject({ outcome: 'loggedIn' })
    const { outcome, challengeId } = await logIn()
    expect(outcome).toBe('secondFactor')
    await visitor().ask(requestSecondFactorCode, { challengeId, factor: 'phone' })
    const answer = await visitor().readCode('66812345678')
    await visitor().ask(loginWithSecondFactor, { challengeId, factor: 'phone', answer })
    expect(await logIn()).toMatchObject({ outcome: 'loggedIn' })
    await setRules({ pretendIp: '203.0.113.8', secondFactor: false })
    expect(await logIn()).toMatchObject({ outcome: 'loggedIn' })
  })
})

describe('how a session ends', () => {
  const reasonOf = async (token: string) => {
    const { status, code, data } = await ask(token, getMemberInfo)
    expect({ status, code }).toEqual({ status: 401, code: 'session_expired' })
    return data.reason
  }

  test('by another login, which its socket is told', async () => {
    const { token } = await logIn()
    const { ticket } = await ask(token, addSocketTicket)
    const socket = new WebSocket(`ws://127.0.0.1:${sandbox.port}/wps/socket?ticket=${ticket}`, {
      headers: { Host: `lotus.localhost:${sandbox.port}` },
      origin: `http://lotus.localhost:${sandbox.port}`,
    })
    await new Promise((resolve) => socket.once('open', resolve))
    const told = new Promise((resolve) =>
      socket.once('message', (data) => resolve(JSON.parse(String(data)))),
    )
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const next = await logIn()
    expect(await told).toMatchObject({ type: 'kickedOut', data: { reason: 'otherLogin' } })
    expect(await closed).toBe(4001)
    expect(await reasonOf(token)).toBe('otherLogin')
    expect(await ask(next.token, getMemberInfo)).toMatchObject({ account: 'demomember' })
  })

  test('by logout, for good', async () => {
    const { token } = await logIn()
    expect(await ask(token, logout)).toEqual({})
    expect(await reasonOf(token)).toBe('ended')
    expect(await ask(token, logout)).toMatchObject({ status: 401, data: { reason: 'ended' } })
  })

  test('by idleness, which each call puts off', async () => {
    await setRules({ idleSeconds: 600 })
    const { token } = await logIn()
    for (const minutes of [9, 18, 27]) {
      await moveClock(minutes)
      expect(await ask(token, getMemberInfo)).toMatchObject({ account: 'demomember' })
    }
    await moveClock(37)
    expect(await reasonOf(token)).toBe('idle')
    await moveClock(28)
    expect(await reasonOf(token)).toBe('idle')
  })

  test('by its age, used or not', async () => {
    await setRules({ absoluteSeconds: 3600 })
    const { token } = await logIn()
    for (const minutes of [20, 40, 59]) {
      await moveClock(minutes)
      expect(await ask(token, getMemberInfo)).toMatchObject({ account: 'demomember' })
    }
    await moveClock(60)
    expect(await reasonOf(token)).toBe('absolute')
  })

  test('by a tester', async () => {
    const { token } = await logIn()
    const list = async () =>
      (await sandbox.console('GET', `/sandbox/sessions?merchant=${lotus.merchant}`)).json
    const [{ id }] = await list()
    expect(await list()).toEqual([
      expect.objectContaining({ username: 'demomember', ip: '127.0.0.1', endedReason: null }),
    ])
    expect((await sandbox.console('DELETE', `/sandbox/sessions?id=${id}`)).status).toBe(200)
    expect(await reasonOf(token)).toBe('ended')
    expect((await sandbox.console('DELETE', `/sandbox/sessions?id=${id}`)).status).toBe(404)
    const { text } = await sandbox.console('GET', '/sandbox/players')
    expect(text).not.toContain(token)
  })

  test('no session is none that ended', async () => {
    expect(await ask('', getMemberInfo)).toMatchObject({ status: 401, code: 'not_logged_in' })
    expect(await reasonOf('made-up')).toBe('ended')
  })
})

describe('a password that must change', () => {
  test.each([
    ['demonew', 'firstLogin'],
    ['demoexpired', 'expired'],
    ['demotemp', 'temporary'],
  ])('%s may do nothing else before: %s', async (username, reason) => {
    const { token, passwordChange } = await logIn(username)
    expect(passwordChange).toBe(reason)
    for (const call of [getMemberInfo, getBalance, getUnreadCount, addSocketTicket]) {
      expect(await ask(token, call)).toMatchObject({
        status: 403,
        code: 'password_change_required',
        data: { reason },
      })
    }
    expect(await ask(token, updateLanguage, { language: 'EN' })).toEqual({ language: 'EN' })
    const same = { newPassword: password, confirmNewPassword: password }
    expect(await ask(token, updatePassword, same)).toMatchObject({
      code: 'invalid_fields',
      data: { fields: { newPassword: 'taken' } },
    })
    const next = { newPassword: 'Changed-1', confirmNewPassword: 'Changed-1' }
    expect(await ask(token, updatePassword, next)).toEqual({})
    expect(await ask(token, getMemberInfo)).toMatchObject({ account: username })
    expect(await ask(token, logout)).toEqual({})
    expect(await logIn(username, { password: 'Changed-1' })).toMatchObject({ passwordChange: null })
  })

  test('its age does not count where the merchant forces no change', async () => {
    const { token, passwordChange } = await visit(sandbox, kite).ask(login, named('demoexpired'))
    expect(passwordChange).toBeNull()
    expect(await ask(token, getMemberInfo, {}, kite)).toMatchObject({ account: 'demoexpired' })
  })

  test('a password changed by choice needs the old one, and ends the other sessions', async () => {
    const { token } = await logIn()
    const other = await sandbox.logIn(lotus, 'demomember')
    const change = (input: object) => ask(token, updatePassword, input as Record<string, unknown>)
    const next = { newPassword: 'Changed-1', confirmNewPassword: 'Changed-1' }
    for (const oldPassword of [undefined, 'Wrong-1234']) {
      expect(await change({ ...next, oldPassword })).toMatchObject({
        status: 422,
        code: 'old_password_wrong',
      })
    }
    const oldPassword = password
    expect(await change({ ...next, oldPassword, confirmNewPassword: 'Other-1' })).toMatchObject({
      status: 422,
      code: 'invalid_fields',
      data: { fields: { confirmNewPassword: 'mismatch' } },
    })
    expect(
      await change({ oldPassword, newPassword: 'short', confirmNewPassword: 'short' }),
    ).toMatchObject({ data: { fields: { newPassword: 'length' } } })
    expect(await change({ ...next, oldPassword })).toEqual({})
    expect(await ask(other, getMemberInfo)).toMatchObject({ data: { reason: 'ended' } })
    expect(await ask(token, getMemberInfo)).toMatchObject({ account: 'demomember' })
    expect(await refuse('demomember')).toMatchObject({ code: 'wrong_credentials' })
  })

  test('an open session is no way to guess its password', async () => {
    const { token } = await logIn()
    const guess = (oldPassword: string) =>
      ask(token, updatePassword, {
        oldPassword,
        newPassword: 'Changed-1',
        confirmNewPassword: 'Changed-1',
      })
    for (let count = 0; count < 5; count++) await guess(`Guess-${count}`)
    expect(await guess(password)).toMatchObject({ status: 423, code: 'account_locked' })
  })
})

describe('trial play', () => {
  const play = (brand = lotus, device = 'device-1') =>
    sandbox.transport(brand)(
      loginFreePlay.definition as never,
      { os: 'Android', platform: 'W', version: 3 },
      { headers: { [DEVICE_HEADER]: device } },
    ) as Promise<{ token: string; memberInfo: { account: string; type: number } }>

  test('makes a new trial account with play money', async () => {
    const [first, second] = [await play(), await play(lotus, 'device-2')]
    expect(first.memberInfo).toMatchObject({
      type: 4,
      account: expect.stringMatching(/^trial\d+$/),
    })
    expect(second.memberInfo.account).not.toBe(first.memberInfo.account)
    expect(await ask(first.token, getBalance)).toEqual({ balance: '10000.00', currency: 'THB' })
  })

  test('is refused account actions', async () => {
    const { token } = await play()
    expect(
      await ask(token, updatePassword, {
        newPassword: 'Changed-1',
        confirmNewPassword: 'Changed-1',
      }),
    ).toMatchObject({ status: 403, code: 'in_need_true_account' })
  })

  test('is closed where the merchant has none, and to a device that makes too many', async () => {
    await expect(play(kite)).rejects.toMatchObject({ status: 403, code: 'mode_disabled' })
    await setRules({ addressLimit: 2 })
    await play()
    await play()
    await expect(play()).rejects.toMatchObject({ status: 429, code: 'too_many_requests' })
  })
})

describe('what a player sees', () => {
  test.each([
    [lotus, 'demomember', { balance: '25480.50', currency: 'THB' }],
    [kite, 'demomember', { balance: '25480500', currency: 'VND' }],
  ] as const)('money of the merchant’s currency', async (brand, username, balance) => {
    const token = await sandbox.logIn(brand, username)
    expect(await ask(token, getBalance, {}, brand)).toEqual(balance)
  })

  test('a VIP’s label where the merchant has them, promotions and unread messages', async () => {
    const at = async (brand: Brand) =>
      ask(await sandbox.logIn(brand, 'demovip'), getMemberInfo, {}, brand)
    const info = await at(lotus)
    expect(info.vip).toEqual({ label: 'Gold', rankLevel: 4 })
    expect(info.availablePromoCount).toBeGreaterThan(0)
    expect((await at(kite)).vip).toBeNull()
    expect(await ask(await sandbox.logIn(lotus, 'demovip'), getUnreadCount)).toEqual({ count: 12 })
  })
})

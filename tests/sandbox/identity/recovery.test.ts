import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getMemberInfo } from '#core/session/member/api.ts'
import { login, recoverPasswordByEmail, recoverPasswordByPhone } from '#features/auth/api.ts'
import { requestRecoveryCode } from '#parts/identity/codes/api.ts'
import { visit } from '#support/identity.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus', {
  features: { phonePasswordRecovery: true },
  verification: { human: { provider: 'none' } },
})
const kite = makeBrand('kite')
const OWNER = { username: 'DemoMember', email: 'DemoMember@players.example' }
const PHONE = { countryDialingCode: '66', mobileNum: '812345678' }

let sandbox: TestSandbox
let visitor: ReturnType<typeof visit>
beforeAll(async () => {
  sandbox = await startTestSandbox([lotus, kite])
  visitor = visit(sandbox, lotus)
})
afterAll(() => sandbox.close())
afterEach(() => {
  vi.useRealTimers()
})
beforeEach(async () => {
  await sandbox.console('DELETE', '/sandbox/state')
  await sandbox.console('DELETE', '/sandbox/players')
})

const logIn = (password: string) =>
  visitor.ask(login, { type: 'username', portal: 'member', username: 'demomember', password })

describe('password recovery by email', () => {
  const readPassword = async () => {
    const [mail] = await visitor.readMessages(OWNER.email)
    return /[a-zA-Z0-9]{12}/.exec(mail?.text ?? '')?.[0] ?? 'none came'
  }

  test('a password recovery by mail sends a one-time password; the old password still works', async () => {
    await expect(visitor.ask(recoverPasswordByEmail, OWNER)).resolves.toEqual({})
    const password = await readPassword()
    await expect(logIn('Sandbox-2580')).resolves.toMatchObject({ passwordChange: null })
    await expect(logIn(password)).resolves.toMatchObject({ passwordChange: 'temporary' })
    await expect(logIn(password)).rejects.toMatchObject({ code: 'wrong_credentials' })
  })

  test('a temporary password stays valid after a login on the wrong login page', async () => {
    await visitor.ask(recoverPasswordByEmail, OWNER)
    const password = await readPassword()
    const atAgents = { type: 'username', portal: 'agent', username: 'demomember', password }
    expect(await visitor.refusal(login, atAgents)).toMatchObject({ code: 'error_not_agent' })
    await expect(logIn(password)).resolves.toMatchObject({ passwordChange: 'temporary' })
  })

  test('a temporary password is valid for an hour', async () => {
    await visitor.ask(recoverPasswordByEmail, OWNER)
    const password = await readPassword()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 })
    await expect(logIn(password)).rejects.toMatchObject({ code: 'wrong_credentials' })
  })

  test.each([
    ['an unknown name', { ...OWNER, username: 'nobody' }],
    ['another mail address', { ...OWNER, email: 'other@players.example' }],
    ['an account without an email address', { ...OWNER, username: 'demovip' }],
  ])(
    'a password recovery by mail gives %s the usual reply, but sends no mail',
    async (_, input) => {
      const ask = (body: Record<string, string>) =>
        sandbox.ask({
          host: 'lotus.localhost',
          path: recoverPasswordByEmail.definition.path,
          method: 'POST',
          headers: {
            Merchant: lotus.merchant,
            'Content-Type': 'application/x-www-form-urlencoded',
          },
          body: String(new URLSearchParams(body)),
        })
      const [known, unknown] = [await ask(OWNER), await ask(input)]
      expect({ status: unknown.status, text: unknown.text }).toEqual({
        status: known.status,
        text: known.text,
      })
      expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers))
      expect(known.text).toBe('{}')
      expect(await visitor.readMessages(OWNER.email)).toHaveLength(1)
      const console = await sandbox.ask({ host: 'localhost', path: '/sandbox/sms' })
      expect(console.text).toContain(`asked for “${input.username.toLowerCase()}”; no account`)
      expect(await visitor.readMessages(input.email)).toHaveLength(
        input.email === OWNER.email ? 1 : 0,
      )

      await sandbox.setState({ rules: { tellUnknownAccounts: true } })
      expect(await ask(input)).toMatchObject({ status: 404, json: { code: 'unknown_account' } })
    },
  )

  // Measures processor time instead of elapsed time, because other programs may use the machine.
  test('a password recovery by mail takes equal work for known and unknown usernames', async () => {
    const measure = async (input: object) => {
      const before = process.cpuUsage()
      await visitor.ask(recoverPasswordByEmail, input)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const least = { known: Infinity, unknown: Infinity }
    for (let round = 0; round < 5; round++) {
      least.known = Math.min(least.known, await measure(OWNER))
      least.unknown = Math.min(least.unknown, await measure({ ...OWNER, username: 'nobody' }))
    }
    expect(least.unknown / least.known).toBeGreaterThan(0.6)
    expect(least.known / least.unknown).toBeGreaterThan(0.6)
  })

  test('the sixth password recovery by mail for any username must wait five minutes', async () => {
    for (const username of ['demomember', 'nobody']) {
      const input = { ...OWNER, username }
      for (let sent = 0; sent < 5; sent++) await visitor.ask(recoverPasswordByEmail, input)
      expect(await visitor.refusal(recoverPasswordByEmail, input)).toMatchObject({
        code: 'too_many_requests',
        data: { retryAfterSeconds: 300 },
      })
    }
  })

  test('a password recovery by mail accepts a human check’s proof sent as JSON text', async () => {
    const kites = visit(sandbox, kite)
    expect(await kites.refusal(recoverPasswordByEmail, OWNER)).toMatchObject({
      code: 'human_check_failed',
    })
    const human = JSON.stringify(await kites.proveHuman())
    await expect(kites.ask(recoverPasswordByEmail, { ...OWNER, human })).resolves.toEqual({})
    expect(await kites.refusal(recoverPasswordByEmail, { ...OWNER, human })).toMatchObject({
      code: 'human_check_failed',
    })
  })
})

describe('password recovery by phone', () => {
  const newPassword = 'Another-4711'
  const recover = (verificationCode?: string, more: object = {}) =>
    visitor.ask(recoverPasswordByPhone, { ...PHONE, newPassword, verificationCode, ...more })

  test('a password recovery by phone sets the password, ends sessions and returns the username', async () => {
    const { token } = await logIn('Sandbox-2580')
    await visitor.ask(requestRecoveryCode, PHONE)
    const code = await visitor.readCode('66812345678')
    await expect(recover(code, { newPassword: 'short' })).rejects.toMatchObject({
      code: 'invalid_fields',
      data: { fields: { newPassword: 'length' } },
    })
    await expect(recover()).rejects.toMatchObject({ code: 'code_missing' })
    await expect(recover(code)).resolves.toEqual({ account: 'demomember' })
    const send = sandbox.transport(lotus, { token })
    await expect(send(getMemberInfo.definition as never, {}, {})).rejects.toMatchObject({
      code: 'session_expired',
      data: { reason: 'ended' },
    })
    await expect(logIn('Sandbox-2580')).rejects.toMatchObject({ code: 'wrong_credentials' })
    await expect(logIn(newPassword)).resolves.toMatchObject({ passwordChange: null })
    await expect(recover(code)).rejects.toMatchObject({ code: 'code_expired' })
  })

  test('a password recovery by phone unlocks an account that wrong passwords had locked', async () => {
    await sandbox.setState({ rules: { lockAfter: 1 } })
    await expect(logIn('wrong')).rejects.toMatchObject({ code: 'account_locked' })
    await visitor.ask(requestRecoveryCode, PHONE)
    await recover(await visitor.readCode('66812345678'))
    await expect(logIn(newPassword)).resolves.toMatchObject({ outcome: 'loggedIn' })
  })

  test('a password recovery by phone accepts no code for a number without an account', async () => {
    const nobodys = { ...PHONE, mobileNum: '811111111' }
    await visitor.ask(requestRecoveryCode, nobodys)
    await expect(recover('123456', nobodys)).rejects.toMatchObject({ code: 'code_wrong' })
  })

  test('a password recovery by phone is refused if the merchant turned off such recoveries', async () => {
    const body = { ...PHONE, newPassword, verificationCode: '123456' }
    expect(await visit(sandbox, kite).refusal(recoverPasswordByPhone, body)).toMatchObject({
      code: 'mode_disabled',
      status: 403,
    })
  })
})

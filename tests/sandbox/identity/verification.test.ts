import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getCaptcha } from '#parts/identity/captcha/api.ts'
import { getHumanChallenge } from '#parts/identity/human/api.ts'
import { login } from '#features/auth/api.ts'
import {
  requestLoginCode,
  requestRecoveryCode,
  requestRegisterCode,
} from '#parts/identity/codes/api.ts'
import { visit } from '#support/identity.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const features = {
  mobileRegistration: true,
  registrationSms: true,
  mobileCodeLogin: true,
  phonePasswordRecovery: true,
}
const lotus = makeBrand('lotus', { features, verification: { human: { provider: 'none' } } })
const kite = makeBrand('kite', { features })
const plum = makeBrand('plum', {
  features,
  verification: { human: { provider: 'turnstile', siteKey: 'double' } },
})
const bare = makeBrand('bare')

/** The phone number of a demo member at brands whose default language is Thai. */
const KNOWN = { countryDialingCode: '66', mobileNum: '812345678' }
const NOBODYS = { countryDialingCode: '66', mobileNum: '811111111' }

let sandbox: TestSandbox
let visitors: Record<'lotus' | 'kite' | 'plum' | 'bare', ReturnType<typeof visit>>
beforeAll(async () => {
  sandbox = await startTestSandbox([lotus, kite, plum, bare])
  visitors = {
    lotus: visit(sandbox, lotus),
    kite: visit(sandbox, kite),
    plum: visit(sandbox, plum),
    bare: visit(sandbox, bare),
  }
})
afterAll(() => sandbox.close())
afterEach(() => {
  vi.useRealTimers()
})
beforeEach(async () => {
  await sandbox.console('DELETE', '/sandbox/state')
  await sandbox.console('DELETE', '/sandbox/players')
})

/** Moves the clock of client and gateway together; WebSockets and timers keep the real time. */
function passMinutes(minutes: number) {
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: now + minutes * 60_000 })
}

/** Each try comes from its own IP address, because the limits count by address. */
const comeFrom = (host: number) => sandbox.setState({ rules: { pretendIp: `10.0.0.${host}` } })

describe('a captcha picture', () => {
  test('each captcha has a different PNG picture', async () => {
    const first = await visitors.lotus.ask(getCaptcha)
    await comeFrom(2)
    const second = await visitors.lotus.ask(getCaptcha)
    const { format, width, height } = await sharp(Buffer.from(first.image, 'base64')).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 320, height: 112 })
    expect(second.image).not.toBe(first.image)
  })

  test('an IP address gets at most one captcha picture a second', async () => {
    await visitors.lotus.ask(getCaptcha)
    expect(await visitors.lotus.refusal(getCaptcha)).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      data: { retryAfterSeconds: 1 },
    })
    await comeFrom(2)
    await expect(visitors.lotus.ask(getCaptcha)).resolves.toHaveProperty('captchaId')
    await comeFrom(1)
    await visitors.lotus.ask(getCaptcha)
    passMinutes(1 / 60)
    await expect(visitors.lotus.ask(getCaptcha)).resolves.toHaveProperty('captchaId')
  })

  test('a tester may let the gateway give captcha pictures without a wait', async () => {
    await sandbox.setState({ rules: { captchaSeconds: 0 } })
    await visitors.lotus.ask(getCaptcha)
    await expect(visitors.lotus.ask(getCaptcha)).resolves.toHaveProperty('captchaId')
  })

  test('a captcha is valid for one try, and only at its own merchant', async () => {
    await sandbox.setState({ rules: { captchaAfter: 0 } })
    const tryWith = (visitor: keyof typeof visitors, captcha: object) =>
      visitors[visitor].refusal(login, {
        type: 'username',
        portal: 'member',
        username: 'nobody',
        password: 'wrong',
        ...captcha,
      })
    const captcha = await visitors.lotus.readCaptcha()
    expect(await tryWith('kite', captcha)).toMatchObject({ code: 'captcha_wrong' })
    expect(
      await tryWith('lotus', { ...captcha, captcha: captcha.captcha.toLowerCase() }),
    ).toMatchObject({ code: 'wrong_credentials' })
    expect(await tryWith('lotus', captcha)).toMatchObject({ code: 'captcha_wrong' })
    await comeFrom(2)
    const other = await visitors.lotus.readCaptcha()
    expect(await tryWith('lotus', { ...other, captcha: 'wrong' })).toMatchObject({
      code: 'captcha_wrong',
    })
    expect(await tryWith('lotus', other)).toMatchObject({ code: 'captcha_wrong' })
    await comeFrom(3)
    const old = await visitors.lotus.readCaptcha()
    passMinutes(5)
    expect(await tryWith('lotus', old)).toMatchObject({ code: 'captcha_wrong' })
  })
})

describe('the human check:', () => {
  const failed = { code: 'human_check_failed', status: 422 }
  const ask = (visitor: keyof typeof visitors, human?: object) =>
    visitors[visitor].ask(requestLoginCode, { ...NOBODYS, human })

  test('a solved puzzle of the human check is accepted once', async () => {
    await sandbox.setState({ rules: { codeMinutes: 0 } })
    const human = await visitors.kite.proveHuman()
    await expect(ask('kite', human)).resolves.toHaveProperty('expiredMinutes')
    await expect(ask('kite', human)).rejects.toMatchObject(failed)
  })

  test('a human check’s puzzle is refused if missing, unsolved, altered or from another merchant', async () => {
    await expect(ask('kite')).rejects.toMatchObject(failed)
    const challenge = await visitors.kite.ask(getHumanChallenge)
    const encode = (payload: object) => ({
      provider: 'altcha',
      token: Buffer.from(JSON.stringify(payload)).toString('base64'),
    })
    const solution = { counter: 1, derivedKey: '00'.repeat(32), time: 1 }
    await expect(ask('kite', encode({ challenge, solution }))).rejects.toMatchObject(failed)
    await expect(ask('kite', await visitors.lotus.proveHuman())).rejects.toMatchObject(failed)

    const { token } = await visitors.kite.proveHuman()
    const payload = JSON.parse(Buffer.from(token, 'base64').toString())
    payload.challenge.parameters.expiresAt += 3600
    await expect(ask('kite', encode(payload))).rejects.toMatchObject(failed)
    await expect(ask('kite', { provider: 'altcha', token: 'e30=' })).rejects.toMatchObject(failed)
  })

  test('a puzzle of the human check that was solved too late is refused', async () => {
    const human = await visitors.kite.proveHuman()
    passMinutes(10)
    await expect(ask('kite', human)).rejects.toMatchObject(failed)
  })

  test('a human-check token of an external vendor is accepted once if the brand uses it', async () => {
    await sandbox.setState({ rules: { codeMinutes: 0 } })
    const human = { provider: 'turnstile', token: 'double-0123456789' }
    await expect(ask('plum', human)).resolves.toHaveProperty('expiredMinutes')
    await expect(ask('plum', human)).rejects.toMatchObject(failed)
    const real = { provider: 'turnstile', token: '0.AAAA-a-real-one' }
    await expect(ask('plum', real)).rejects.toMatchObject(failed)
    const fresh = { provider: 'turnstile', token: 'double-9876543210' }
    await expect(ask('kite', fresh)).rejects.toMatchObject(failed)
    await expect(ask('plum', await visitors.plum.proveHuman())).resolves.toHaveProperty(
      'expiredMinutes',
    )
  })
})

describe('SMS codes', () => {
  test('SMS codes have six digits and a text in the language of the page', async () => {
    const reply = await visitors.lotus.ask(requestLoginCode, KNOWN)
    expect(reply).toEqual({ expiredMinutes: 1 })
    const [message] = await visitors.lotus.readMessages('66812345678')
    expect(message?.text).toMatch(/Brand lotus: รหัสยืนยันของคุณคือ \d{6} /)
  })

  test('SMS codes reach a phone number written with or without its leading zero', async () => {
    await visitors.lotus.ask(requestLoginCode, { ...KNOWN, mobileNum: '0812345678' })
    expect(await visitors.lotus.readCode('66812345678')).toMatch(/^\d{6}$/)
  })

  test('SMS codes are not sent to unknown numbers, but the reply is the same', async () => {
    for (const call of [requestLoginCode, requestRecoveryCode]) {
      const [known, unknown] = await Promise.all([
        visitors.lotus.ask(call, KNOWN),
        visitors.lotus.ask(call, NOBODYS),
      ])
      expect(unknown).toEqual(known)
      const again = await visitors.lotus.refusal(call, NOBODYS)
      expect(again).toMatchObject(await pick(visitors.lotus.refusal(call, KNOWN)))
    }
    expect(await visitors.lotus.readMessages('66812345678')).toHaveLength(2)
    expect(await visitors.lotus.readMessages('66811111111')).toHaveLength(0)
  })

  test('SMS codes for unknown numbers are refused if a gateway rule says so', async () => {
    await sandbox.setState({ rules: { tellUnknownAccounts: true } })
    expect(await visitors.lotus.refusal(requestLoginCode, NOBODYS)).toMatchObject({
      code: 'unknown_account',
      status: 404,
    })
  })

  test('a phone number must wait for its next SMS code, after five codes five minutes', async () => {
    await sandbox.setState({ rules: { codeMinutes: 3 } })
    await visitors.lotus.ask(requestLoginCode, KNOWN)
    const early = await visitors.lotus.refusal(requestLoginCode, KNOWN)
    expect(early).toMatchObject({ code: 'too_many_requests', status: 429 })
    expect(secondsOf(early)).toBeGreaterThan(170)
    expect(secondsOf(early)).toBeLessThanOrEqual(180)

    await sandbox.setState({ rules: { codeMinutes: 0 } })
    for (let sent = 1; sent < 5; sent++) await visitors.lotus.ask(requestLoginCode, KNOWN)
    const locked = await visitors.lotus.refusal(requestLoginCode, KNOWN)
    expect(secondsOf(locked)).toBeGreaterThan(290)
    expect(secondsOf(locked)).toBeLessThanOrEqual(300)
    expect(await visitors.lotus.refusal(requestRecoveryCode, KNOWN)).toMatchObject({ status: 429 })
    await expect(visitors.lotus.ask(requestLoginCode, NOBODYS)).resolves.toBeDefined()
    passMinutes(5)
    await expect(visitors.lotus.ask(requestLoginCode, KNOWN)).resolves.toBeDefined()
  })

  test('an IP address must wait five minutes for another SMS code after twenty codes', async () => {
    const askFor = (index: number) =>
      visitors.lotus.ask(requestLoginCode, { ...NOBODYS, mobileNum: `8111110${10 + index}` })
    for (let sent = 0; sent < 20; sent++) await askFor(sent)
    await expect(askFor(20)).rejects.toMatchObject({ code: 'too_many_requests' })
    await comeFrom(2)
    await expect(askFor(20)).resolves.toBeDefined()
  })

  test('SMS codes are refused when the merchant’s quota is used up', async () => {
    await sandbox.setState({ merchant: lotus.merchant, rules: { smsQuota: 1 } })
    await visitors.lotus.ask(requestLoginCode, KNOWN)
    expect(await visitors.lotus.refusal(requestLoginCode, NOBODYS)).toMatchObject({
      code: 'sms_quota',
      status: 422,
    })
  })

  test.each([
    ['login', requestLoginCode, KNOWN],
    ['recovery', requestRecoveryCode, KNOWN],
    ['registration', requestRegisterCode, { countryDialingCode: '66', mobileNo: '811111111' }],
  ])(
    'SMS codes for %s are refused if turned off, and for invalid numbers',
    async (_, call, input) => {
      expect(await visitors.bare.refusal(call, input)).toMatchObject({
        code: 'sms_not_enabled',
        status: 422,
      })
      const short = { ...input, mobileNum: '1234', mobileNo: '1234' }
      expect(await visitors.lotus.refusal(call, short)).toMatchObject({ code: 'phone_invalid' })
    },
  )

  test('SMS codes for registration are refused if the number or username is taken', async () => {
    const ask = (mobileNo: string, username: string) =>
      visitors.lotus.refusal(requestRegisterCode, { countryDialingCode: '66', mobileNo, username })
    expect(await ask('812345678', 'DemoMember')).toMatchObject({
      code: 'invalid_fields',
      data: { fields: { mobileNum: 'taken', username: 'taken' } },
    })
  })

  test('SMS codes for registration reveal few taken usernames to one IP address', async () => {
    await sandbox.setState({ rules: { addressLimit: 2 } })
    const ask = () =>
      visitors.lotus.refusal(requestRegisterCode, {
        countryDialingCode: '66',
        mobileNo: KNOWN.mobileNum,
      })
    for (let count = 0; count < 2; count++) {
      expect(await ask()).toMatchObject({ code: 'invalid_fields' })
    }
    expect(await ask()).toMatchObject({ code: 'too_many_requests', status: 429 })
    await comeFrom(2)
    expect(await ask()).toMatchObject({ code: 'invalid_fields' })
  })

  test('an SMS code allows one login, and is invalid after five wrong tries', async () => {
    await sandbox.setState({ rules: { codeMinutes: 0 } })
    const logIn = (verificationCode?: string) =>
      visitors.lotus.ask(login, { type: 'sms', portal: 'member', ...KNOWN, verificationCode })
    await visitors.lotus.ask(requestLoginCode, KNOWN)
    const code = await visitors.lotus.readCode('66812345678')
    await expect(logIn()).rejects.toMatchObject({ code: 'code_missing' })
    await expect(logIn(wrong(code))).rejects.toMatchObject({ code: 'code_wrong', status: 422 })
    await expect(logIn(code)).resolves.toMatchObject({ memberInfo: { account: 'demomember' } })
    await expect(logIn(code)).rejects.toMatchObject({ code: 'code_expired' })

    await visitors.lotus.ask(requestLoginCode, KNOWN)
    const next = await visitors.lotus.readCode('66812345678')
    for (let tries = 0; tries < 5; tries++) {
      await expect(logIn(wrong(next))).rejects.toMatchObject({ code: 'code_wrong' })
    }
    await expect(logIn(next)).rejects.toMatchObject({ code: 'code_expired' })
  })

  test('SMS codes are valid for five minutes', async () => {
    await visitors.lotus.ask(requestLoginCode, KNOWN)
    const verificationCode = await visitors.lotus.readCode('66812345678')
    passMinutes(5)
    const logIn = { type: 'sms', portal: 'member', ...KNOWN, verificationCode }
    expect(await visitors.lotus.refusal(login, logIn)).toMatchObject({ code: 'code_expired' })
  })

  test('an SMS code is valid for one purpose only', async () => {
    await visitors.lotus.ask(requestRecoveryCode, KNOWN)
    const code = await visitors.lotus.readCode('66812345678')
    const logIn = { type: 'sms', portal: 'member', ...KNOWN, verificationCode: code }
    expect(await visitors.lotus.refusal(login, logIn)).toMatchObject({ code: 'code_wrong' })
  })
})

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

const secondsOf = ({ data }: { data: unknown }) =>
  (data as { retryAfterSeconds: number }).retryAfterSeconds

/** The parts of a refusal that a caller can see. */
async function pick(refusal: Promise<{ code: string; status: number; message: string }>) {
  const { code, status, message } = await refusal
  return { code, status, message }
}

import { randomUUID } from 'node:crypto'
import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getMemberInfo } from '#core/session/member/api.ts'
import { getRegisterSettings } from '#core/system/api.ts'
import { getAffiliate, login, register, registerMobile } from '#features/auth/api.ts'
import { getRegisterValidation } from '#parts/form/field-rules/api.ts'
import { requestRegisterCode } from '#parts/identity/codes/api.ts'
import { getReferral } from '#features/member/referral/api.ts'
import { visit } from '#support/identity.ts'
import { enter } from '#support/player.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const on = { enabled: true, required: true }
const lotus = makeBrand('lotus', {
  registration: {
    fields: {
      captcha: { enabled: false },
      confirmPassword: on,
      payeeName: { enabled: true, ask: 'registration' },
      email: { enabled: true },
      birthday: { enabled: true },
      paymentPassword: { enabled: true },
      nickname: { ...on, acceptedPattern: '^[a-z]+$' },
    },
  },
})
const kite = makeBrand('kite', {
  features: {
    usernameRegistration: false,
    mobileRegistration: true,
    registrationSms: true,
    mobilePasswordRegistration: true,
  },
})
const plum = makeBrand('plum', {
  features: { mobileRegistration: true, registrationSms: true },
  registration: { fields: { captcha: { enabled: false } } },
  verification: {
    human: { provider: 'none' },
    phone: {
      provider: 'firebase',
      apiKey: 'key',
      authDomain: 'plum.example',
      projectId: 'plum-project',
      appId: 'app',
    },
  },
})

const always = { registerMethod: 'WEB', login: true, termsAccepted: true } as const
const form = (username: string, more: object = {}) => ({
  ...always,
  username,
  password: 'Secret-2580',
  confirmPassword: 'Secret-2580',
  paymentPassword: '258025',
  nickname: 'lily',
  ...more,
})
const PHONE = { countryDialingCode: '66', mobileNum: '0822222222' }
const mobileForm = (more: object = {}) => ({
  ...always,
  ...PHONE,
  password: 'Secret-2580',
  confirmPassword: 'Secret-2580',
  ...more,
})

let sandbox: TestSandbox
let visitors: Record<'lotus' | 'kite' | 'plum', ReturnType<typeof visit>>
beforeAll(async () => {
  sandbox = await startTestSandbox([lotus, kite, plum])
  visitors = {
    lotus: visit(sandbox, lotus),
    kite: visit(sandbox, kite),
    plum: visit(sandbox, plum),
  }
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.console('DELETE', '/sandbox/state')
  await sandbox.console('DELETE', '/sandbox/players')
})

/** Registers with a username, and returns the refused fields with their errors. */
const faultsOf = async (more: object) => {
  const refusal = await visitors.lotus.refusal(register, form('lilypad', more))
  expect(refusal).toMatchObject({ code: 'invalid_fields', status: 422 })
  return (refusal.data as { fields: Record<string, string> }).fields
}

describe('registration with a username', () => {
  test('a registration creates a logged-in player who can log in again', async () => {
    const given = form(' LilyPad ', { payeeName: 'Lily Pad', email: 'Lily@Players.example' })
    const reply = await visitors.lotus.ask(register, given)
    expect(reply).toMatchObject({
      outcome: 'loggedIn',
      memberInfo: { account: 'lilypad', type: 0 },
      firstTimeLogin: true,
      passwordChange: null,
    })
    const send = sandbox.transport(lotus, { token: reply.token })
    await expect(send(getMemberInfo.definition as never, {}, {})).resolves.toMatchObject({
      account: 'lilypad',
      nickname: 'lily',
    })
    const credentials = { type: 'username', portal: 'member', username: 'lilypad' }
    await expect(
      visitors.lotus.ask(login, { ...credentials, password: given.password }),
    ).resolves.toMatchObject({ memberInfo: { account: 'lilypad' } })
  })

  test('a registration at one merchant creates no player at another merchant', async () => {
    await visitors.lotus.ask(register, form('lilypad'))
    const credentials = { type: 'username', portal: 'member', username: 'lilypad' }
    expect(
      await visitors.kite.refusal(login, { ...credentials, password: 'Secret-2580' }),
    ).toMatchObject({ code: 'wrong_credentials' })
  })

  test('a registration checks each field by the merchant’s rule', async () => {
    expect(
      await faultsOf({
        username: '1lily',
        password: 'short1',
        confirmPassword: 'other',
        paymentPassword: '',
        payeeName: 'Líly',
        email: 'lily@',
        birthday: '2001-02-30',
        nickname: 'Lily',
      }),
    ).toEqual({
      username: 'length',
      password: 'length',
      confirmPassword: 'mismatch',
      paymentPassword: 'required',
      payeeName: 'pattern',
      email: 'pattern',
      birthday: 'pattern',
      nickname: 'pattern',
    })
    expect(await faultsOf({ paymentPassword: '111222' })).toEqual({ paymentPassword: 'pattern' })
    expect(await faultsOf({ username: '', password: '', nickname: undefined })).toEqual({
      username: 'required',
      password: 'required',
      confirmPassword: 'mismatch',
      nickname: 'required',
    })
  })

  test('a registration requires the terms’ minimum age, in either date format', async () => {
    const today = new Date()
    const day = (years: number, days: number) =>
      new Date(
        Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + days),
      )
        .toISOString()
        .slice(0, 10)
    const american = (iso: string) => iso.replace(/^(\d{4})-(.*)$/, '$2-$1')
    expect(await faultsOf({ birthday: day(18, 2) })).toEqual({ birthday: 'age' })
    expect(await faultsOf({ birthday: american(day(18, 2)) })).toEqual({ birthday: 'age' })
    await visitors.lotus.ask(register, form('lilypad', { birthday: american(day(18, 0)) }))
  })

  test('a registration with a taken username is refused with that reason', async () => {
    expect(await faultsOf({ username: 'DemoMember' })).toEqual({ username: 'taken' })
    const taken = { mobileNum: '812345678', countryDialingCode: '66' }
    expect(await faultsOf(taken)).toEqual({ mobileNum: 'taken' })
  })

  test('a registration’s referrer must be a player of the same merchant', async () => {
    await sandbox.setState({ rules: { fields: { recommenderId: on } } })
    expect(await faultsOf({ recommenderId: '' })).toEqual({ recommenderId: 'required' })
    for (const recommenderId of ['nobody77', 'demotrial']) {
      expect(await faultsOf({ recommenderId })).toEqual({ recommenderId: 'unknown' })
    }
    await visitors.lotus.ask(register, form('lilypad', { recommenderId: ' DemoVip ' }))
    await visitors.lotus.ask(register, form('lilypond', { recommenderId: 'lilypad' }))
    await sandbox.setState({ rules: { addressLimit: 1 } })
    expect(
      await visitors.lotus.refusal(register, form('liana1', { recommenderId: 'nobody77' })),
    ).toMatchObject({ code: 'too_many_requests' })
  })

  test('a registration takes the code of a friend’s or an agent’s link as its referrer', async () => {
    await sandbox.setState({ rules: { fields: { recommenderId: on } } })
    const friend = await enter(sandbox, lotus, 'demovip')
    const { code } = await friend.ask(getReferral)
    const countFriends = async () => (await friend.ask(getReferral)).counts.registered
    const before = await countFriends()
    await visitors.lotus.ask(register, form('lilypad', { recommenderId: code.toLowerCase() }))
    expect(await countFriends()).toBe(before + 1)
    await visitors.lotus.ask(register, form('lilypond', { recommenderId: 'AGENT01' }))
  })

  test('the registration tells one IP address only a limited number of taken usernames', async () => {
    await sandbox.setState({ rules: { addressLimit: 2 } })
    for (let count = 0; count < 2; count++) {
      expect(await faultsOf({ username: 'DemoMember' })).toEqual({ username: 'taken' })
    }
    const refused = { code: 'too_many_requests', status: 429 }
    expect(
      await visitors.lotus.refusal(register, form('lilypad', { username: 'demomember' })),
    ).toMatchObject(refused)
    expect(await visitors.lotus.refusal(register, form('lilypad'))).toMatchObject(refused)
    await sandbox.setState({ rules: { pretendIp: '10.0.0.2' } })
    expect(await faultsOf({ username: 'DemoMember' })).toEqual({ username: 'taken' })
  })

  test('a registration requires acceptance of the terms', async () => {
    const refusal = await visitors.lotus.refusal(
      register,
      form('lilypad', { termsAccepted: false }),
    )
    expect(refusal).toMatchObject({ code: 'terms_required', status: 422 })
  })

  test('a registration’s affiliate code must belong to an agent', async () => {
    await expect(visitors.lotus.ask(getAffiliate, { affiliateCode: ' agent01 ' })).resolves.toEqual(
      { affiliateCode: 'AGENT01', kind: 'PLAYER', inviter: 'dem***nt' },
    )
    await expect(visitors.lotus.ask(getAffiliate, {})).resolves.toMatchObject({
      affiliateCode: null,
    })
    const wrong = { affiliateCode: 'NOAGENT' }
    const expected = { code: 'invitation_code_error', status: 422 }
    expect(await visitors.lotus.refusal(getAffiliate, wrong)).toMatchObject(expected)
    expect(await visitors.lotus.refusal(register, form('lilypad', wrong))).toMatchObject(expected)
    await visitors.lotus.ask(register, form('lilypad', { affiliateCode: 'agent01' }))
  })

  test('a registration creates one account per idempotency key, and refuses the key with other data', async () => {
    const key = randomUUID()
    const given = form('lilypad')
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => visitors.lotus.ask(register, given, key)),
    )
    for (const reply of replies) expect(reply).toEqual(replies[0])
    expect(await visitors.lotus.refusal(register, form('lilypond'), key)).toMatchObject({
      code: 'idempotency_conflict',
      status: 409,
    })
    expect(await faultsOf({})).toEqual({ username: 'taken' })
    await expect(visitors.lotus.ask(register, form('lilypond'))).resolves.toBeDefined()
  })

  test('a registration by username is refused if the merchant turned it off', async () => {
    expect(await visitors.kite.refusal(register, form('lilypad'))).toMatchObject({
      code: 'mode_disabled',
      status: 403,
    })
    expect(await visitors.lotus.refusal(registerMobile, mobileForm())).toMatchObject({
      code: 'mode_disabled',
    })
  })
})

describe('the captcha of registration', () => {
  const demand = { captcha: { enabled: true, required: true } }
  beforeEach(() => sandbox.setState({ rules: { fields: demand } }))

  test('a registration requires a captcha, and a wrong answer uses it up', async () => {
    expect(await visitors.lotus.refusal(register, form('lilypad'))).toMatchObject({
      code: 'captcha_required',
      data: { captcha: true },
    })
    const captcha = await visitors.lotus.readCaptcha()
    const wrong = form('lilypad', { ...captcha, captcha: 'wrong' })
    expect(await visitors.lotus.refusal(register, wrong)).toMatchObject({ code: 'captcha_wrong' })
    const right = form('lilypad', captcha)
    expect(await visitors.lotus.refusal(register, right)).toMatchObject({ code: 'captcha_wrong' })
  })

  test('a captcha stays valid after a refused registration, and creates only one account', async () => {
    const captcha = await visitors.lotus.readCaptcha()
    expect(await faultsOf({ ...captcha, nickname: 'Lily' })).toEqual({ nickname: 'pattern' })
    await visitors.lotus.ask(register, form('lilypad', captcha))
    expect(await visitors.lotus.refusal(register, form('lilypond', captcha))).toMatchObject({
      code: 'captcha_wrong',
    })
  })

  test('a solved puzzle replaces the captcha of a registration, also after a refusal', async () => {
    const human = await visitors.lotus.proveHuman()
    expect(await faultsOf({ human, username: 'demomember' })).toEqual({ username: 'taken' })
    const failed = { code: 'human_check_failed', status: 422 }
    expect(await visitors.lotus.refusal(register, form('lilypad', { human }))).toMatchObject(failed)
    const given = form('lilypad', { human: await visitors.lotus.proveHuman() })
    const key = randomUUID()
    const reply = await visitors.lotus.ask(register, given, key)
    await expect(visitors.lotus.ask(register, given, key)).resolves.toEqual(reply)
  })
})

describe('registration with a mobile number', () => {
  const askCode = async () => {
    const { mobileNum: mobileNo, countryDialingCode } = PHONE
    const human = await visitors.kite.proveHuman()
    await visitors.kite.ask(requestRegisterCode, { mobileNo, countryDialingCode, human })
    return visitors.kite.readCode('66822222222')
  }
  // Sending the SMS code needed the human proof already, so the registration has none.
  const registerWith = (more: object) => visitors.kite.ask(registerMobile, mobileForm(more))

  test('a registration by phone requires the SMS code, and uses up the code', async () => {
    await expect(registerWith({})).rejects.toMatchObject({ code: 'code_missing' })
    const code = await askCode()
    const wrong = code === '000000' ? '000001' : '000000'
    await expect(registerWith({ verificationCode: wrong })).rejects.toMatchObject({
      code: 'code_wrong',
    })
    await expect(registerWith({ verificationCode: code })).resolves.toMatchObject({
      memberInfo: { account: '66822222222' },
    })
    await expect(registerWith({ verificationCode: code })).rejects.toMatchObject({
      data: { fields: { mobileNum: 'taken' } },
    })
  })

  test('a registration by phone counts wrong SMS codes', async () => {
    const code = await askCode()
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++) {
      await expect(registerWith({ verificationCode: wrong })).rejects.toMatchObject({
        code: 'code_wrong',
      })
    }
    await expect(registerWith({ verificationCode: code })).rejects.toMatchObject({
      code: 'code_expired',
    })
  })

  test('a registration by phone refuses an impossible phone number', async () => {
    await expect(registerWith({ mobileNum: '812345678901' })).rejects.toMatchObject({
      data: { fields: { mobileNum: 'pattern' } },
    })
  })

  test('a registration by phone needs no captcha, unless the operator insists on one', async () => {
    const verificationCode = await askCode()
    await sandbox.setState({ rules: { fields: { captcha: on } } })
    await expect(registerWith({ verificationCode })).rejects.toMatchObject({
      code: 'captcha_required',
    })
    await sandbox.setState({ rules: { fields: null } })
    await expect(registerWith({ verificationCode })).resolves.toMatchObject({ outcome: 'loggedIn' })
  })

  test('a registration by phone accepts a provider’s proof of the same number only', async () => {
    const prove = (phone: string, audience = 'plum-project') =>
      new UnsecuredJWT({ phone_number: phone })
        .setIssuer('https://securetoken.google.com/plum-project')
        .setAudience(audience)
        .setExpirationTime('5m')
        .encode()
    const ask = (firebaseIdToken?: string) =>
      visitors.plum.ask(registerMobile, {
        ...always,
        ...PHONE,
        ...(firebaseIdToken && { firebaseChannel: 'WEB', firebaseIdToken }),
      })
    await expect(ask()).rejects.toMatchObject({ code: 'code_missing' })
    await expect(ask(prove('+66833333333'))).rejects.toMatchObject({ code: 'code_wrong' })
    await expect(ask(prove('+66822222222', 'other'))).rejects.toMatchObject({ code: 'code_wrong' })
    await expect(ask('a.b.c')).rejects.toMatchObject({ code: 'code_wrong' })
    await expect(ask(prove('+66822222222'))).resolves.toMatchObject({ outcome: 'loggedIn' })
  })

  test('a registration by phone needs no password if the merchant requires none', async () => {
    const refusal = await visitors.plum.refusal(registerMobile, mobileForm())
    expect(refusal).toMatchObject({ code: 'mode_disabled', status: 403 })
  })
})

describe('the registration settings and the validation call', () => {
  test('the gateway’s registration settings combine rules of merchant and gateway', async () => {
    const settings = await visitors.lotus.ask(getRegisterSettings)
    const validation = await visitors.lotus.ask(getRegisterValidation)
    expect(settings.minimumAge).toBe(18)
    const asked = ['username', 'password', 'captcha', 'confirmPassword', 'payeeName', 'email']
    expect(Object.keys(settings.fields).slice(0, 6)).toEqual(asked)
    expect(settings.fields).toMatchObject({
      username: on,
      payeeName: { enabled: true, required: false, ask: 'registration' },
      line: { enabled: false, required: false },
      verificationCode: { enabled: false, required: false },
    })
    expect(settings.fields.username).not.toHaveProperty('minLength')
    expect(validation.fields).toMatchObject({
      username: { patternId: 2, minLength: 6, maxLength: 12 },
      nickname: { acceptedPattern: '^[a-z]+$' },
    })
    expect(validation.fields.nickname.patternId).toBeUndefined()
    expect(validation.fields.username).not.toHaveProperty('enabled')
    expect(validation.fields.payeeName).not.toHaveProperty('ask')
    const kiteSettings = await visitors.kite.ask(getRegisterSettings)
    expect(kiteSettings.fields.verificationCode).toMatchObject(on)
  })

  test('the gateway’s registration settings contain a tester’s rules unchanged, even invalid rules', async () => {
    const fields = {
      nickname: { minLength: 9, maxLength: 3, acceptedPattern: '[' },
      email: { enabled: 'yes', maxLength: -1 },
      colour: { enabled: true, required: true },
      line: null,
    }
    await sandbox.setState({ merchant: lotus.merchant, rules: { fields } })
    const read = async (path: string) =>
      (
        await sandbox.ask({
          host: 'lotus.localhost',
          path,
          headers: { Merchant: lotus.merchant },
        })
      ).json.fields
    expect(await read(getRegisterValidation.definition.path)).toMatchObject({
      nickname: fields.nickname,
      email: { maxLength: -1 },
      line: null,
    })
    expect(await read(getRegisterSettings.definition.path)).toMatchObject({
      email: { enabled: 'yes' },
      colour: fields.colour,
      line: null,
    })
    await expect(visitors.lotus.ask(register, form('lilypad'))).resolves.toBeDefined()
    await sandbox.setState({ merchant: lotus.merchant, rules: { fields: ['nonsense'] } })
    expect(await read(getRegisterSettings.definition.path)).toEqual(['nonsense'])
    await expect(visitors.lotus.ask(register, form('lilypond'))).resolves.toBeDefined()
  })
})

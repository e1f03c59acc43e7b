import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { login, loginWithSecondFactor } from '#features/auth/api.ts'
import { getMemberIcon, getMemberInfo } from '#core/member/api.ts'
import { listPayoutAccounts, removePayoutAccount } from '#features/member/payout/api.ts'
import * as api from '#features/member/security/api.ts'
import { requestPhoneBindCode } from '#parts/codes/api.ts'
import { visit } from '#support/identity.ts'
import { lotus, useMembers } from '#support/members.ts'

const { enter, moveClock, readCode, sandbox } = useMembers()
const password = 'Sandbox-2580'
const byPassword = { kind: 'password', answer: password }
const chosen = (newPassword: string, confirmNewPassword = newPassword) => ({
  newPassword,
  confirmNewPassword,
})
type Session = Awaited<ReturnType<typeof enter>>

describe('the payment password', () => {
  const change = (oldPaymentPassword: string, next = '135790') => ({
    way: 'known',
    oldPaymentPassword,
    ...chosen(next),
  })

  test('is set first by a proof of the account', async () => {
    const { ask, refusal } = await enter('demonew')
    expect(await ask(api.getSecurity)).toMatchObject({ paymentPassword: { isSet: false } })
    const first = { way: 'first', proof: byPassword, ...chosen('135790') }
    expect(
      await refusal(api.updatePaymentPassword, {
        ...first,
        proof: { kind: 'password', answer: 'Wrong-1234' },
      }),
    ).toMatchObject({ status: 403, code: 'proof_wrong', data: { kind: 'password' } })
    await ask(api.updatePaymentPassword, first)
    expect(await ask(api.getSecurity)).toMatchObject({ paymentPassword: { isSet: true } })
    expect(await refusal(api.updatePaymentPassword, first)).toMatchObject({
      code: 'payment_password_set',
    })
  })

  test.each([
    [chosen('12345'), { newPassword: 'length' }],
    [chosen('12345a'), { newPassword: 'pattern' }],
    [chosen('135790', '135791'), { confirmNewPassword: 'mismatch' }],
    [chosen('258025'), { newPassword: 'taken' }],
  ])('%j is refused with %j', async (next, fields) => {
    const { refusal } = await enter('demomember')
    expect(
      await refusal(api.updatePaymentPassword, { ...change('258025'), ...next }),
    ).toMatchObject({ code: 'invalid_fields', data: { fields } })
  })

  test('is locked after five wrong tries for every use alike, until the lock ends (case 15)', async () => {
    const { ask, refusal } = await enter('demomember')
    const [{ id }] = (await ask(listPayoutAccounts)).accounts
    for (const triesLeft of [4, 3, 2]) {
      expect(await refusal(api.updatePaymentPassword, change('000000'))).toMatchObject({
        code: 'payment_password_wrong',
        data: { triesLeft },
      })
    }
    const remove = { id, paymentPassword: '000000' }
    for (const triesLeft of [1, 0]) {
      expect(await refusal(removePayoutAccount, remove)).toMatchObject({ data: { triesLeft } })
    }
    for (const [call, input] of [
      [api.updatePaymentPassword, change('258025')],
      [removePayoutAccount, { id, paymentPassword: '258025' }],
    ] as const) {
      expect(await refusal(call, input)).toMatchObject({
        status: 423,
        code: 'payment_password_locked',
        data: { retryAfterSeconds: expect.any(Number) },
      })
    }
    const { paymentPassword } = await ask(api.getSecurity)
    expect(Date.parse(paymentPassword.lockedUntil)).toBeGreaterThan(Date.now())
    await moveClock(31)
    const later = await enter('demomember')
    expect(await later.ask(api.getSecurity)).toMatchObject({
      paymentPassword: { lockedUntil: null },
    })
    await later.ask(removePayoutAccount, { id, paymentPassword: '258025' })
  })

  test('that is forgotten is set by two proofs, which unlocks it and makes accounts wait (case 14)', async () => {
    const { ask, refusal } = await enter('demomember')
    for (let count = 0; count < 5; count++) {
      await refusal(api.updatePaymentPassword, change('000000'))
    }
    await ask(api.requestProofCode, { kind: 'phone' })
    const byPhone = { kind: 'phone', answer: await readCode('66812345678') }
    const forgotten = (...proofs: object[]) => ({
      way: 'forgotten',
      proofs,
      ...chosen('135790'),
    })
    for (const proofs of [
      [byPassword, byPassword],
      [byPhone, { kind: 'email', answer: '123456' }],
    ]) {
      expect(await refusal(api.updatePaymentPassword, forgotten(...proofs))).toMatchObject({
        code: 'proofs_too_few',
      })
    }
    expect(
      await refusal(
        api.updatePaymentPassword,
        forgotten(byPhone, { kind: 'password', answer: 'Wrong-1234' }),
      ),
      'a wrong password leaves the code good',
    ).toMatchObject({ code: 'proof_wrong', data: { kind: 'password' } })
    await ask(api.updatePaymentPassword, forgotten(byPhone, byPassword))
    const [account] = (await ask(listPayoutAccounts)).accounts
    expect(Date.parse(account.usableFrom)).toBeGreaterThan(Date.now())
    await ask(api.updatePaymentPassword, change('135790', '246801'))
  })
})

test('wrong proofs count together, and lock proofs but not the payment password', async () => {
  const { ask, refusal } = await enter('demofactor')
  const remove = (kind: string) =>
    refusal(api.removeAuthenticator, { proof: { kind, answer: '000000' } })
  await ask(api.requestProofCode, { kind: 'email' })
  for (const kind of ['password', 'email', 'authenticator', 'password', 'email']) {
    expect(await remove(kind)).toMatchObject({ status: 403, data: { kind } })
  }
  expect(await refusal(api.removeAuthenticator, { proof: byPassword })).toMatchObject({
    status: 423,
    code: 'account_locked',
  })
  expect(await ask(api.getSecurity)).toMatchObject({ paymentPassword: { lockedUntil: null } })
})

describe('an authenticator', () => {
  const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const turnOn = async ({ ask }: Session): Promise<string[]> => {
    const { secret, uri } = await ask(api.startAuthenticator)
    expect(uri).toContain(`secret=${secret}`)
    const { recoveryCodes } = await ask(api.confirmAuthenticator, {
      code: codeOf(secret),
      proof: byPassword,
    })
    return recoveryCodes
  }

  test('is on only after a code of it, and gives ten recovery codes', async () => {
    const session = await enter('demomember')
    const { ask, refusal } = session
    await ask(api.startAuthenticator)
    expect(
      await refusal(api.confirmAuthenticator, { code: '000000', proof: byPassword }),
    ).toMatchObject({ code: 'code_wrong' })
    expect(await ask(api.getSecurity)).toMatchObject({ authenticator: { isOn: false } })
    const codes = await turnOn(session)
    expect(new Set(codes).size).toBe(10)
    expect(await ask(api.getSecurity)).toMatchObject({
      authenticator: { isOn: true, recoveryCodesLeft: 10 },
    })
    expect(await refusal(api.startAuthenticator)).toMatchObject({ code: 'authenticator_on' })
  })

  test('can be replaced at a login by each recovery code once', async () => {
    const [first] = await turnOn(await enter('demomember'))
    const visitor = visit(sandbox(), lotus)
    await sandbox().setState({ rules: { pretendIp: '203.0.113.9' } })
    const challenge = async () => {
      const named = { type: 'username', portal: 'member', username: 'demomember', password }
      const { challengeId } = await visitor.ask(login, named)
      return { challengeId, factor: 'authenticator', answer: first!.toLowerCase() }
    }
    const { token } = await visitor.ask(loginWithSecondFactor, await challenge())
    expect(token).toEqual(expect.any(String))
    await sandbox().setState({ rules: { pretendIp: '203.0.113.10' } })
    expect(await visitor.refusal(loginWithSecondFactor, await challenge())).toMatchObject({
      code: 'wrong_second_factor',
    })
  })

  test('is turned off by a proof, with its recovery codes', async () => {
    const session = await enter('demomember')
    const [first] = await turnOn(session)
    await session.ask(api.removeAuthenticator, {
      proof: { kind: 'authenticator', answer: first },
    })
    expect(await session.ask(api.getSecurity)).toMatchObject({
      authenticator: { isOn: false, recoveryCodesLeft: 0 },
    })
  })
})

describe('personal data', () => {
  test('is set once, and what is wrong or set already changes nothing', async () => {
    const { ask, refusal } = await enter('demomember')
    expect(await ask(api.getProfile)).toMatchObject({ nickname: 'Somchai', occupation: null })
    const good = { occupation: 'Baker', birthday: '1990-01-31' }
    expect(await ask(api.updateProfile, good)).toMatchObject(good)
    expect(
      await refusal(api.updateProfile, { address: '1 Main Road', occupation: 'Cook' }),
    ).toMatchObject({ code: 'profile_locked', data: { fields: ['occupation'] } })
    expect(await ask(api.getProfile)).toMatchObject({ address: null, occupation: 'Baker' })
  })

  test('refuses a birthday below 21 years', async () => {
    const { refusal } = await enter('demomember')
    const year = new Date().getUTCFullYear() - 20
    expect(await refusal(api.updateProfile, { birthday: `${year}-01-01` })).toMatchObject({
      data: { fields: { birthday: 'age' } },
    })
  })

  test('includes a picture of the set, which may change', async () => {
    const { ask, refusal } = await enter('demomember')
    const { avatars } = await ask(api.listAvatars)
    for (const { id, url } of avatars.slice(0, 2)) {
      await ask(api.updateAvatar, { id })
      expect(await ask(getMemberIcon)).toEqual({ url })
    }
    expect(await refusal(api.updateAvatar, { id: '../x' })).toMatchObject({
      code: 'invalid_fields',
    })
  })
})

describe('a phone', () => {
  const phone = { countryDialingCode: '66', mobileNum: '823456789' }

  test('is bound by a proof and its code, for good', async () => {
    const { ask, refusal } = await enter('demovip')
    await ask(requestPhoneBindCode, phone)
    const verificationCode = await readCode('66823456789')
    await ask(api.bindPhone, { ...phone, verificationCode, proof: byPassword })
    expect(await ask(api.getSecurity)).toMatchObject({ phone: '•••• 6789' })
    expect(await refusal(requestPhoneBindCode, { ...phone, mobileNum: '823456780' })).toMatchObject(
      { status: 409, code: 'phone_bound' },
    )
  })

  test('of another player is refused', async () => {
    const { refusal } = await enter('demovip')
    expect(await refusal(requestPhoneBindCode, { ...phone, mobileNum: '812345678' })).toMatchObject(
      { data: { fields: { mobileNum: 'taken' } } },
    )
  })
})

test('a mail address is changed by a proof and a code to the new one, and accounts wait then', async () => {
  const { ask, refusal } = await enter('demomember')
  const email = 'somchai@players.example'
  await ask(api.requestEmailBindCode, { email })
  const given = { email, verificationCode: await readCode(email) }
  expect(
    await refusal(api.bindEmail, { ...given, proof: { kind: 'email', answer: '000000' } }),
  ).toMatchObject({ status: 403 })
  await ask(api.requestProofCode, { kind: 'email' })
  const proof = { kind: 'email', answer: await readCode('demomember@players.example') }
  await ask(api.bindEmail, { ...given, proof })
  expect(await ask(api.getSecurity)).toMatchObject({ email: 's•••@players.example' })
  const [account] = (await ask(listPayoutAccounts)).accounts
  expect(Date.parse(account.usableFrom)).toBeGreaterThan(Date.now())
})

describe('the devices of a player', () => {
  const idsOf = async ({ ask }: Session) =>
    (await ask(api.listDevices)).devices.map(({ id }: { id: string }) => id)

  test('are listed, this one marked, and one or all others can be logged out', async () => {
    const here = await enter('demomember')
    const others = [await enter('demomember'), await enter('demomember'), await enter('demomember')]
    const { devices } = await here.ask(api.listDevices)
    expect(devices).toHaveLength(4)
    const own = devices.find(({ isThis }: { isThis: boolean }) => isThis)
    const [first] = devices.filter(({ isThis }: { isThis: boolean }) => !isThis)
    await here.ask(api.endDevice, { id: first.id })
    expect(await idsOf(here)).toHaveLength(3)
    await here.ask(api.endDevice, { id: own.id })
    expect(await here.ask(api.endOtherDevices)).toEqual({ ended: 2 })
    expect(await idsOf(here)).toEqual([own.id])
    for (const other of others) {
      expect(await other.refusal(getMemberInfo)).toMatchObject({ data: { reason: 'ended' } })
    }
  })

  test('of another player cannot be logged out', async () => {
    const here = await enter('demomember')
    const other = await enter('demovip')
    const [id] = await idsOf(other)
    await here.ask(api.endDevice, { id })
    expect(await idsOf(other)).toEqual([id])
  })
})

test('the login history has logins and wrong passwords, the newest first, by pages', async () => {
  const visitor = visit(sandbox(), lotus)
  const named = { type: 'username', portal: 'member', username: 'demomember', password }
  await visitor.refusal(login, { ...named, password: 'Wrong-1234' })
  await visitor.ask(login, named)
  const { ask } = await enter('demomember')
  const { logins, total } = await ask(api.listLogins, { pageNo: 1, pageSize: 10 })
  expect(logins.map(({ outcome }: { outcome: string }) => outcome).slice(0, 2)).toEqual([
    'loggedIn',
    'wrongPassword',
  ])
  expect(total).toBe(47)
  const last = await ask(api.listLogins, { pageNo: 5, pageSize: 10 })
  expect(last.logins).toHaveLength(7)
})

describe('a social account', () => {
  const returnUrl = () => `http://lotus.localhost:${sandbox().port}/member#securityCenter/social`
  const visitProvider = async ({ ask }: Session, more: string, provider = 'line') => {
    const { url } = await ask(api.beginSocialBinding, { provider, returnUrl: returnUrl() })
    const state = new URL(url).searchParams.get('state')
    const { status, headers } = await sandbox().ask({
      host: 'lotus.localhost',
      path: `/wps/social/return?state=${state}&${more}`,
    })
    return { url, status, back: headers['location'] && new URL(String(headers['location'])) }
  }

  test('is bound after its provider sent the player back, for good and to one player only', async () => {
    const session = await enter('demomember')
    const { ask, refusal } = session
    const { url, back } = await visitProvider(session, 'code=double-2')
    const page = await sandbox().ask({
      host: new URL(url).hostname,
      path: new URL(url).pathname + new URL(url).search,
    })
    expect(page.text).toContain('Sign in with LINE')
    expect(String(back)).toContain('/member?social=')
    expect((back as URL).hash).toBe('#securityCenter/social')
    const ticket = (back as URL).searchParams.get('social')
    expect(await ask(api.getSocialTicket, { ticket })).toEqual({
      provider: 'line',
      name: 'Malee S.',
    })
    const other = await enter('demovip')
    expect(await other.refusal(api.bindSocialAccount, { ticket })).toMatchObject({ status: 410 })
    await ask(api.bindSocialAccount, { ticket })
    expect(await ask(api.listSocialAccounts)).toMatchObject({
      accounts: [{ provider: 'line', name: 'Malee S.' }],
    })
    expect(await refusal(api.bindSocialAccount, { ticket })).toMatchObject({ status: 410 })
    expect(
      await refusal(api.beginSocialBinding, { provider: 'line', returnUrl: returnUrl() }),
    ).toMatchObject({ code: 'social_bound' })
    const taken = await visitProvider(other, 'code=double-2')
    expect(
      await other.refusal(api.bindSocialAccount, {
        ticket: (taken.back as URL).searchParams.get('social'),
      }),
    ).toMatchObject({ code: 'social_taken' })
  })

  test('is not bound if the player cancels, comes twice, or would return to another site', async () => {
    const session = await enter('demomember')
    const { back } = await visitProvider(session, 'error=access_denied')
    expect((back as URL).searchParams.get('social')).toBe('cancelled')
    for (const bad of ['https://evil.example/', 'http://kite.localhost/']) {
      expect(
        await session.refusal(api.beginSocialBinding, { provider: 'line', returnUrl: bad }),
      ).toMatchObject({ code: 'bad_return_url' })
    }
    const unknown = await sandbox().ask({
      host: 'lotus.localhost',
      path: '/wps/social/return?state=made-up&code=double-1',
    })
    expect(unknown.status).toBe(410)
  })
})

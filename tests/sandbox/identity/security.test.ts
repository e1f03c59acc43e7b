import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { login, loginWithSecondFactor } from '#features/auth/api.ts'
import { listPayoutAccounts, removePayoutAccount } from '#features/member/security/payout/api.ts'
import * as api from '#features/member/security/api.ts'
import { getWithdrawTerms } from '#features/member/withdraw/api.ts'
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

  test('the gateway sets a first payment password only with proof of owning the account', async () => {
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
    [chosen('112233'), { newPassword: 'pattern' }],
    [chosen('135790', '135791'), { confirmNewPassword: 'mismatch' }],
    [chosen('258025'), { newPassword: 'taken' }],
  ])('a new payment password %j is refused with %j', async (next, fields) => {
    const { refusal } = await enter('demomember')
    expect(
      await refusal(api.updatePaymentPassword, { ...change('258025'), ...next }),
    ).toMatchObject({ code: 'invalid_fields', data: { fields } })
  })

  test('five wrong tries lock the payment password for every use', async () => {
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

  test('replacing a forgotten payment password needs two proofs and blocks payout accounts for a time', async () => {
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
    expect((await ask(getWithdrawTerms)).blockers).toContainEqual(
      expect.objectContaining({ kind: 'accountCooling', waitReason: 'paymentPassword' }),
    )
    await ask(api.updatePaymentPassword, change('135790', '246801'))
  })
})

test('wrong ownership proofs lock further proofs but not the payment password', async () => {
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

  test('an authenticator app is turned on by its code, and gives ten recovery codes', async () => {
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

  test('each recovery code replaces an authenticator app’s code at one login', async () => {
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

  test('turning off an authenticator app needs a proof, and deletes its recovery codes', async () => {
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

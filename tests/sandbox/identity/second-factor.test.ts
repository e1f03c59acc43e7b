import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { loginWithSecondFactor, requestSecondFactorCode } from '#features/auth/api.ts'
import { DEMO_TOTP_SECRET } from '#scripts/sandbox/world/identity/accounts.ts'
import { elsewhere, useLogins } from '#support/logins.ts'

const { logIn, moveClock, setRules, visitor } = useLogins()

describe('the second factor of a login:', () => {
  const challenge = async (username = 'demofactor') => logIn(username)
  const phone = '66898765432'
  const email = 'demofactor@players.example'

  test('the reply to a login lists second factors, with masked phone and mail', async () => {
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
  ])('a second factor’s code by %s is accepted', async (factor, to) => {
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

  test.each(['Niran Suksan', '  niran   SUKSAN '])(
    'the bank account holder’s name %j is accepted as a second factor',
    async (answer) => {
      const { challengeId } = await challenge()
      expect(
        await visitor().ask(loginWithSecondFactor, {
          challengeId,
          factor: 'bankAccountName',
          answer,
        }),
      ).toMatchObject({ outcome: 'loggedIn' })
    },
  )

  test('a code from an authenticator app is accepted once, within a minute', async () => {
    const totp = new TOTP({ secret: Secret.fromBase32(DEMO_TOTP_SECRET) })
    const codeOf = (secondsAgo: number) =>
      totp.generate({ timestamp: Date.now() - secondsAgo * 1000 })
    const { challengeId } = await challenge()
    const give = { challengeId, factor: 'authenticator' }
    const code = codeOf(0)
    expect(
      await visitor().refusal(loginWithSecondFactor, { ...give, answer: codeOf(90) }),
    ).toMatchObject({ code: 'wrong_second_factor' })
    expect(await visitor().ask(loginWithSecondFactor, { ...give, answer: code })).toMatchObject({
      outcome: 'loggedIn',
    })
    const next = { ...give, challengeId: (await challenge()).challengeId }
    expect(
      await visitor().refusal(loginWithSecondFactor, { ...next, answer: code }),
      'the same code once more',
    ).toMatchObject({ code: 'wrong_second_factor' })
  })

  test('a second-factor challenge ends after five wrong answers or one right answer', async () => {
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
    await moveClock(5.1)
    const next = { ...right, challengeId: (await challenge()).challengeId }
    await visitor().ask(loginWithSecondFactor, next)
    expect(await visitor().refusal(loginWithSecondFactor, next)).toMatchObject(over)
    expect(
      await visitor().refusal(requestSecondFactorCode, { challengeId: 'made-up', factor: 'phone' }),
    ).toMatchObject(over)
  })

  test('wrong second-factor answers add up over all challenges until a right answer', async () => {
    const answerWith = async (answer: string) => {
      const { challengeId } = await challenge()
      return { challengeId, factor: 'bankAccountName', answer }
    }
    const guess = async () =>
      visitor().refusal(loginWithSecondFactor, await answerWith('Somebody Else'))
    for (let count = 0; count < 4; count++) await guess()
    await visitor().ask(loginWithSecondFactor, await answerWith('Niran Suksan'))
    for (let count = 0; count < 5; count++) {
      expect(await guess()).toMatchObject({ code: 'wrong_second_factor' })
    }
    const right = await answerWith('Niran Suksan')
    expect(await visitor().refusal(loginWithSecondFactor, right)).toMatchObject({
      status: 423,
      code: 'account_locked',
    })
    await moveClock(5.1)
    expect(await visitor().ask(loginWithSecondFactor, right)).toMatchObject({ outcome: 'loggedIn' })
  })

  test('a second factor is required once for each new IP address', async () => {
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

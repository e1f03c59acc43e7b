import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { GatewayError } from '#core/contract/error.ts'
import { login } from '#features/auth/api.ts'
import { draws } from '#support/full.ts'
import { elsewhere, lotus, loginOf, password, useLogins } from '#support/logins.ts'

/** Number of password guesses that are sent at the same time. */
const COUNT = draws(100, 1000)

const { logIn, moveClock, refuse, sandbox, setRules, visitor } = useLogins()

describe('failed logins:', () => {
  test('a login requires a correct captcha from the third attempt', async () => {
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

  test('a gateway rule can require a human check at each login', async () => {
    await setRules({ loginNeedsHuman: true })
    expect(await refuse('demomember')).toMatchObject({ status: 422, code: 'human_check_failed' })
    const human = { provider: 'turnstile', token: `double-${randomUUID()}` }
    expect(await logIn('demomember', { human })).toMatchObject({ outcome: 'loggedIn' })
    expect(await refuse('demomember', { human })).toMatchObject({ code: 'human_check_failed' })
  })

  test('a locked account unlocks after five minutes, and counts attempts from zero', async () => {
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

  test('many simultaneous login guesses lock the account, even with the right one included', async () => {
    await setRules({ captchaAfter: COUNT, addressLimit: 1_000_000 })
    const send = sandbox().transport(lotus)
    await send(login.definition as never, loginOf('demovip'), {})
    const guesses = Array.from({ length: COUNT }, (_, index) =>
      send(
        { ...login.definition, timeout: 110_000 } as never,
        loginOf('demomember', { password: index === 0.7 * COUNT ? password : `Guess-${index}` }),
        {},
      ).then(
        () => 'in',
        (error: GatewayError) => error.code,
      ),
    )
    const outcomes = Object.groupBy(await Promise.all(guesses), (outcome) => outcome)
    const { account_locked: locked = [], wrong_credentials: wrong = [], ...others } = outcomes
    expect(others).toEqual({})
    expect(locked.length + wrong.length).toBe(COUNT)
    expect(wrong.length).toBeLessThan(5)
    const refusal = await refuse('demomember')
    expect(refusal).toMatchObject({ status: 423, code: 'account_locked' })
    const { retryAfterSeconds } = refusal.data as { retryAfterSeconds: number }
    expect(retryAfterSeconds).toBeGreaterThan(200)
    expect(retryAfterSeconds).toBeLessThanOrEqual(300)
  }, 120_000)

  test('an IP address that tries too many usernames must wait', async () => {
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

  test('the demo account that is locked refuses even the right password', async () => {
    expect(await refuse('demolocked')).toMatchObject({
      status: 423,
      code: 'account_locked',
      data: { retryAfterSeconds: 300 },
    })
  })

  test('replies to logins do not reveal whether a username exists', async () => {
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

  // Measures processor time instead of elapsed time, because other programs may use the machine.
  test('a login with an unknown name takes the server as long as a wrong password', async () => {
    await setRules({ captchaAfter: 1000, lockAfter: 10_000, addressLimit: 10_000 })
    const send = sandbox().transport(lotus)
    const measure = async (username: string) => {
      const before = process.cpuUsage()
      await send(
        login.definition as never,
        loginOf(username, { password: 'Wrong-1234' }),
        {},
      ).catch(() => {})
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const least = { demomember: Infinity, nobody: Infinity }
    for (let round = 0; round < 12; round++) {
      least.demomember = Math.min(least.demomember, await measure('demomember'))
      least.nobody = Math.min(least.nobody, await measure('nobody'))
    }
    expect(least.demomember / least.nobody).toBeGreaterThan(0.75)
    expect(least.nobody / least.demomember).toBeGreaterThan(0.75)
  }, 30_000)

  test('a gateway rule can allow login replies to reveal an unknown name', async () => {
    await setRules({ tellUnknownAccounts: true })
    expect(await refuse('nobody')).toMatchObject({ status: 404, code: 'unknown_account' })
  })
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { getMemberInfo } from '#core/session/member/api.ts'
import { addSocketTicket } from '#core/gateway/socket/api.ts'
import { login, loginWithSecondFactor } from '#features/auth/api.ts'
import { kite, lotus, loginOf, useLogins } from '#support/logins.ts'

const { ask, logIn, moveClock, sandbox, visitor } = useLogins()

const HOUR = 60 * 60 * 1000
/**
 * Moves one merchant's clock two days ahead, past the expiry of everything that other merchants
 * store.
 */
const advance = (merchant: string) => sandbox().setState({ merchant, clockOffset: 48 * HOUR })

afterEach(() => {
  vi.useRealTimers()
})

/** Opens a WebSocket and closes it; resolves to `open`, or to the HTTP status of the refusal. */
const open = (ticket: string) =>
  new Promise((resolve, reject) => {
    const { port } = sandbox()
    const socket = new WebSocket(`ws://127.0.0.1:${port}/wps/socket?ticket=${ticket}`, {
      headers: { Host: `lotus.localhost:${port}` },
      origin: `http://lotus.localhost:${port}`,
    })
    socket.once('open', () => {
      socket.close()
      resolve('open')
    })
    socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode))
    socket.once('error', reject)
  })

describe('a merchant whose clock a tester moved', () => {
  test.each([
    ['behind', -60, 0, 'open'],
    ['ahead', 60, 31_000, 401],
  ])(
    'a merchant whose clock is %s issues socket tickets valid for half a minute',
    async (_, minutes, later, outcome) => {
      await moveClock(minutes)
      const { token } = await logIn()
      const { ticket } = await ask(token, addSocketTicket)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + later })
      expect(await open(ticket)).toBe(outcome)
    },
  )

  test('moving one merchant’s clock leaves the captchas of other merchants valid', async () => {
    await advance(kite.merchant)
    const first = await visitor().readCaptcha()
    await visitor(kite).readCaptcha()
    await sandbox().setState({ rules: { captchaAfter: 0 } })
    expect(await logIn('demovip', first)).toMatchObject({ outcome: 'loggedIn' })
  })

  test('moving one merchant’s clock leaves the login challenges of other merchants open', async () => {
    await advance(kite.merchant)
    const { challengeId } = await logIn('demofactor')
    await visitor(kite).ask(login, loginOf('demofactor'))
    const answer = { challengeId, factor: 'bankAccountName', answer: 'Niran Suksan' }
    expect(await visitor().ask(loginWithSecondFactor, answer)).toMatchObject({
      outcome: 'loggedIn',
    })
  })

  test('moving one merchant’s clock does not make other merchants’ used human proofs valid', async () => {
    await advance(kite.merchant)
    const human = await visitor().proveHuman()
    await logIn('demovip', { human })
    await visitor(kite).ask(login, loginOf('demovip', { human: await visitor(kite).proveHuman() }))
    expect(await visitor().refusal(login, loginOf('demovip', { human }))).toMatchObject({
      code: 'human_check_failed',
    })
  })

  test('moving one merchant’s clock keeps the reasons why other merchants’ sessions ended', async () => {
    const { token } = await logIn()
    await logIn()
    await advance(kite.merchant)
    await sandbox().logIn(kite, 'demomember')
    expect(await ask(token, getMemberInfo, {}, lotus)).toMatchObject({
      code: 'session_expired',
      data: { reason: 'otherLogin' },
    })
  })
})

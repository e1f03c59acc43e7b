import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { updateLanguage } from '#core/locale/api.ts'
import { getMemberInfo, getUnreadCount } from '#core/session/member/api.ts'
import { logout } from '#core/session/api.ts'
import { addSocketTicket } from '#core/gateway/socket/api.ts'
import { getBalance } from '#core/wallet/api.ts'
import { login, updatePassword } from '#features/auth/api.ts'
import { kite, lotus, loginOf, password, useLogins } from '#support/logins.ts'

const { ask, logIn, moveClock, refuse, sandbox, setRules, visitor } = useLogins()

describe('a session ends', () => {
  const reasonOf = async (token: string) => {
    const { status, code, data } = await ask(token, getMemberInfo)
    expect({ status, code }).toEqual({ status: 401, code: 'session_expired' })
    return data.reason
  }

  test('a session ends at its player’s login elsewhere, and a socket event announces the end', async () => {
    const { token } = await logIn()
    const { ticket } = await ask(token, addSocketTicket)
    const socket = new WebSocket(`ws://127.0.0.1:${sandbox().port}/wps/socket?ticket=${ticket}`, {
      headers: { Host: `lotus.localhost:${sandbox().port}` },
      origin: `http://lotus.localhost:${sandbox().port}`,
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

  test('a session ends at logout, and stays ended', async () => {
    const { token } = await logIn()
    expect(await ask(token, logout)).toEqual({})
    expect(await reasonOf(token)).toBe('ended')
    expect(await ask(token, logout)).toMatchObject({ status: 401, data: { reason: 'ended' } })
  })

  test('a session ends after inactivity, which is measured from the last call', async () => {
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

  test('a session ends at its maximum age even if it is used', async () => {
    await setRules({ absoluteSeconds: 3600 })
    const { token } = await logIn()
    for (const minutes of [20, 40, 59]) {
      await moveClock(minutes)
      expect(await ask(token, getMemberInfo)).toMatchObject({ account: 'demomember' })
    }
    await moveClock(60)
    expect(await reasonOf(token)).toBe('absolute')
  })

  test('a session ends when a tester ends it in the console', async () => {
    const { token } = await logIn()
    const list = async () =>
      (await sandbox().console('GET', `/sandbox/sessions?merchant=${lotus.merchant}`)).json
    const [{ id }] = await list()
    expect(await list()).toEqual([
      expect.objectContaining({ username: 'demomember', ip: '127.0.0.1', endedReason: null }),
    ])
    expect((await sandbox().console('DELETE', `/sandbox/sessions?id=${id}`)).status).toBe(200)
    expect(await reasonOf(token)).toBe('ended')
    expect((await sandbox().console('DELETE', `/sandbox/sessions?id=${id}`)).status).toBe(404)
    const { text } = await sandbox().console('GET', '/sandbox/players')
    expect(text).not.toContain(token)
  })

  test('a call without a session gets another error code than an ended session', async () => {
    expect(await ask('', getMemberInfo)).toMatchObject({ status: 401, code: 'not_logged_in' })
    expect(await reasonOf('made-up')).toBe('ended')
  })
})

describe('a player’s password', () => {
  test.each([
    ['demonew', 'firstLogin'],
    ['demoexpired', 'expired'],
    ['demotemp', 'temporary'],
  ])(
    'the demo account %s must change its password first; the reason is %s',
    async (username, reason) => {
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
      expect(await logIn(username, { password: 'Changed-1' })).toMatchObject({
        passwordChange: null,
      })
    },
  )

  test('a player’s password does not expire if the merchant forces no change', async () => {
    const { token, passwordChange } = await visitor(kite).ask(login, loginOf('demoexpired'))
    expect(passwordChange).toBeNull()
    expect(await ask(token, getMemberInfo, {}, kite)).toMatchObject({ account: 'demoexpired' })
  })

  test('changing a password requires the old password, and ends other sessions', async () => {
    const { token } = await logIn()
    const other = await sandbox().logIn(lotus, 'demomember')
    const change = (input: object) => ask(token, updatePassword, input)
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

  test('a player’s password cannot be guessed by attempts to change it', async () => {
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

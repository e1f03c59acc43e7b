import { describe, expect, test } from 'vitest'
import { login } from '#features/auth/api.ts'
import { getMemberInfo } from '#core/session/member/api.ts'
import * as api from '#features/member/security/api.ts'
import { visit } from '#support/identity.ts'
import { lotus, useMembers } from '#support/members.ts'

const { enter, sandbox } = useMembers()
const password = 'Sandbox-2580'
type Session = Awaited<ReturnType<typeof enter>>

describe('the devices of a player', () => {
  const idsOf = async ({ ask }: Session) =>
    (await ask(api.listDevices)).devices.map(({ id }: { id: string }) => id)

  test('a player can list own devices and log out all but the current one', async () => {
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

  test('another player’s device cannot be logged out', async () => {
    const here = await enter('demomember')
    const other = await enter('demovip')
    const [id] = await idsOf(other)
    await here.ask(api.endDevice, { id })
    expect(await idsOf(other)).toEqual([id])
  })
})

test('the login history lists logins and wrong passwords in pages, newest first', async () => {
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

  test('a social account is linked permanently, and to one player only', async () => {
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

  test('a social account is not linked after a cancellation or without the provider’s login', async () => {
    const session = await enter('demomember')
    const { back } = await visitProvider(session, 'error=access_denied')
    expect((back as URL).searchParams.get('social')).toBe('cancelled')
    const unknown = await sandbox().ask({
      host: 'lotus.localhost',
      path: '/wps/social/return?state=made-up&code=double-1',
    })
    expect(unknown.status).toBe(410)
  })
})

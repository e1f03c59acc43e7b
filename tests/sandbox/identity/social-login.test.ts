import { describe, expect, test } from 'vitest'
import { getMemberInfo } from '#core/session/member/api.ts'
import { listSocialProviders, loginBySocial } from '#features/auth/api.ts'
import { visit } from '#support/identity.ts'
import { lotus, useMembers } from '#support/members.ts'
import { bindPerson, visitForLogin } from '#support/social.ts'

const { enter, sandbox, moveClock } = useMembers()
const caller = () => ({ sandbox: sandbox(), brand: lotus })
const visitor = () => visit(sandbox(), lotus)
const bind = async (username: string, person: string) =>
  bindPerson(caller(), (await enter(username)).ask, person)

describe('a login by a social account', () => {
  test('a social login logs in the linked player on the page where it began', async () => {
    await bind('demomember', 'double-2')
    expect(await visitor().ask(listSocialProviders)).toEqual({
      providers: ['line', 'telegram', 'facebook'],
    })
    const { back, ticket, secret } = await visitForLogin(
      caller(),
      'code=double-2',
      '/login?next=%2Fpromotions',
    )
    expect([back.pathname, back.searchParams.get('next')]).toEqual(['/login', '/promotions'])
    const reply = await visitor().ask(loginBySocial, { ticket, secret })
    expect(reply).toMatchObject({ outcome: 'loggedIn', memberInfo: { account: 'demomember' } })
    expect(back.href).not.toContain(reply.token)
    expect(back.href).not.toContain(secret)
    const send = sandbox().transport(lotus, { token: reply.token })
    expect(await send(getMemberInfo.definition, {}, {})).toMatchObject({ account: 'demomember' })
  })

  test('a social login’s ticket is accepted once, with its secret, within ten minutes', async () => {
    await bind('demomember', 'double-2')
    const { ticket, secret } = await visitForLogin(caller(), 'code=double-2')
    const other = await visitForLogin(caller(), 'code=double-2')
    const expired = { status: 410, code: 'social_expired' }
    const refuse = (input: object) => visitor().refusal(loginBySocial, input)
    expect(await refuse({ ticket, secret: other.secret })).toMatchObject(expired)
    expect(await refuse({ ticket, secret: '' })).toMatchObject(expired)
    await visitor().ask(loginBySocial, { ticket, secret })
    expect(await refuse({ ticket, secret })).toMatchObject(expired)
    await moveClock(11)
    expect(await refuse(other)).toMatchObject(expired)
  })

  test('a social login with an unlinked account is refused with the account’s name', async () => {
    const { ticket, secret } = await visitForLogin(caller(), 'code=double-3')
    expect(await visitor().refusal(loginBySocial, { ticket, secret })).toMatchObject({
      code: 'social_unbound',
      data: { provider: 'line', name: 'Niran K.' },
    })
  })

  test('a social login requires a second factor like a password login', async () => {
    await bind('demofactor', 'double-1')
    await sandbox().setState({ rules: { pretendIp: '203.0.113.7' } })
    const { ticket, secret } = await visitForLogin(caller(), 'code=double-1')
    expect(await visitor().ask(loginBySocial, { ticket, secret })).toMatchObject({
      outcome: 'secondFactor',
    })
  })

  test('a cancelled social login returns to the page without a ticket', async () => {
    const { ticket } = await visitForLogin(caller(), 'error=access_denied')
    expect(ticket).toBe('cancelled')
  })
})

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
  test('begins a session of the player whom the account is bound to, where the visitor was', async () => {
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

  test('takes a ticket once, only with the secret of its visit, and for ten minutes', async () => {
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

  test('is refused if no player has bound the account, and says who signed in', async () => {
    const { ticket, secret } = await visitForLogin(caller(), 'code=double-3')
    expect(await visitor().refusal(loginBySocial, { ticket, secret })).toMatchObject({
      code: 'social_unbound',
      data: { provider: 'line', name: 'Niran K.' },
    })
  })

  test('asks for the second factor as a login by password does', async () => {
    await bind('demofactor', 'double-1')
    await sandbox().setState({ rules: { pretendIp: '203.0.113.7' } })
    const { ticket, secret } = await visitForLogin(caller(), 'code=double-1')
    expect(await visitor().ask(loginBySocial, { ticket, secret })).toMatchObject({
      outcome: 'secondFactor',
    })
  })

  test('comes back without a ticket if the visitor cancels', async () => {
    const { ticket } = await visitForLogin(caller(), 'error=access_denied')
    expect(ticket).toBe('cancelled')
  })
})

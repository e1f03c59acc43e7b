import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMemberInfo } from '#core/member/api.ts'
import { login } from '#features/auth/api.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus')
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
})
afterAll(() => sandbox.close())

test('a login opens a session', async () => {
  const send = sandbox.transport(lotus)
  const reply = (await send(
    login.definition as never,
    { type: 'username', portal: 'member', username: 'DemoMember', password: 'Sandbox-2580' },
    {},
  )) as { token: string }
  expect(reply).toMatchObject({ outcome: 'loggedIn', firstTimeLogin: false, passwordChange: null })
  const info = await sandbox.transport(lotus, { token: reply.token })(
    getMemberInfo.definition as never,
    {},
    {},
  )
  expect(info).toMatchObject({ account: 'demomember' })
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkUsername, register } from '#features/auth/api.ts'
import { visit } from '#support/identity.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus', { registration: { fields: { captcha: { enabled: false } } } })
const kite = makeBrand('kite', {
  features: { usernameRegistration: false, mobileRegistration: true },
})

let sandbox: TestSandbox
let visitor: ReturnType<typeof visit>
beforeAll(async () => {
  sandbox = await startTestSandbox([lotus, kite])
  visitor = visit(sandbox, lotus)
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.console('DELETE', '/sandbox/state'))

test('the username check ignores upper and lower case, and suggests free usernames', async () => {
  expect(await visitor.ask(checkUsername, { username: ' Lilypad ' })).toEqual({
    free: true,
    suggestions: [],
  })
  const taken = await visitor.ask(checkUsername, { username: 'DemoMember' })
  expect(taken.free).toBe(false)
  expect(taken.suggestions).toHaveLength(3)
  for (const username of taken.suggestions) {
    expect(username).toMatch(/^[a-z][a-z0-9]{5,11}$/)
    expect(await visitor.ask(checkUsername, { username })).toMatchObject({ free: true })
  }
})

test('the username check is refused for invalid names, and at merchants without usernames', async () => {
  expect(await visitor.refusal(checkUsername, { username: '1st' })).toMatchObject({
    code: 'invalid_fields',
    data: { fields: { username: 'length' } },
  })
  expect(await visit(sandbox, kite).refusal(checkUsername, { username: 'lilypad' })).toMatchObject({
    code: 'mode_disabled',
  })
})

test('the username check answers one IP address only a limited number of times', async () => {
  await sandbox.setState({ rules: { addressLimit: 2, pretendIp: '10.0.0.9' } })
  for (let count = 0; count < 2; count++) {
    await visitor.ask(checkUsername, { username: 'demomember' })
  }
  expect(await visitor.refusal(checkUsername, { username: 'demovip' })).toMatchObject({
    code: 'too_many_requests',
    status: 429,
  })
  await expect(
    visitor.ask(register, {
      username: 'lilypad',
      password: 'Secret-2580',
      registerMethod: 'WEB',
      login: true,
      termsAccepted: true,
      human: await visitor.proveHuman(),
    }),
  ).resolves.toMatchObject({ outcome: 'loggedIn' })
})

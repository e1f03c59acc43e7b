import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMemberInfo } from '#core/session/member/api.ts'
import type { LoggedIn } from '#core/session/schema.ts'
import { login } from '#features/auth/api.ts'
import { DEVICE_HEADER, loginFreePlay } from '#parts/play/free/api.ts'
import { enter } from '#support/player.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus', {})
const own = makeBrand('own', {
  accountTypes: { agents: [0, 20, 60], officeAgents: [60], trials: [9] },
})
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus, own])
})
afterAll(() => sandbox.close())

const logIn = async (brand: typeof own, username: string, portal: string) =>
  (await sandbox.transport(brand)(
    login.definition as never,
    {
      type: 'username',
      portal,
      username,
      password: 'Sandbox-2580',
    },
    {},
  )) as LoggedIn

test.each([
  ['demomember', 'member', 0, 1],
  ['demoagent', 'agent', 1, 0],
  ['demoleader', 'agent', 2, 20],
  ['demooffice', 'agent', 41, 60],
])(
  '%s logs in with an account type of the brand’s own lists',
  async (name, portal, usual, other) => {
    expect((await logIn(lotus, name, portal)).memberInfo.type).toBe(usual)
    expect((await logIn(own, name, portal)).memberInfo.type).toBe(other)
  },
)

test('member info and trial play have account types of the brand’s own lists', async () => {
  const { ask } = await enter(sandbox, own, 'demoleader')
  expect(await ask(getMemberInfo, {})).toMatchObject({ type: 20 })
  const trial = await sandbox.transport(own)(
    loginFreePlay.definition as never,
    { os: 'Linux', platform: 'W', version: 3 },
    { headers: { [DEVICE_HEADER]: 'a device' } },
  )
  expect((trial as LoggedIn).memberInfo.type).toBe(9)
})

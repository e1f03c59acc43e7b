import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Brand } from '#core/brand/schema.ts'
import type { CallDefinition } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { login } from '#features/auth/api.ts'
import { visit } from './identity.ts'
import { startTestSandbox, type TestSandbox } from './sandbox.ts'
import { makeBrand } from './sites.ts'

/** A merchant with every way in. */
export const lotus = makeBrand('lotus', {
  features: { mobileRegistration: true, mobileCodeLogin: true },
  verification: { human: { provider: 'turnstile', siteKey: 'double' } },
})
/** One that has turned much off. */
export const kite = makeBrand('kite', {
  currency: 'VND',
  features: { freePlay: false, agents: false, forcedPasswordChange: false, vip: false },
})

/** Password of every demo account in the sandbox. */
export const password = 'Sandbox-2580'

/** An address from which nobody has come in before. */
export const elsewhere = { pretendIp: '203.0.113.7' }

export const loginOf = (username: string, more: object = {}) => ({
  type: 'username',
  portal: 'member',
  username,
  password,
  ...more,
})

/** A sandbox for a file's tests, as at its start before each, and ways to log in at `lotus`. */
export function useLogins() {
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await startTestSandbox([lotus, kite])
  })
  afterAll(() => sandbox.close())
  beforeEach(async () => {
    await sandbox.console('DELETE', '/sandbox/state')
    await sandbox.console('DELETE', '/sandbox/players')
  })
  const visitor = (brand = lotus) => visit(sandbox, brand)

  return {
    sandbox: () => sandbox,
    visitor,
    logIn: (username = 'demomember', more: object = {}) =>
      visitor().ask(login, loginOf(username, more)),
    /** The refusal of a login. */
    refuse: (username: string, more: object = {}) =>
      visitor().refusal(login, loginOf(username, more)),
    setRules: (rules: object) => sandbox.setState({ rules }),
    /** Moves the gateway's clock to some minutes from now. */
    moveClock: (minutes: number) => sandbox.setState({ clockOffset: minutes * 60_000 }),

    /** A call under a session; resolves to its reply or its refusal. */
    ask: (
      token: string,
      { definition }: { definition: unknown },
      input: object = {},
      brand: Brand = lotus,
      // oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects of a reply
    ): Promise<any> =>
      sandbox
        .transport(brand, { token })(
          definition as CallDefinition,
          input as Record<string, unknown>,
          {},
        )
        .catch((error: unknown) => {
          if (error instanceof GatewayError) return error
          throw error
        }),
  }
}

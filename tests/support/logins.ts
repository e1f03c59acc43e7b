import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Brand } from '#core/brand/schema.ts'
import type { CallDefinition } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { login } from '#features/auth/api.ts'
import { visit } from './identity.ts'
import { startTestSandbox, type TestSandbox } from './sandbox.ts'
import { makeBrand } from './sites.ts'

/** A brand with every login method. */
export const lotus = makeBrand('lotus', {
  features: {
    mobileRegistration: true,
    mobilePasswordRegistration: true,
    mobileCodeLogin: true,
  },
  verification: { human: { provider: 'turnstile', siteKey: 'double' } },
})
/** A brand that has turned many features off. */
export const kite = makeBrand('kite', {
  currency: 'VND',
  features: { freePlay: false, agents: false, forcedPasswordChange: false, vip: false },
})

/** The password of all demo accounts in the sandbox. */
export const password = 'Sandbox-2580'

/** An IP address from which nobody has logged in before. */
export const elsewhere = { pretendIp: '203.0.113.7' }

export const loginOf = (username: string, more: object = {}) => ({
  type: 'username',
  portal: 'member',
  username,
  password,
  ...more,
})

/**
 * Starts a sandbox for a test file and resets it before each test; returns ways to log in at the
 * brand `lotus`.
 */
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
    /** Logs in when a refusal is expected, and returns the refusal. */
    refuse: (username: string, more: object = {}) =>
      visitor().refusal(login, loginOf(username, more)),
    setRules: (rules: object) => sandbox.setState({ rules }),
    /** Sets the gateway's clock to some minutes ahead of now. */
    moveClock: (minutes: number) => sandbox.setState({ clockOffset: minutes * 60_000 }),

    /** Makes a call with a session token; resolves to its reply or its refusal. */
    ask: (
      token: string,
      { definition }: { definition: unknown },
      input: object = {},
      brand: Brand = lotus,
      // oxlint-disable-next-line typescript/no-explicit-any -- each test checks the fields
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

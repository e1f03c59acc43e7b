import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Brand } from '#core/brand/schema.ts'
import type { CallDefinition } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { visit } from './identity.ts'
import { startTestSandbox, type TestSandbox } from './sandbox.ts'
import { makeBrand } from './sites.ts'

interface AnyCall {
  readonly definition: CallDefinition
}

/** A brand with the currency baht and social login. */
export const lotus = makeBrand('lotus', {
  currency: 'THB',
  features: { socialLogin: true },
  verification: { human: { provider: 'none' } },
})

/**
 * Starts a sandbox for a test file and resets it before each test; returns ways to act as a player.
 *
 * @param fresh false if tests may see the changes that earlier tests made
 */
export function useMembers(brand: Brand = lotus, fresh = true) {
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await startTestSandbox([brand])
  })
  afterAll(() => sandbox.close())
  beforeEach(async () => {
    if (!fresh) return
    await sandbox.console('DELETE', '/sandbox/state')
    await sandbox.console('DELETE', '/sandbox/players')
  })

  return {
    sandbox: () => sandbox,
    /** Sets the gateway's clock to some minutes ahead of now. */
    moveClock: (minutes: number) => sandbox.setState({ clockOffset: minutes * 60_000 }),
    /** Reads the code in the newest message to a phone number or mail address. */
    readCode: (to: string) => visit(sandbox, brand).readCode(to),

    /** Logs a demo account in, and returns functions to make calls. */
    enter: async (username: string) => {
      const token = await sandbox.logIn(brand, username)
      const send = sandbox.transport(brand, { token })
      const ask = (
        { definition }: AnyCall,
        input: object = {},
        idempotencyKey: string = randomUUID(),
        // oxlint-disable-next-line typescript/no-explicit-any -- each test checks the fields
      ): Promise<any> => send(definition, { ...input }, { idempotencyKey })
      /**
       * Makes a call that must be refused, and returns the refusal; rejects if the call succeeds.
       */
      const refusal = async (call: AnyCall, input: object = {}): Promise<GatewayError> => {
        const reply: unknown = await ask(call, input).catch((error: unknown) => error)
        if (reply instanceof GatewayError) return reply
        throw new Error(`not refused: ${JSON.stringify(reply)}`)
      }
      return { token, ask, refusal }
    },
  }
}

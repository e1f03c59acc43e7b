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

/** A merchant in baht with social accounts. */
export const lotus = makeBrand('lotus', {
  currency: 'THB',
  features: { socialLogin: true },
  verification: { human: { provider: 'none' } },
})

/**
 * A sandbox for a file's tests, as at its start before each, and ways to be a player there.
 *
 * @param fresh false if the tests do not mind what those before them did
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
    /** Moves the gateway's clock to some minutes from now. */
    moveClock: (minutes: number) => sandbox.setState({ clockOffset: minutes * 60_000 }),
    /** The code that the newest message to a number or address brought. */
    readCode: (to: string) => visit(sandbox, brand).readCode(to),

    /** A session of a demo account. */
    enter: async (username: string) => {
      const token = await sandbox.logIn(brand, username)
      const send = sandbox.transport(brand, { token })
      const ask = (
        { definition }: AnyCall,
        input: object = {},
        idempotencyKey: string = randomUUID(),
        // oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects of it
      ): Promise<any> => send(definition, { ...input }, { idempotencyKey })
      /** The refusal of a call; rejects if there was none. */
      const refusal = async (call: AnyCall, input: object = {}): Promise<GatewayError> => {
        const reply: unknown = await ask(call, input).catch((error: unknown) => error)
        if (reply instanceof GatewayError) return reply
        throw new Error(`not refused: ${JSON.stringify(reply)}`)
      }
      return { token, ask, refusal }
    },
  }
}

import { randomUUID } from 'node:crypto'
import type { Brand } from '#core/brand/schema.ts'
import type { CallDefinition } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { getCaptcha } from '#parts/identity/captcha/api.ts'
import { getHumanChallenge } from '#parts/identity/human/api.ts'
import { solveHumanChallenge } from './human.ts'
import type { TestSandbox } from './sandbox.ts'

interface AnyCall {
  readonly definition: CallDefinition
}

/** A visitor of a brand who uses the app's own client, for tests of login and registration. */
export function visit(sandbox: TestSandbox, brand: Brand) {
  const ask = (
    { definition }: AnyCall,
    input: object = {},
    idempotencyKey: string = randomUUID(),
    // oxlint-disable-next-line typescript/no-explicit-any -- each test checks the fields
  ): Promise<any> =>
    sandbox.transport(brand)(definition, input as Record<string, unknown>, { idempotencyKey })

  /** Reads the messages to a phone number or mail address, newest first. */
  const readMessages = async (to: string): Promise<{ subject: string; text: string }[]> => {
    const query = new URLSearchParams({ merchant: brand.merchant, to })
    return (await sandbox.console('GET', `/sandbox/outbox?${query}`)).json
  }

  return {
    ask,
    readMessages,

    /** Makes a call that must be refused, and returns the refusal; rejects if the call succeeds. */
    refusal: async (call: AnyCall, input: object = {}, key?: string): Promise<GatewayError> => {
      const reply: unknown = await ask(call, input, key).catch((error: unknown) => error)
      if (reply instanceof GatewayError) return reply
      throw new Error(`not refused: ${JSON.stringify(reply)}`)
    },

    /** Fetches a captcha, together with the characters in its picture. */
    readCaptcha: async () => {
      const { captchaId } = await ask(getCaptcha)
      const { json } = await sandbox.console('GET', `/sandbox/captchas?id=${captchaId}`)
      return { captchaId: captchaId as string, captcha: json.answer as string }
    },

    /** Makes a human proof by solving a puzzle of this brand. */
    proveHuman: async () => solveHumanChallenge(await ask(getHumanChallenge)),

    /** Reads the code in the newest message to a number or address. */
    readCode: async (to: string): Promise<string> => {
      const [newest] = await readMessages(to)
      return /\d{6}/.exec(newest?.text ?? '')?.[0] ?? 'none came'
    },
  }
}

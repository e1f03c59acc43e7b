import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallDefinition } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { LANGUAGE_CODES } from '#core/locale/languages.ts'
import { DEVICE_HEADER } from '#parts/free-play/api.ts'
import { login } from '#features/auth/api.ts'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'
import { FAULT_KINDS, FAULT_STATUSES, type Fault } from '#scripts/sandbox/state.ts'
import { inputFor } from '#support/inputs.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

/** One that offers every call. */
const brand = makeBrand('lotus', {
  features: {
    mobileRegistration: true,
    mobilePasswordRegistration: true,
    registrationSms: true,
    mobileCodeLogin: true,
    phonePasswordRecovery: true,
  },
  verification: { human: { provider: 'turnstile', siteKey: 'double' } },
})
const { calls } = await collectDeclarations()
let sandbox: TestSandbox
let token: string

beforeAll(async () => {
  sandbox = await startTestSandbox([brand])
})
afterAll(() => sandbox.close())

/** Players as they were at the start, of whom one is logged in. */
async function reset(): Promise<void> {
  await sandbox.console('DELETE', '/sandbox/players')
  token = await sandbox.logIn(brand, 'demoagent')
}

const options = ({ intent, encryptedHeaders }: CallDefinition) => ({
  ...(intent && { idempotencyKey: randomUUID() }),
  ...(encryptedHeaders && { headers: { [DEVICE_HEADER]: 'a device' } }),
})

describe.each(calls)('$name', ({ name, definition }) => {
  const declared = { ...entriesOf(definition.query), ...entriesOf(definition.body) }
  // A read leaves the players as they are, but for captchas, which count against their address.
  if (definition.method === 'get' && name !== 'getCaptcha') beforeAll(reset)
  else beforeEach(reset)
  const asksLanguage = 'language' in declared || 'lang' in declared

  test.each(asksLanguage ? LANGUAGE_CODES : (['TH'] as const))(
    'answers as declared in %s',
    async (language) => {
      const send = sandbox.transport(brand, { token, language })
      const input = await inputFor(name, { sandbox, brand }, language)
      await expect(send(definition, input, options(definition))).resolves.toBeDefined()
    },
  )

  test('its context fills in only fields that its query or body has', () => {
    expect(Object.keys(declared)).toEqual(
      expect.arrayContaining(Object.keys(definition.context ?? {})),
    )
  })

  test('refuses a caller without the access that it declares', async () => {
    const send = sandbox.transport(brand)
    const input = await inputFor(name, { sandbox, brand }, 'TH')
    const answer = send(definition, input, options(definition))
    if (definition.access === 'visitor') await expect(answer).resolves.toBeDefined()
    else await expect(answer).rejects.toMatchObject({ code: 'not_logged_in', status: 401 })
  })
})

/** What the client makes of each fault. */
const CODES: Record<(typeof FAULT_KINDS)[number], string> = {
  empty: 'malformed_reply',
  truncated: 'malformed_reply',
  html: 'malformed_reply',
  wrong_types: 'malformed_reply',
  bad_cipher: 'malformed_reply',
  reset: 'network',
  hang: 'timeout',
}

describe.each<Fault>([...FAULT_KINDS, ...FAULT_STATUSES])('fault %s', (fault) => {
  const names = calls.map(
    ({ definition }) => `${definition.method.toUpperCase()} ${definition.path}`,
  )

  beforeAll(reset)

  test('becomes a typed error in every call', async () => {
    const send = sandbox.transport(brand, { token })
    // The client keeps the key that this fetches, so that a fault of the key is no other call's.
    await send(login.definition as never, await inputFor('login', { sandbox, brand }, 'TH'), {})
    const inputs = await Promise.all(
      calls.map(({ name }) => inputFor(name, { sandbox, brand }, 'TH')),
    )
    await sandbox.setState({ faults: Object.fromEntries(names.map((name) => [name, fault])) })
    const errors = await Promise.all(
      calls.map(({ name, definition }, index) =>
        send(
          { ...definition, ...(fault === 'hang' && { timeout: 150 }) },
          inputs[index] as Record<string, unknown>,
          options(definition),
        ).then(
          () => `${name} succeeded`,
          (error: unknown) => error,
        ),
      ),
    )
    await sandbox.console('DELETE', '/sandbox/state')
    for (const [index, error] of errors.entries()) {
      expect(error).toBeInstanceOf(GatewayError)
      const isRefused = fault === 'bad_cipher' && calls[index]?.definition.encrypted
      if (typeof fault === 'number') expect(error).toMatchObject({ status: fault })
      else expect(error).toMatchObject({ code: isRefused ? 'bad_cipher' : CODES[fault] })
    }
    expect(errors).toHaveLength(calls.length)
  })
})

function entriesOf(schema: CallDefinition['body']): object {
  return (schema as { entries?: object } | undefined)?.entries ?? {}
}

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallDefinition } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { LANGUAGE_CODES } from '#core/locale/languages.ts'
import { DEVICE_HEADER } from '#parts/free-play/api.ts'
import { login } from '#features/auth/api.ts'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'
import { FAULT_KINDS, FAULT_STATUSES } from '#scripts/sandbox/state.ts'
import { inputFor } from '#support/inputs.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

/** One that offers every call. */
const brand = makeBrand('lotus', {
  features: {
    dividend: true,
    dailySalary: true,
    hourlySalary: true,
    realtimeSalary: true,
    mobileRegistration: true,
    mobilePasswordRegistration: true,
    registrationSms: true,
    mobileCodeLogin: true,
    phonePasswordRecovery: true,
    socialLogin: true,
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
  // Months of play take seconds to write, at each reset.
  await sandbox.setState({ rules: { inventedDays: 3 } })
  await sandbox.console('DELETE', '/sandbox/players')
  token = await sandbox.logIn(brand, 'demoagent')
}

const options = ({ intent, encryptedHeaders }: CallDefinition) => ({
  ...(intent && { idempotencyKey: randomUUID() }),
  ...(encryptedHeaders && { headers: { [DEVICE_HEADER]: 'a device' } }),
})

/** Whose reads were made last; undefined if something was altered since. */
let before: string | undefined

/**
 * The same, unless nothing was altered since: by a read, or by what agents read, whose team takes
 * long to write. A captcha counts against its address.
 */
async function prepare({ name, definition: { method, access } }: Called): Promise<void> {
  const alters = method !== 'get' || name === 'getCaptcha'
  const group = access === 'agent' ? access : name
  if (alters || before !== group) await reset()
  before = alters ? undefined : group
}

type Called = Pick<(typeof calls)[number], 'name' | 'definition'>

const rankOf = ({ definition: { method, access } }: Called) =>
  method === 'get' && access === 'agent' ? 0 : 1

/** What agents read comes first, in one world. */
const ordered = calls.toSorted((one, other) => rankOf(one) - rankOf(other))

describe.each(ordered)('the call $name', ({ name, definition }) => {
  const declared = { ...entriesOf(definition.query), ...entriesOf(definition.body) }
  beforeEach(() => prepare({ name, definition }))
  const asksLanguage = 'language' in declared || 'lang' in declared

  test.each(asksLanguage ? LANGUAGE_CODES : (['TH'] as const))(
    'sends a reply as declared in the language %s',
    async (language) => {
      const send = sandbox.transport(brand, { token, language })
      const input = await inputFor(name, { sandbox, brand }, language)
      await expect(send(definition, input, options(definition))).resolves.toBeDefined()
    },
  )

  test('gets from its context only fields that its query or body declares', () => {
    expect(Object.keys(declared)).toEqual(
      expect.arrayContaining(Object.keys(definition.context ?? {})),
    )
  })

  test('refuses a caller without the declared access', async () => {
    const send = sandbox.transport(brand)
    const input = await inputFor(name, { sandbox, brand }, 'TH')
    const answer = send(definition, input, options(definition))
    if (definition.access === 'visitor') await expect(answer).resolves.toBeDefined()
    else await expect(answer).rejects.toMatchObject({ code: 'not_logged_in', status: 401 })
    if (definition.access !== 'player') return
    const office = sandbox.transport(brand, { token: await sandbox.logIn(brand, 'demooffice') })
    const play = office(definition, input, options(definition))
    await expect(play).rejects.toMatchObject({ code: 'error_not_member', status: 403 })
  })
})

/** What the client makes of each fault. */
const CODES: Record<Exclude<(typeof FAULT_KINDS)[number], 'wrong_meaning'>, string> = {
  empty: 'malformed_reply',
  truncated: 'malformed_reply',
  html: 'malformed_reply',
  wrong_types: 'malformed_reply',
  bad_cipher: 'malformed_reply',
  reset: 'network',
  hang: 'timeout',
}

const FAULTS = [...FAULT_KINDS.filter((kind) => kind !== 'wrong_meaning'), ...FAULT_STATUSES]

describe.each(FAULTS)('the simulated fault %s', (fault) => {
  const names = calls.map(
    ({ definition }) => `${definition.method.toUpperCase()} ${definition.path}`,
  )

  beforeAll(reset)

  test('becomes a typed error in the client at every call', async () => {
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

/** Texts that a page shows as they are, whatever their length. */
const LONG_TEXTS = ['content', 'image']

/** Why a value of a reply that was admitted cannot be drawn. */
function undrawable(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => undrawable(each, key))
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([name, item]) => undrawable(item, name))
  }
  if (typeof value === 'number') return value < 0 ? [`${key} is negative`] : []
  if (typeof value !== 'string') return []
  if (key === 'currency' && !/^\w{3,10}$/.test(value)) return [`${key} is no currency`]
  if (/^\d{4}-\d\d-\d\dT/.test(value) && Number.isNaN(Date.parse(value)))
    return [`${key} is no time`]
  return value.length > 5000 && !LONG_TEXTS.includes(key) ? [`${key} fills a page`] : []
}

describe('a reply with correct types and wrong meaning', () => {
  /** They are for libraries, which check them. */
  const OPAQUE = ['getKeys', 'getHumanChallenge']
  const drawn = ordered.filter(({ name }) => !OPAQUE.includes(name))
  beforeAll(reset)

  test.each(drawn)('is refused or can be displayed: $name', async (drawnCall) => {
    const { name, definition } = drawnCall
    await prepare(drawnCall)
    const send = sandbox.transport(brand, { token, onContractDrift: () => undefined })
    const input = await inputFor(name, { sandbox, brand }, 'TH')
    const call = `${definition.method.toUpperCase()} ${definition.path}`
    await sandbox.setState({ faults: { [call]: 'wrong_meaning' } })
    const reply = await send(definition, input, options(definition)).catch(
      (error: unknown) => error,
    )
    await sandbox.console('DELETE', '/sandbox/state')
    if (reply instanceof Error) expect(reply).toMatchObject({ code: 'malformed_reply' })
    else expect(undrawable(reply)).toEqual([])
  })
})

function entriesOf(schema: CallDefinition['body']): object {
  return (schema as { entries?: object } | undefined)?.entries ?? {}
}

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallDefinition } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { LANGUAGE_CODES, type LanguageCode } from '#rules/languages.ts'
import { DEVICE_HEADER } from '#parts/play/free/api.ts'
import { login } from '#features/auth/api.ts'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'
import { FAULT_KINDS, FAULT_STATUSES } from '#scripts/sandbox/state.ts'
import { draws, IN_CI } from '#support/full.ts'
import { inputFor } from '#support/inputs.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeOpenBrand } from '#support/sites.ts'

const brand = makeOpenBrand('lotus')
const { calls } = await collectDeclarations()
let sandbox: TestSandbox
let token: string

beforeAll(async () => {
  sandbox = await startTestSandbox([brand])
})
afterAll(() => sandbox.close())

/**
 * Demo accounts get only 3 days of history here, since months take seconds to write at each reset.
 */
const FEW_DAYS = 3
/** Calls whose test needs a longer history, in days. */
const DAYS: Readonly<Record<string, number>> = { claimMissionTier: 14 }

/** Resets all players to their start, and logs one of them in. */
async function reset(inventedDays: number): Promise<void> {
  await sandbox.setState({ rules: { inventedDays } })
  await sandbox.console('DELETE', '/sandbox/players')
  token = await sandbox.logIn(brand, 'demoagent')
}

const options = ({ intent, encryptedHeaders }: CallDefinition) => ({
  ...(intent && { idempotencyKey: randomUUID() }),
  ...(encryptedHeaders && { headers: { [DEVICE_HEADER]: 'a device' } }),
})

/** A captcha counts as a change, because the gateway limits captchas by IP address. */
const alters = ({ name, definition: { method } }: Called) =>
  method !== 'get' || name === 'getCaptcha'

/** Whether the players are still as they were after the reset, apart from what inputs need. */
let isUnaltered = false

/** Resets the players if an earlier call changed them; `willAlter` says that the next call will. */
async function prepare(willAlter: boolean, days = FEW_DAYS): Promise<void> {
  if (!isUnaltered || days !== FEW_DAYS) await reset(days)
  isUnaltered = !willAlter
}

type Called = Pick<(typeof calls)[number], 'name' | 'definition'>

/** Calls that only read come first, so that they share one reset. */
const ordered = calls.toSorted((one, other) => Number(alters(one)) - Number(alters(other)))

const entriesOf = (schema: CallDefinition['body']): object =>
  (schema as { entries?: object } | undefined)?.entries ?? {}
const declaredBy = ({ query, body }: CallDefinition) => ({
  ...entriesOf(query),
  ...entriesOf(body),
})

test.each(calls)(
  'the call $name gets only the context fields, such as language, that it declares',
  ({ definition }) => {
    expect(Object.keys(declaredBy(definition))).toEqual(
      expect.arrayContaining(Object.keys(definition.context ?? {})),
    )
  },
)

const isOpen = ({ definition: { access } }: Called) => access === 'visitor'

const sendAs = async (
  { name, definition }: Called,
  language: LanguageCode,
  who: { token?: string },
) => {
  const input = await inputFor(name, { sandbox, brand }, language)
  return sandbox.transport(brand, { ...who, language })(definition, input, options(definition))
}

test.each(ordered.filter(isOpen))(
  'the reply to the call $name for a visitor matches its declaration',
  async (called) => {
    await prepare(alters(called))
    await expect(sendAs(called, 'TH', {})).resolves.toBeDefined()
  },
)

test.each(ordered.filter((called) => !isOpen(called)))(
  'the call $name refuses callers without access, and sends declared replies to other callers',
  async (called) => {
    const { name, definition } = called
    await prepare(alters(called), DAYS[name])
    const input = await inputFor(name, { sandbox, brand }, 'TH')
    const send = (who: { token?: string }) =>
      sandbox.transport(brand, who)(definition, input, options(definition))
    await expect(send({})).rejects.toMatchObject({ code: 'not_logged_in', status: 401 })
    if (definition.access === 'player') {
      const office = { token: await sandbox.logIn(brand, 'demooffice') }
      await expect(send(office)).rejects.toMatchObject({ code: 'error_not_member', status: 403 })
    }
    await expect(send({ token })).resolves.toBeDefined()
  },
)

const asksLanguage = ({ definition }: Called) =>
  ['language', 'lang'].some((field) => field in declaredBy(definition))

/** The tests above already use Thai, so these use the other languages. */
const OTHERS = LANGUAGE_CODES.filter((language) => language !== 'TH')
/**
 * Each call with one further language, or with all languages in the full check; calls open to
 * visitors also in Thai.
 */
const spoken = ordered.flatMap((called, index) => {
  const first = index % OTHERS.length
  const others = asksLanguage(called)
    ? OTHERS.slice(draws(first, 0), draws(first + 1, Infinity))
    : []
  const languages: LanguageCode[] = isOpen(called) ? ['TH', ...others] : others
  return languages.map((language) => ({ ...called, language }))
})

test.each(spoken)(
  'the reply to $name for a player matches its declaration, in the language $language',
  async (called) => {
    await prepare(alters(called))
    await expect(sendAs(called, called.language, { token })).resolves.toBeDefined()
  },
)

/** The error code that the client must report for each simulated fault. */
const CODES: Record<Exclude<(typeof FAULT_KINDS)[number], 'wrong_meaning'>, string> = {
  empty: 'malformed_reply',
  truncated: 'malformed_reply',
  html: 'malformed_reply',
  wrong_types: 'malformed_reply',
  bad_cipher: 'malformed_reply',
  reset: 'network',
  hang: 'timeout',
}

/** Faults that refuse a call come first, because a refused call changes no data. */
const FAULTS = [...FAULT_STATUSES, ...FAULT_KINDS.filter((kind) => kind !== 'wrong_meaning')]

let inputs: Map<string, Record<string, unknown>>

/**
 * Withdrawals come first: an input of another call, such as a deposit with a bonus, would block
 * withdrawals.
 */
const withdrawalsFirst = (one: Called, other: Called) =>
  Number(/withdraw|payout/i.test(other.name)) - Number(/withdraw|payout/i.test(one.name))

/** Prepares an input for each call, on reset players if an earlier call changed them. */
async function prepareAll(willAlter: boolean): Promise<void> {
  const isNew = !isUnaltered || !inputs
  await prepare(willAlter)
  if (!isNew) return
  inputs = new Map()
  for (const { name } of calls.toSorted(withdrawalsFirst)) {
    // oxlint-disable-next-line no-await-in-loop -- each input builds on data of earlier ones
    inputs.set(name, await inputFor(name, { sandbox, brand }, 'TH'))
  }
}

describe.each(FAULTS)('the simulated fault %s', (fault) => {
  /**
   * Each fault is tried on a quarter of the calls; the full check tries each fault on each call.
   */
  const every = draws(4, 1)
  const met = calls.filter((_, index) => (index + FAULTS.indexOf(fault)) % every === 0)
  const names = met.map(({ definition }) => `${definition.method.toUpperCase()} ${definition.path}`)

  test('every simulated network fault becomes a typed error in the client at every call', async () => {
    await prepareAll(typeof fault !== 'number')
    const send = sandbox.transport(brand, { token })
    // Fetches the encryption key, which the client keeps; a fault must not hit that fetch.
    await send(login.definition as never, await inputFor('login', { sandbox, brand }, 'TH'), {})
    await sandbox.setState({ faults: Object.fromEntries(names.map((name) => [name, fault])) })
    const errors = await Promise.all(
      met.map(({ name, definition }) =>
        send(
          { ...definition, ...(fault === 'hang' && { timeout: 150 }) },
          inputs.get(name)!,
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
      const isRefused = fault === 'bad_cipher' && met[index]?.definition.encrypted
      if (typeof fault === 'number') expect(error).toMatchObject({ status: fault })
      else expect(error).toMatchObject({ code: isRefused ? 'bad_cipher' : CODES[fault] })
    }
    expect(errors.length).toBeGreaterThan(40)
  })
})

/** Fields whose text a page shows in full, whatever its length. */
const LONG_TEXTS = ['content', 'image']

/** Finds a value in an accepted reply that no page can display; returns why. */
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
  /** Calls whose replies libraries read and check, not the pages. */
  const OPAQUE = ['getKeys', 'getHumanChallenge']
  /** A third of the calls, since most resets take a tenth of a second; in CI all calls. */
  const drawn = ordered
    .filter(({ name }) => !OPAQUE.includes(name))
    .filter((_, index) => IN_CI || index % 3 === 0)

  test.each(drawn)(
    'a reply of correct types but absurd values is refused or displayable: $name',
    async (drawnCall) => {
      const { name, definition } = drawnCall
      await prepare(alters(drawnCall))
      const send = sandbox.transport(brand, { token, onSchemaMismatch: () => undefined })
      const input = await inputFor(name, { sandbox, brand }, 'TH')
      const call = `${definition.method.toUpperCase()} ${definition.path}`
      await sandbox.setState({ faults: { [call]: 'wrong_meaning' } })
      const reply = await send(definition, input, options(definition)).catch(
        (error: unknown) => error,
      )
      await sandbox.console('DELETE', '/sandbox/state')
      if (reply instanceof Error) expect(reply).toMatchObject({ code: 'malformed_reply' })
      else expect(undrawable(reply)).toEqual([])
    },
  )
})

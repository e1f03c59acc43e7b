import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { LANGUAGE_CODES } from '#core/locale/languages.ts'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'
import { FAULT_KINDS, FAULT_STATUSES, type Fault } from '#scripts/sandbox/state.ts'
import { inputFor } from '#support/inputs.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const brand = makeBrand('lotus')
const { calls } = await collectDeclarations()
let sandbox: TestSandbox
let token: string

beforeAll(async () => {
  sandbox = await startTestSandbox([brand])
  token = await sandbox.logIn(brand, 'demoagent')
})
afterAll(() => sandbox.close())

describe.each(calls)('$name', ({ name, definition }) => {
  const asksLanguage = JSON.stringify(inputFor(name, '', 'TH')).includes('"TH"')

  test.each(asksLanguage ? LANGUAGE_CODES : (['TH'] as const))(
    'answers as declared in %s',
    async (language) => {
      const send = sandbox.transport(brand, { token, language })
      await expect(
        send(definition, inputFor(name, brand.merchant, language), {}),
      ).resolves.toBeDefined()
    },
  )

  test('refuses whom it is not for', async () => {
    const send = sandbox.transport(brand)
    const answer = send(definition, inputFor(name, brand.merchant, 'TH'), {})
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

  test('is a typed error of every call', async () => {
    await sandbox.setState({ faults: Object.fromEntries(names.map((name) => [name, fault])) })
    const send = sandbox.transport(brand, { token })
    const errors = await Promise.all(
      calls.map(({ name, definition }) =>
        send(
          { ...definition, ...(fault === 'hang' && { timeout: 150 }) },
          inputFor(name, brand.merchant, 'TH'),
          {},
        ).then(
          () => `${name} succeeded`,
          (error: unknown) => error,
        ),
      ),
    )
    await sandbox.console('DELETE', '/sandbox/state')
    for (const error of errors) {
      expect(error).toBeInstanceOf(GatewayError)
      if (typeof fault === 'number') expect(error).toMatchObject({ status: fault })
      else expect(error).toMatchObject({ code: CODES[fault] })
    }
    expect(errors).toHaveLength(calls.length)
  })
})

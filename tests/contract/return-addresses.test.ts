import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallDefinition } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { ReturnAddressSchema } from '#core/contract/returnAddress.ts'
import { addDeposit } from '#features/member/deposit/api.ts'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'
import { writeOpenApi } from '#scripts/contract/openapi.ts'
import { inputFor } from '#support/inputs.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus', {
  features: { socialLogin: true },
  mirrorDomains: ['lotus-2.example', 'mirror.localhost'],
})
const kite = makeBrand('kite')
const { calls, sockets } = await collectDeclarations()

let sandbox: TestSandbox
let token: string
beforeAll(async () => {
  sandbox = await startTestSandbox([lotus, kite])
  token = await sandbox.logIn(lotus, 'demomember')
})
afterAll(() => sandbox.close())

interface Schema {
  type: string
  entries?: Record<string, Schema>
  options?: Schema[]
  wrapped?: Schema
  item?: Schema
  pipe?: { type: string }[]
}

/** Lists the fields of a schema at any depth, each with its own schema. */
function listFields(schema: Schema | undefined, name = ''): [name: string, schema: Schema][] {
  if (!schema) return []
  if (schema.wrapped) return listFields(schema.wrapped, name)
  if (schema.item) return listFields(schema.item, name)
  if (schema.entries) {
    return Object.entries(schema.entries).flatMap(([key, entry]) => listFields(entry, key))
  }
  const options = (schema.options ?? []).filter((option) => typeof option === 'object')
  if (options.length > 0) return options.flatMap((option) => listFields(option, name))
  return [[name, schema]]
}

const fields = calls.flatMap(({ name, definition }) =>
  [definition.query, definition.body].flatMap((given) =>
    listFields(given as Schema | undefined).map(([field, schema]) => ({
      name,
      field,
      schema,
      definition,
    })),
  ),
)
const returns = fields.filter(({ schema }) => schema === (ReturnAddressSchema as unknown))

/** Address fields that only record where somebody registered; nobody is sent there. */
const NOTED = ['registerUrl']

test('every return address in a call is limited to the brand’s own sites', () => {
  const named = fields.filter(
    ({ field, schema }) =>
      (/(?:url|uri|href|link)$/i.test(field) && !NOTED.includes(field)) ||
      schema.pipe?.some(({ type }) => type === 'url'),
  )
  expect(named).toEqual(returns)
  expect(returns.map(({ name, field }) => `${name} ${field}`).toSorted()).toEqual([
    'beginSocialBinding returnUrl',
    'beginSocialLogin returnUrl',
    'launchGame backUrl',
    'launchGameSocial backUrl',
  ])
})

const send = async (name: string, definition: CallDefinition, more: object) => {
  const input = { ...(await inputFor(name, { sandbox, brand: lotus }, 'EN')), ...more }
  return sandbox.transport(lotus, { token })(definition, input, { idempotencyKey: randomUUID() })
}

/**
 * Addresses of other sites that resemble the sandbox's page for the brand lotus, as attackers write
 * them.
 */
const listHostile = (port: number) => {
  const own = `lotus.localhost:${port}`
  return [
    `com.evil.app://${own}/login`,
    `intent://${own}/login#Intent;scheme=evil;end`,
    `javascript://${own}/%0aalert(1)`,
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    `file://${own}/login`,
    `ftp://${own}/login`,
    `ws://${own}/login`,
    `https://${own}/login`,
    `http://lotus.localhost:${port + 1}/login`,
    'http://lotus.localhost/login',
    'http://lotus.example/login',
    'https://lotus.example:8443/login',
    'http://lotus-2.example/login',
    `http://somebody@${own}/login`,
    `http://somebody:secret@${own}/login`,
    'https://lotus.example@evil.example/login',
    'https://evil.example\\@lotus.example/login',
    'https://lotus.example\\.evil.example/login',
    `http:\\\\${own}\\login`,
    `http:${own}/login`,
    `//${own}/login`,
    '/login',
    '',
    'https://shop.lotus.example/login',
    `http://shop.lotus.localhost:${port}/login`,
    'https://example/login',
    `http://localhost:${port}/login`,
    `http://127.0.0.1:${port}/login`,
    `http://gateway.localhost:${port}/login`,
    'https://lotus.example.evil.example/login',
    'https://evil-lotus.example/login',
    'https://lotus.example./login',
    `http://lotus.localhost.:${port}/login`,
    'https://lоtus.example/login',
    'https://xn--ltus-55d.example/login',
    'https://ⓛotus.example/login',
    'https://lotus。example/login',
    'https://lotus%2eexample/login',
    'https://lotus.example%00.evil.example/login',
    `http://lotus.localhost:${port}\t.evil.example/login`,
    `\u0000http://${own}/login`,
    ` http://${own}/login`,
    `http://kite.localhost:${port}/login`,
    'https://kite.example/login',
    'https://evil.example/login',
  ]
}

test.each(returns)('the call $name accepts every own site of the brand as $field', async (each) => {
  const { port } = sandbox
  for (const site of [
    `http://lotus.localhost:${port}/login?next=%2Fhelp#term`,
    `http://mirror.localhost:${port}/`,
    'https://lotus.example/login',
    'https://lotus-2.example/login',
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    await expect(send(each.name, each.definition, { [each.field]: site })).resolves.toBeDefined()
  }
})

test.each(returns)(
  'the call $name refuses every address of another site as $field',
  async (each) => {
    const accepted: string[] = []
    for (const address of listHostile(sandbox.port)) {
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      const answer = await send(each.name, each.definition, { [each.field]: address }).then(
        () => 'accepted',
        (error: unknown) => (error instanceof GatewayError ? error.status : error),
      )
      if (answer !== 400 && answer !== 422) accepted.push(`${address}: ${String(answer)}`)
    }
    expect(accepted).toEqual([])
  },
)

test('a payment leads back to the site where it began if it is the brand’s', async () => {
  const own = `http://lotus.localhost:${sandbox.port}`
  expect(await payFrom('https://lotus-2.example')).toBe('https://lotus-2.example')
  for (const foreign of ['https://evil.example', 'com.evil.app://lotus.localhost', `${own}1`]) {
    // oxlint-disable-next-line no-await-in-loop -- one payment after the other
    expect(await payFrom(foreign), foreign).toBe(own)
  }
})

/**
 * Cancels a payment at the provider; returns the origin to which the provider's page leads back.
 */
async function payFrom(origin: string): Promise<string> {
  const { json } = await sandbox.ask({
    host: 'lotus.localhost',
    path: addDeposit.definition.path,
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      Merchant: lotus.merchant,
      'Idempotency-Key': randomUUID(),
      Origin: origin,
    },
    body: JSON.stringify({ methodId: 'ewallet', amount: '500' }),
  })
  const checkout = new URL(json.nextAction.url)
  const { headers } = await sandbox.ask({
    host: checkout.hostname,
    path: checkout.pathname,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'act=cancel',
  })
  return new URL(String(headers['location'])).origin
}

interface Written {
  $ref?: string
  properties: Record<string, Written>
}
interface Document {
  paths: Record<
    string,
    Record<string, { requestBody: { content: Record<string, { schema: Written }> } }>
  >
  components: { schemas: Record<string, Written> }
}

test.each(returns)(
  'the OpenAPI document states the allowed values of the $field of $name',
  ({ field, definition: { method, path } }) => {
    const { paths, components } = writeOpenApi(calls, sockets, '1.0.0') as unknown as Document
    const resolve = (schema: Written) =>
      schema.$ref ? components.schemas[schema.$ref.split('/').at(-1)!]! : schema
    const { content } = paths[path]![method]!.requestBody
    const body = resolve(content['application/json']!.schema)
    expect(resolve(body.properties[field]!)).toMatchObject({
      format: 'uri',
      description: expect.stringContaining('Compare scheme, host and port'),
    })
  },
)

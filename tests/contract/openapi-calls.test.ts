import { Ajv2020 } from 'ajv/dist/2020.js'
import { OpenAPIBackend, type Request as Sent } from 'openapi-backend'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pickFields } from '#core/contract/address.ts'
import type { CallDefinition } from '#core/contract/call.ts'
import { fillContext } from '#core/contract/context.ts'
import { createGatewayTransport } from '#core/gateway/client.ts'
import { DEVICE_HEADER } from '#parts/play/free/api.ts'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'
import { writeOpenApi } from '#scripts/contract/openapi.ts'
import { fetchLocalhost } from '#scripts/localhost.ts'
import { IN_CI } from '#support/full.ts'
import { inputFor } from '#support/inputs.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeOpenBrand } from '#support/sites.ts'

interface Content {
  content: Record<string, { schema: { contentSchema?: object } }>
}
const brand = makeOpenBrand('lotus')
const { calls, sockets } = await collectDeclarations()
const document = writeOpenApi(calls, sockets, '1.0.0') as {
  paths: Record<
    string,
    Record<string, { requestBody?: Content; responses: Record<string, Content> }>
  >
}
const operationOf = ({ method, path }: CallDefinition) => document.paths[path]![method]!

const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'document')
/** Finds what is wrong with a value by a schema of the document. */
function faultsOf(schema: object, value: unknown): unknown {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')
  const validate = ajv.compile(JSON.parse(text) as object)
  validate(value)
  return validate.errors ?? []
}

const api = new OpenAPIBackend({
  definition: JSON.parse(JSON.stringify(document)),
  quick: true,
  coerceTypes: true,
  ajvOpts: { strict: false, validateFormats: false },
})
let sandbox: TestSandbox
let token: string

async function reset(days: number): Promise<void> {
  await sandbox.setState({ rules: { inventedDays: days } })
  await sandbox.console('DELETE', '/sandbox/players')
  token = await sandbox.logIn(brand, 'demoagent')
}

beforeAll(async () => {
  await api.init()
  sandbox = await startTestSandbox([brand])
  await reset(14)
})
afterAll(() => sandbox.close())

/** Sends a call as the app does, and notes the request and the reply on their way. */
async function send(name: string, definition: CallDefinition) {
  const input = await inputFor(name, { sandbox, brand }, 'EN')
  let request: Sent | undefined
  let reply: string | undefined
  const transport = createGatewayTransport({
    baseUrl: `http://${brand.id}.localhost:${sandbox.port}`,
    merchant: brand.merchant,
    language: () => 'EN',
    token: () => token,
    fetch: async (given, init) => {
      const sent = new Request(given as Request, init)
      if (new URL(sent.url).pathname === definition.path) {
        const { pathname, search } = new URL(sent.url)
        const headers = Object.fromEntries(sent.headers)
        const text = await sent.clone().text()
        // The validator parses only JSON, as servers parse a form before it.
        const body = definition.form ? Object.fromEntries(new URLSearchParams(text)) : text
        request = { method: sent.method, path: pathname, query: search.slice(1), headers, body }
      }
      const response = await fetchLocalhost(sent)
      if (request) reply = await response.clone().text()
      return response
    },
  })
  await transport(definition, input, {
    idempotencyKey: randomUUID(),
    ...(definition.encryptedHeaders && { headers: { [DEVICE_HEADER]: 'a device' } }),
  })
  const page = { language: 'EN', merchant: brand.merchant } as const
  const fields = { ...fillContext(definition.context, page), ...input }
  return { request: request!, reply: reply!, fields }
}

const alters = (definition: CallDefinition) => definition.method !== 'get'
/**
 * Calls that only read come first, since they share one reset; CI also sends the others, each to a
 * world of its own.
 */
const sent = [
  ...calls.filter(({ definition }) => !alters(definition)),
  ...(IN_CI ? calls.filter(({ definition }) => alters(definition)) : []),
]

test.each(sent)(
  'a validator of OpenAPI accepts the request of $name and the sandbox’s reply',
  async ({ name, definition }) => {
    if (alters(definition)) await reset(name === 'claimMissionTier' ? 14 : 3)
    const { request, reply, fields } = await send(name, definition)
    expect(api.validator.validateRequest(request, name).errors ?? []).toEqual([])
    const { requestBody, responses } = operationOf(definition)
    const body = definition.body && (pickFields(definition.body, fields) ?? fields)
    const [content] = Object.values(requestBody?.content ?? {})
    if (content) expect(faultsOf(content.schema.contentSchema ?? content.schema, body)).toEqual([])
    const json = responses['200']!.content['application/json']
    if (json) expect(faultsOf(json.schema, JSON.parse(reply))).toEqual([])
  },
)

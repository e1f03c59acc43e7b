import { OpenAPIBackend, type Request as Sent } from 'openapi-backend'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pickFields } from '#core/contract/address.ts'
import type { CallDefinition } from '#core/contract/call.ts'
import { fillContext } from '#core/contract/context.ts'
import { createGatewayTransport } from '#core/gateway/client.ts'
import { DEVICE_HEADER } from '#parts/play/free/api.ts'
import { formatJson } from '#scripts/brand/format-json.ts'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'
import { EXAMPLE_OF, type Example, EXAMPLES_FILE } from '#scripts/contract/examples.ts'
import { writeOpenApi } from '#scripts/contract/openapi.ts'
import { fetchLocalhost } from '#scripts/localhost.ts'
import {
  fixTimeAndChance,
  createPruner,
  type Schema,
  toExample,
  toFileExample,
  WRITES_EXAMPLES,
} from '#support/examples.ts'
import { IN_CI } from '#support/full.ts'
import { createFaultFinder } from '#support/fault-finder.ts'
import { inputFor } from '#support/inputs.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeOpenBrand } from '#support/sites.ts'
import { makeBonus } from '#support/withdrawals.ts'

interface Content {
  content: Record<string, { schema: Schema & { contentSchema?: object } }>
}
const brand = makeOpenBrand('lotus')
const { calls, sockets } = await collectDeclarations()
const document = writeOpenApi(calls, sockets, '1.0.0') as {
  components: { schemas: Record<string, Schema> }
  paths: Record<
    string,
    Record<string, { requestBody?: Content; responses: Record<string, Content> }>
  >
}
const operationOf = ({ method, path }: CallDefinition) => document.paths[path]![method]!

const faultsOf = createFaultFinder(document)
const prune = createPruner(document.components.schemas)

const api = new OpenAPIBackend({
  definition: JSON.parse(JSON.stringify(document)),
  quick: true,
  coerceTypes: true,
  ajvOpts: { strict: false, validateFormats: false },
})
let sandbox: TestSandbox
let token: string
const examples: Record<string, Example | undefined> = {}

async function reset(days: number): Promise<void> {
  await sandbox.setState({ rules: { inventedDays: days } })
  await sandbox.console('DELETE', '/sandbox/players')
  token = await sandbox.logIn(brand, 'demoagent')
}

/** Calls whose traces the calls that only read would otherwise not find. */
const BEFORE_READING = ['addFavorite', 'updateDownlineRates']

beforeAll(async () => {
  if (WRITES_EXAMPLES) fixTimeAndChance()
  await api.init()
  sandbox = await startTestSandbox([brand])
  await reset(14)
  await makeBonus({ sandbox, brand })
  for (const { name, definition } of calls) {
    if (BEFORE_READING.includes(name)) await send(name, definition)
  }
})
afterAll(async () => {
  vi.useRealTimers()
  await sandbox.close()
  if (!WRITES_EXAMPLES) return
  // The gateway's key is another one in each run, so the one that was written stays.
  const all = { ...examples, getKeys: EXAMPLE_OF.getKeys ?? examples.getKeys }
  const sorted = Object.fromEntries(Object.entries(all).toSorted())
  writeFileSync(EXAMPLES_FILE, await formatJson('examples.json', sorted))
})

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
  ...(IN_CI || WRITES_EXAMPLES ? calls.filter(({ definition }) => alters(definition)) : []),
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
    const query = definition.query && pickFields(definition.query, fields)
    examples[name] = {
      ...(query && { query: toExample(query) as Example['query'] }),
      ...(content && { body: toExample(body) }),
      reply: json ? toExample(prune(JSON.parse(reply), json.schema)) : toFileExample(reply),
    }
  },
)

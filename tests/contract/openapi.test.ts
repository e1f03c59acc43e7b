import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'
import { writeOpenApi } from '#scripts/contract/openapi.ts'
import DESCRIPTIONS from '#scripts/contract/properties.json' with { type: 'json' }
import { OF_LISTS } from '#scripts/contract/schemas.ts'
import { selectReached } from '#scripts/contract/reached-calls.ts'
import TAGS from '#scripts/contract/tags.json' with { type: 'json' }

interface Schema {
  $ref?: string
  required?: string[]
  properties: Record<string, Schema>
  items?: Schema
  description?: string
}
type Responses = Record<string, { headers: object; content: Record<string, { schema: Schema }> }>

interface Operation {
  operationId: string
  security: object[]
  parameters: { $ref?: string }[]
  responses: Responses
}

const { calls, sockets } = await collectDeclarations()
const document = writeOpenApi(calls, sockets, '1.0.0') as {
  info: { description: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const operationOf = (id: string) => operations.find(({ operationId }) => operationId === id)!

/** Follows a reference to a shared schema, if the schema is one. */
const resolve = (schema: Schema): Schema =>
  schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)!]! : schema

test('the OpenAPI document is valid', async () => {
  const result = await new Validator().validate(structuredClone(document))
  expect(result).toEqual({ valid: true })
})

test('the OpenAPI document passes the recommended rules of a linter', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // The product has no licence of its own to name.
    rules: { 'info-license': 'off' },
  })
  const source = JSON.stringify(document)
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('the OpenAPI document contains every declared call, the socket, and nothing else', () => {
  const written = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
  )
  expect(written.toSorted()).toEqual(
    [
      ...calls.map(({ name, definition }) => `${definition.method} ${definition.path} ${name}`),
      ...sockets.map(({ name, socket }) => `get ${socket.path} ${name}`),
    ].toSorted(),
  )
  expect(document.paths['/wps/socket']?.get?.responses).toHaveProperty('101')
})

test('the OpenAPI document says what a gateway of another origin sends with each reply', () => {
  const { description } = document.info
  for (const name of ['Authorization', 'Merchant', 'Idempotency-Key', 'Expose-Headers', '/cdn/']) {
    expect(description).toContain(name)
  }
  for (const { responses } of operations) {
    if (responses['200']) expect(Object.keys(responses['200'].headers)).toContain('X-Gateway-Time')
  }
})

test('every fixed value in the OpenAPI document has a type', () => {
  const untyped: string[] = []
  const look = (value: unknown, place: string) => {
    if (typeof value !== 'object' || value === null) return
    if ('const' in value && !('type' in value)) untyped.push(place)
    for (const [name, inner] of Object.entries(value)) look(inner, `${place}/${name}`)
  }
  look(document, '')
  expect(untyped).toEqual([])
})

test('the OpenAPI document writes a schema once that several calls share', () => {
  const { schemas } = document.components
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['Amount', 'Currency', 'Game', 'Problem', 'Timestamp', 'Withdrawal']),
  )
  const written = new Map<string, string[]>()
  const look = (value: unknown, place: string) => {
    if (typeof value !== 'object' || value === null) return
    if ('properties' in value && !/responses\/4/.test(place)) {
      const form = JSON.stringify(value)
      written.set(form, [...(written.get(form) ?? []), place])
    }
    for (const [name, inner] of Object.entries(value)) look(inner, `${place}/${name}`)
  }
  look(document, '')
  const repeated = [...written].filter(([form, places]) => places.length > 1 && form.length > 600)
  expect(repeated.map(([, places]) => places)).toEqual([])
})

test('the OpenAPI document says which calls need a session, and which may have one', () => {
  expect(operationOf('getBalance').security).toEqual([{ session: [] }])
  expect(operationOf('listVendors').security).toEqual([{}, { session: [] }])
  expect(operationOf('register').security).toEqual([])
  const keyed = operations.filter(({ parameters }) =>
    parameters.some(({ $ref }) => $ref?.endsWith('/idempotencyKey')),
  )
  expect(keyed.map(({ operationId }) => operationId).toSorted()).toEqual(
    calls
      .filter(({ definition }) => definition.intent)
      .map(({ name }) => name)
      .toSorted(),
  )
})

test('each folder of calls has a tag with a description, and no tag is unused', () => {
  expect(document.tags.map(({ name }) => name)).toEqual(Object.keys(TAGS).toSorted())
})

test('the document of one call contains only the schemas and tags of that call', () => {
  const few = calls.filter(({ name }) => name === 'getBalance')
  const { components, tags } = writeOpenApi(few, [], '1.0.0') as unknown as typeof document
  expect(Object.keys(components.schemas)).toEqual(['Amount', 'Currency', 'Problem'])
  expect(tags.map(({ name }) => name)).toEqual(['wallet'])
})

const replyOf = (method: string, path: string) =>
  resolve(document.paths[path]![method]!.responses['200']!.content['application/json']!.schema)

test('every call and every property in the OpenAPI document has a description', () => {
  const { components, paths } = document
  const bare: string[] = []
  const look = (value: unknown, place: string) => {
    if (typeof value !== 'object' || value === null) return
    if ('type' in value && 'properties' in value) {
      for (const [name, property] of Object.entries(value.properties as Record<string, Schema>)) {
        // A field's faults speak for themselves, and a code is explained beside its response.
        const { description } = property
        if ((!description || description === OF_LISTS) && !/responses\/[45]/.test(place))
          bare.push(`${place} ${name}`)
      }
    }
    if ('in' in value && !('description' in value)) bare.push(place)
    if ('operationId' in value && !('description' in value)) bare.push(place)
    for (const [name, inner] of Object.entries(value)) look(inner, `${place}/${name}`)
  }
  look({ components, paths }, '')
  expect(bare).toEqual([])
})

test('the file of descriptions contains no property that the OpenAPI document does not have', () => {
  const text = JSON.stringify(document)
  const written = [DESCRIPTIONS.byName, ...Object.values(DESCRIPTIONS.bySchema)].flatMap(
    Object.values,
  )
  expect(written.filter((each) => !text.includes(JSON.stringify(each).slice(1, -1)))).toEqual([])
})

test('a comment on a property in the sources describes the property in the document', () => {
  const { payouts, remainder } = document.components.schemas['Withdrawal']!.properties
  expect(remainder!.description).toBe('Part of the amount that has not been sent yet.')
  expect(payouts!.description).toContain('Parts in which the money was sent')
  expect(operationOf('cancelWithdrawal')).toMatchObject({
    description: expect.stringContaining('Cancels a withdrawal if the jurisdiction allows it.'),
  })
})

test('the OpenAPI document requires only fields needed for money, identity and navigation', () => {
  expect(replyOf('get', '/wps/system/permission').required?.toSorted()).toEqual([
    'info',
    'systemStatus',
  ])
  expect(replyOf('get', '/wps/v2/wallets/balance').required?.toSorted()).toEqual([
    'balance',
    'currency',
  ])
})

test('the OpenAPI document describes list entries, and says that invalid ones are dropped', () => {
  const list = replyOf('get', '/wps/relay/CBS_modelList')
  expect(list.description).toBe('An entry that is not as described is left out.')
  expect(resolve(list.items!).required?.toSorted()).toEqual(['id', 'name'])
  expect(JSON.stringify(document).includes('"items":{}')).toBe(false)
})

/**
 * Compares the calls that pages use with the calls declared in their folders: lists used calls from
 * elsewhere, and declared calls without a use.
 */
function compareCalls(folders: readonly string[]) {
  const reached = selectReached(calls, folders)
  const isOwn = ({ owner }: { owner: string }) =>
    folders.some((folder) => `${owner}/`.startsWith(`features/${folder}/`))
  const own = calls.filter(isOwn)
  expect(own.length).toBeGreaterThan(30)
  const shared = reached.filter((each) => !isOwn(each))
  return {
    shared: shared.map(({ owner, name }) => `${owner} ${name}`).toSorted(),
    unused: own.filter((each) => !reached.includes(each)).map(({ name }) => name),
  }
}

test('the list of the agent center’s calls contains calls of its pages and header', () => {
  expect(compareCalls(['agent'])).toEqual({
    shared: [
      'core/locale updateLanguage',
      'core/session/member getMemberIcon',
      'core/session/member getMemberInfo',
      'core/session/member getUnreadCount',
      'core/system getRegisterSettings',
      'core/wallet getBalance',
      'core/wallet getFunds',
      'parts/form/field-rules getRegisterValidation',
      'parts/games listVendors',
      'parts/money/transfers getTransferReceipt',
      'parts/money/transfers getTransferTerms',
      'parts/money/transfers transferToMember',
    ],
    unused: [],
  })
})

test('the list of the cashier’s calls contains calls of its pages, transfers and uploads', () => {
  const pages = ['security', 'deposit', 'withdraw', 'wallets', 'upline', 'records']
  const { shared, unused } = compareCalls(pages.map((page) => `member/${page}`))
  expect(unused).toEqual([])
  expect(shared).toEqual(
    expect.arrayContaining([
      'core/wallet transferWallet',
      'parts/money/transfers transferToMember',
      'parts/money/turnover cancelBonus',
      'parts/form/uploads addUploadPart',
    ]),
  )
  expect(shared.filter((name) => name.startsWith('features/'))).toEqual([])
})

test('listing the calls of a folder that does not exist fails', () => {
  expect(() => selectReached(calls, ['member/depo'])).toThrow(
    'There is no folder src/features/member/depo',
  )
})

test('the chapters of docs/product.md mention only gateway calls that exist', () => {
  const paths = calls.map(({ definition }) => definition.path)
  const text = globSync('docs/product/*.md')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const named = text.match(/\b(?:MCS\w*?_\w+)|…_\w+/g) ?? []
  expect(named.length).toBeGreaterThan(50)
  const unknown = named.filter(
    (name) => !paths.some((path) => path.endsWith(name.replace('…', ''))),
  )
  expect(unknown).toEqual([])
})

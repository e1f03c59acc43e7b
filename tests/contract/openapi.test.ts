import { Validator } from '@seriousme/openapi-schema-validator'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'
import { writeOpenApi } from '#scripts/contract/openapi.ts'
import { selectReached } from '#scripts/contract/reached-calls.ts'

interface Schema {
  required?: string[]
  properties: Record<string, Schema>
  items?: Schema
  description?: string
}
type Responses = Record<string, { headers: object; content: Record<string, { schema: Schema }> }>

const { calls, sockets } = await collectDeclarations()
const document = writeOpenApi(calls, sockets, '1.0.0') as {
  info: { description: string }
  paths: Record<string, Record<string, { operationId: string; responses: Responses }>>
}

test('the OpenAPI document is valid', async () => {
  const result = await new Validator().validate(structuredClone(document))
  expect(result).toEqual({ valid: true })
})

test('the OpenAPI document contains every declared call, the socket, and nothing else', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
  )
  expect(operations.toSorted()).toEqual(
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
  for (const methods of Object.values(document.paths)) {
    for (const { responses } of Object.values(methods)) {
      if (!responses['200']) continue
      expect(Object.keys(responses['200'].headers)).toContain('X-Gateway-Time')
    }
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

const replyOf = (method: string, path: string) =>
  document.paths[path]![method]!.responses['200']!.content['application/json']!.schema

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
  expect(list.items?.required?.toSorted()).toEqual(['id', 'name'])
  expect(JSON.stringify(document)).not.toContain('"items":{}')
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

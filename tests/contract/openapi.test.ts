import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'
import { writeOpenApi } from '#scripts/contract/openapi.ts'

interface Schema {
  required?: string[]
  properties: Record<string, Schema>
  items?: Schema
  description?: string
}
type Responses = Record<string, { content: Record<string, { schema: Schema }> }>

const { calls, sockets } = await collectDeclarations()
const document = writeOpenApi(calls, sockets, '1.0.0') as {
  paths: Record<string, Record<string, { operationId: string; responses: Responses }>>
}

test('the OpenAPI document is valid', async () => {
  const result = await new Validator().validate(structuredClone(document))
  expect(result).toEqual({ valid: true })
})

test('the OpenAPI document contains every declared call and the socket, and nothing else', () => {
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

const replyOf = (method: string, path: string) =>
  document.paths[path]![method]!.responses['200']!.content['application/json']!.schema

test('the OpenAPI document requires only the fields that money, identity and navigation rest on', () => {
  expect(replyOf('get', '/wps/system/permission').required?.toSorted()).toEqual([
    'info',
    'systemStatus',
  ])
  expect(replyOf('get', '/wps/v2/wallets/balance').required?.toSorted()).toEqual([
    'balance',
    'currency',
  ])
})

test('the OpenAPI document says of a list that unreadable entries are left out, and what an entry is', () => {
  const list = replyOf('get', '/wps/relay/CBS_modelList')
  expect(list.description).toBe('An entry that is not as described is left out.')
  expect(list.items?.required?.toSorted()).toEqual(['id', 'name'])
  expect(JSON.stringify(document)).not.toContain('"items":{}')
})

import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'
import { writeOpenApi } from '#scripts/contract/openapi.ts'

const { calls, sockets } = await collectDeclarations()
const document = writeOpenApi(calls, sockets, '1.0.0') as {
  paths: Record<string, Record<string, { operationId: string; responses: object }>>
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

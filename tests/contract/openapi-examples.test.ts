import { expect, test } from 'vitest'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'
import { EXAMPLE_OF } from '#scripts/contract/examples.ts'
import { writeOpenApi } from '#scripts/contract/openapi.ts'
import { createFaultFinder } from '#support/fault-finder.ts'

interface Media {
  schema: { contentSchema?: { examples?: unknown[] } }
  example?: unknown
}
interface Parameter {
  name: string
  in: string
  required: boolean
  schema: object
  example?: unknown
}
interface Operation {
  operationId: string
  parameters: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content: Record<string, Media> }>
}

const { calls, sockets } = await collectDeclarations()
const document = writeOpenApi(calls, sockets, '1.0.0') as {
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const faultsOf = createFaultFinder(document)

/** Operations that have no example, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  memberSocket: 'It sends events as they happen, and no reply.',
}

/** Lists the schemas of an operation's body and successful reply with their examples. */
function listMedia({ requestBody, responses }: Operation) {
  const [body] = Object.values(requestBody?.content ?? {})
  const [reply] = Object.values(responses['200']?.content ?? {})
  return [body, reply]
    .filter((media) => media !== undefined)
    .map(({ schema, example }) => ({
      schema: schema.contentSchema ?? schema,
      example: schema.contentSchema ? schema.contentSchema.examples?.[0] : example,
    }))
}

test('every operation has an example of its body and its reply, or a reason', () => {
  const lacking = operations.filter(
    (operation) =>
      operation.responses['200'] === undefined ||
      listMedia(operation).some(({ example }) => example === undefined),
  )
  expect(lacking.map(({ operationId }) => operationId)).toEqual(Object.keys(WITHOUT))
})

test('each example is as the schema of its body or its reply says', () => {
  const faults = operations.flatMap((operation) =>
    listMedia(operation)
      .flatMap(({ schema, example }) => faultsOf(schema, example))
      .map((fault) => ({ call: operation.operationId, fault })),
  )
  expect(faults).toEqual([])
})

/** Lists the parameters of an operation's address. */
const listQuery = ({ parameters }: Operation) => parameters.filter((one) => one.in === 'query')

test('every parameter that a call needs in its address has an example', () => {
  const lacking = operations.flatMap((operation) =>
    listQuery(operation)
      .filter(({ required, example }) => required && example === undefined)
      .map(({ name }) => `${operation.operationId}: ${name}`),
  )
  expect(lacking).toEqual([])
})

test('each example of a parameter is as its schema says', () => {
  const faults = operations.flatMap((operation) =>
    listQuery(operation)
      .filter(({ example }) => example !== undefined)
      .flatMap(({ name, schema, example }) =>
        faultsOf(schema, example).map((fault) => ({ call: operation.operationId, name, fault })),
      ),
  )
  expect(faults).toEqual([])
})

test('there is no example of a call that does not exist', () => {
  expect(Object.keys(EXAMPLE_OF)).toEqual(calls.map(({ name }) => name).toSorted())
})

import * as v from 'valibot'
import { expect, it } from 'vitest'
import { call } from '#core/contract/call.ts'
import { createGatewayTransport } from './client.ts'

const { definition } = call({
  method: 'get',
  path: '/things',
  summary: 'Things',
  access: 'visitor',
  reply: v.object({ names: v.array(v.string()) }),
})

const ask = (answer: () => Response) =>
  createGatewayTransport({
    baseUrl: 'https://gateway.example',
    merchant: 'M1',
    language: () => 'EN',
    token: () => null,
    fetch: async () => answer(),
  })(definition, {}, {})

const reply = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'application/json' } })

it('a valid reply of the gateway is returned without undeclared fields', async () => {
  await expect(ask(() => reply('{"names":["a"],"more":1}'))).resolves.toEqual({ names: ['a'] })
})

it.each([
  ['empty', '', 200],
  ['truncated', '{"names":["a"', 200],
  ['HTML', '<!doctype html><title>Login</title>', 200],
  ['of wrong types', '{"names":"a"}', 200],
  ['null', 'null', 200],
  ['a refusal without a code', '{"message":"No"}', 503],
  ['a refusal in HTML', '<h1>Bad gateway</h1>', 502],
  ['a refusal with the code "constructor"', '{"code":"constructor"}', 400],
])('a reply that is %s becomes a GatewayError', async (_, body, status) => {
  await expect(ask(() => reply(body, status))).rejects.toMatchObject({
    name: 'GatewayError',
    code: 'malformed_reply',
    status,
  })
})

it.each([401, 404, 409, 500, 504])(
  'a refusal by the gateway with status %i becomes an error with code and data',
  async (status) => {
    const body = JSON.stringify({ code: 'busy', message: 'Wait', data: { seconds: 3 } })
    await expect(ask(() => reply(body, status))).rejects.toMatchObject({
      code: 'busy',
      message: 'Wait',
      status,
      data: { seconds: 3 },
    })
  },
)

it('a broken connection to the gateway becomes a network error', async () => {
  const broken = () => {
    throw new TypeError('Failed to fetch')
  }
  await expect(ask(broken)).rejects.toMatchObject({ code: 'network', status: 0 })
})

import { WebSocket } from 'ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logout } from '#core/session/api.ts'
import { addSocketTicket } from '#core/gateway/socket/api.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus', { socketPath: '/live/events' })
const kite = makeBrand('kite')
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus, kite])
})
afterAll(() => sandbox.close())

async function addTicket(): Promise<string> {
  const token = await sandbox.logIn(lotus, 'demomember')
  const send = sandbox.transport(lotus, { token })
  return ((await send(addSocketTicket.definition, {}, {})) as { ticket: string }).ticket
}

/** Opens a WebSocket; resolves to the socket, or to the HTTP status of its refusal. */
function open(ticket: string, { path = '/wps/socket', brand = lotus } = {}) {
  return new Promise<WebSocket | number>((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${sandbox.port}${path}?ticket=${ticket}`, {
      headers: { Host: `${lotus.id}.localhost:${sandbox.port}` },
      origin: `http://${brand.id}.localhost:${sandbox.port}`,
    })
    socket.on('open', () => resolve(socket))
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.on('error', reject)
  })
}

test.each(['/wps/socket', '/live/events'])(
  'the one-time ticket for a socket opens %s only once',
  async (path) => {
    const ticket = await addTicket()
    const socket = await open(ticket, { path })
    expect(socket).toBeInstanceOf(WebSocket)
    expect(await open(ticket, { path })).toBe(401)
    ;(socket as WebSocket).close()
  },
)

test('the one-time ticket for a socket is refused after its session has ended', async () => {
  const token = await sandbox.logIn(lotus, 'demomember')
  const send = sandbox.transport(lotus, { token })
  const { ticket } = (await send(addSocketTicket.definition, {}, {})) as { ticket: string }
  await send(logout.definition, {}, {})
  expect(await open(ticket)).toBe(401)
})

test('a socket ticket that the gateway never issued is refused', async () => {
  expect(await open('nonsense')).toBe(401)
})

test('a socket ticket is refused on a page of another brand', async () => {
  expect(await open(await addTicket(), { brand: kite })).toBe(403)
})

test('a socket event is sent only to the player concerned', async () => {
  const socket = (await open(await addTicket())) as WebSocket
  const received = new Promise((resolve) =>
    socket.once('message', (data) => resolve(JSON.parse(String(data)))),
  )
  const event = {
    id: '1',
    type: 'balance',
    data: { amount: '5' },
  }
  const send = (merchant: string, username: string) =>
    sandbox.console('POST', '/sandbox/events', { merchant, username, event })
  expect((await send(lotus.merchant, 'demoagent')).json).toEqual({ receivers: 0 })
  expect((await send(kite.merchant, 'demomember')).json).toEqual({ receivers: 0 })
  expect((await send(lotus.merchant, 'demomember')).json).toEqual({ receivers: 1 })
  expect(await received).toEqual(event)
  socket.close()
})

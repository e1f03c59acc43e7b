import { WebSocket } from 'ws'
import * as v from 'valibot'
import { addSocketTicket, SocketEventSchema } from '#core/gateway/socket/api.ts'
import { isOnThisMachine } from '#lib/urls.ts'
import type { Examination } from './examination.ts'
import { describeMisfits, findFault } from './reads.ts'

/** Longest wait in milliseconds for the socket to open. */
const PATIENCE_MS = 10_000

/** Opens the member's socket, and examines its ticket; the events that come are examined too. */
export async function examineSocket(examination: Examination): Promise<void> {
  const { session, gateway } = examination
  const declared = examination.declarationOf(addSocketTicket)
  if (!session || !examination.wants('addSocketTicket')) return
  const answer = await gateway.ask(declared.definition, {}, { token: session.token })
  const fault = findFault(answer)
  examination.note('identity', declared, 'answer', fault)
  if (fault) return
  examination.note('identity', declared, 'schema', describeMisfits(answer))
  if (!answer.reply) return
  const { ticket } = answer.reply as { ticket: string }
  const events: string[] = []
  const first = await open(examination, ticket, (text) => events.push(text))
  const found = first instanceof WebSocket ? undefined : `It does not open: ${first}`
  examination.note('identity', declared, 'socket', found)
  if (!(first instanceof WebSocket)) return
  const refused = async (again: string) => {
    const second = await open(examination, again, () => undefined)
    if (!(second instanceof WebSocket)) return undefined
    second.close()
    return 'It opens the socket'
  }
  examination.note('identity', declared, 'ticket-once', await refused(ticket))
  examination.note('identity', declared, 'ticket-unknown', await refused(crypto.randomUUID()))
  first.close()
  const odd = events.flatMap((text) => findOdd(text) ?? [])
  examination.note('identity', declared, 'socket-event', odd)
}

/** Opens a socket; resolves to it, or to the reason why it did not open. */
function open(
  { gateway: { place }, order }: Examination,
  ticket: string,
  onMessage: (text: string) => void,
): Promise<WebSocket | string> {
  const url = new URL(order.brand?.socketPath ?? '/wps/socket', place.gateway)
  url.protocol = url.protocol.replace('http', 'ws')
  url.searchParams.set('ticket', ticket)
  const { host } = url
  if (isOnThisMachine(url.hostname)) url.hostname = '127.0.0.1'
  return new Promise((resolve) => {
    const socket = new WebSocket(url, {
      origin: place.origin,
      headers: { Host: host },
      handshakeTimeout: PATIENCE_MS,
    })
    socket.on('open', () => resolve(socket))
    socket.on('message', (data: Buffer) => onMessage(data.toString()))
    socket.on('unexpected-response', (request, { statusCode }) => {
      resolve(`status ${statusCode}`)
      request.destroy()
    })
    socket.on('error', ({ message }) => resolve(message))
  })
}

/** Says what is wrong with an event; undefined if it is as declared. */
function findOdd(text: string): string | undefined {
  try {
    const read = v.safeParse(SocketEventSchema, JSON.parse(text))
    if (read.success) return undefined
    const [issue] = read.issues
    return `${v.getDotPath(issue) ?? 'the event'}: ${issue.message}`
  } catch {
    return 'It is no JSON'
  }
}

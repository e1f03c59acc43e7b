import { createServer, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocketServer } from 'ws'
import { ask } from '#scripts/localhost.ts'

export interface Request {
  method: string
  /** Address of the request; a fault may change its query. */
  url: URL
  /** Headers by their names in lower case; a fault may change them. */
  headers: Record<string, string>
  body: string
}

export interface Reply {
  status: number
  /** Headers by their names in lower case. */
  headers: Record<string, string>
  body: Buffer | string
}

/** What a gateway does wrong, made by a server in front of the sandbox. */
export interface Defect {
  /** Method and path that it is about, such as `GET /wps/keys`; every request if missing. */
  at?: string
  /** Milliseconds until the request goes on. */
  delay?: number
  /** Changes a request, or replies in place of the sandbox. */
  before?: (request: Request) => Reply | void
  /** Changes a reply; null closes the connection. */
  after?: (reply: Reply, request: Request) => Reply | null
  /** Opens sockets in place of the sandbox: the events to send, or null to refuse the ticket. */
  socket?: (ticket: string) => readonly string[] | null
}

export interface FaultyGateway {
  port: number
  /** Method and path of every request since `break`. */
  requests: string[]
  /** Begins to do something wrong, in place of what it did wrong before. */
  break(defect: Defect): void
  close(): Promise<void>
}

/** Starts a server that hands everything on to the sandbox, but for its present defect. */
export async function startFaultyGateway(sandboxPort: number): Promise<FaultyGateway> {
  let defect: Defect = {}
  const requests: string[] = []
  const sockets = new WebSocketServer({ noServer: true })
  const server = createServer(async (incoming, outgoing) => {
    const reply = await answer(incoming)
    if (!reply) return incoming.socket.destroy()
    outgoing.writeHead(reply.status, reply.headers).end(reply.body)
  })

  async function answer(incoming: IncomingMessage): Promise<Reply | null> {
    const { host = '', connection: _, ...headers } = incoming.headers as Record<string, string>
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const request: Request = {
      method: incoming.method ?? 'GET',
      url: new URL(incoming.url ?? '/', `http://${host}`),
      headers,
      body: Buffer.concat(chunks).toString(),
    }
    const name = `${request.method} ${request.url.pathname}`
    requests.push(name)
    const { at, delay = 0, before, after } = defect
    const isMeant = at === undefined || at === name
    if (isMeant && delay > 0) await wait(delay)
    const own = isMeant ? before?.(request) : undefined
    const reply = own ?? (await handOn(request))
    return isMeant && after ? after(reply, request) : reply
  }

  async function handOn({ method, url, headers, body }: Request): Promise<Reply> {
    const path = `${url.pathname}${url.search}`
    const { 'content-length': __, ...kept } = headers
    const asked = { host: url.hostname, path, method, headers: kept, ...(body && { body }) }
    const { status, headers: sent, bytes } = await ask(sandboxPort, asked)
    const { 'transfer-encoding': ___, 'content-length': ____, ...rest } = sent
    return { status, headers: rest as Record<string, string>, body: bytes }
  }

  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!defect.socket) return passOn(incoming, socket, sandboxPort)
    const { searchParams } = new URL(incoming.url ?? '/', 'http://gateway')
    const events = defect.socket(searchParams.get('ticket') ?? '')
    if (!events) return socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n')
    sockets.handleUpgrade(incoming, socket, head, (open) => {
      for (const event of events) open.send(event)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    break: (next) => {
      defect = next
      requests.length = 0
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

/** Hands an upgrade on to the sandbox byte by byte. */
function passOn(incoming: IncomingMessage, socket: Duplex, port: number): void {
  const upstream = connect(port, '127.0.0.1')
  const headers = incoming.rawHeaders
    .flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${incoming.rawHeaders[at + 1]}`] : []))
    .join('\r\n')
  upstream.write(`GET ${incoming.url} HTTP/1.1\r\n${headers}\r\n\r\n`)
  upstream.pipe(socket).pipe(upstream)
  upstream.on('error', () => socket.destroy())
  socket.on('error', () => upstream.destroy())
}

import { request as send, type IncomingHttpHeaders } from 'node:http'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
  /** The parsed body of the reply; callers know its type. */
  // oxlint-disable-next-line typescript/no-explicit-any
  json: any
}

export interface Asked {
  /** Host that the request names, without a port; the connection always goes to this machine. */
  host: string
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
}

/** Sends one request to a host that this machine cannot resolve, such as `brand.localhost`. */
export function ask(
  port: number,
  { host, path, method = 'GET', headers = {}, body, signal }: Asked,
) {
  return new Promise<Reply>((resolve, reject) => {
    const request = send(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        ...(signal && { signal }),
        headers: { Host: `${host}:${port}`, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const text = bytes.toString()
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text,
            get json() {
              return JSON.parse(text)
            },
          })
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

/** A `fetch` for the gateway client in Node, which also reaches `*.localhost`. */
export const fetchLocalhost: typeof fetch = async (input, init) => {
  const request = new Request(input as Request, init)
  const url = new URL(request.url)
  const body = await request.text()
  const reply = await ask(Number(url.port), {
    host: url.hostname,
    path: url.pathname + url.search,
    method: request.method,
    headers: Object.fromEntries(request.headers),
    body,
    signal: request.signal,
  }).catch((cause: unknown) => {
    throw request.signal.aborted ? request.signal.reason : new TypeError('fetch failed', { cause })
  })
  return new Response(
    reply.status === 204 || reply.status === 304 ? null : new Uint8Array(reply.bytes),
    {
      status: reply.status,
      headers: Object.entries(reply.headers).map(([name, value]) => [name, String(value)]),
    },
  )
}

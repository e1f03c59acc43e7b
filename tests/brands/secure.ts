import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { request } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { gunzipSync } from 'node:zlib'

/**
 * Makes a certificate that a host signs itself.
 *
 * @returns the certificate, for clients that shall trust it
 */
export function certify(folder: string, host: string, names: readonly string[]): string {
  const own = join(folder, host)
  mkdirSync(own, { recursive: true })
  const chain = join(own, 'fullchain.pem')
  const files = `-keyout ${join(own, 'privkey.pem')} -out ${chain}`
  const alternatives = names.map((name) => `DNS:${name}`).join(',')
  const wanted = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 ${files} -subj /CN=${host} -addext subjectAltName=${alternatives}`
  execFileSync('openssl', wanted.split(' '), { stdio: 'ignore' })
  return readFileSync(chain, 'utf8')
}

export interface SecureReply {
  status: number
  headers: IncomingHttpHeaders
  /** The body, decompressed if it came in gzip. */
  text: string
}

/** Asks hosts that this machine cannot resolve over TLS, and trusts their own certificates. */
export class SecureClient {
  readonly port: number
  readonly #ca: string[]

  constructor(port: number, ca: string[]) {
    this.port = port
    this.#ca = ca
  }

  get(host: string, path: string, headers: Record<string, string> = {}): Promise<SecureReply> {
    return this.#send(host, path, 'GET', headers)
  }

  #send(host: string, path: string, method: string, headers: object, body = '') {
    const options = { ...this.options(host), path, method, agent: false }
    return new Promise<SecureReply>((resolve, reject) => {
      request({ ...options, headers: { ...headers, Host: host } }, (response) => {
        const chunks: Buffer[] = []
        response.on('error', reject)
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const isPacked = response.headers['content-encoding'] === 'gzip'
          const text = (isPacked ? gunzipSync(bytes) : bytes).toString()
          resolve({ status: response.statusCode!, headers: response.headers, text })
        })
      })
        .once('error', reject)
        .end(body)
    })
  }

  /** How a client reaches a host: by the address of this machine, under the host's name. */
  options(host: string) {
    return { host: '127.0.0.1', port: this.port, servername: host, ca: this.#ca }
  }

  /** A `fetch` for the gateway client. */
  readonly fetch: typeof fetch = async (input, init) => {
    const sent = new Request(input as Request, init)
    const { hostname, pathname, search } = new URL(sent.url)
    const headers = Object.fromEntries(sent.headers)
    const path = pathname + search
    const reply = await this.#send(hostname, path, sent.method, headers, await sent.text())
    const named = Object.entries(reply.headers).map(([name, value]) => [name, String(value)])
    return new Response(reply.text, {
      status: reply.status,
      headers: named as [string, string][],
    })
  }

  /** Agrees on a protocol with the server; rejects if the server ends the handshake. */
  agree(host: string, protocols: string[]): Promise<string | false | null> {
    return new Promise((resolve, reject) => {
      const socket = connect({ ...this.options(host), ALPNProtocols: protocols }, () => {
        resolve(socket.alpnProtocol)
        socket.destroy()
      })
      socket.once('error', reject)
    })
  }
}

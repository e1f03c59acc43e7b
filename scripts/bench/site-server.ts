import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2'
import { join, relative } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { listFiles } from '../brand/hash.ts'
import { headersFor, parseHeadersFile } from '../sandbox/http/site-headers.ts'
import { makeCertificate } from './certificate.ts'

/** Files of one host, held in memory so that the disk does not affect the measurement. */
interface Site {
  files: ReadonlyMap<string, { body: Buffer; headers: Record<string, string> }>
}

/** Hop-by-hop headers of HTTP/1, which HTTP/2 forbids. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/**
 * Reads a folder as a static host would serve it: with brotli files if they exist, and its headers.
 */
export function readSite(folder: string, headersFile: string): Site {
  const rules = parseHeadersFile(readFileSync(headersFile, 'utf8'))
  const files = new Map<string, { body: Buffer; headers: Record<string, string> }>()
  const paths = listFiles(folder)
  const known = new Set(paths)
  for (const path of paths) {
    const name = relative(folder, path)
    if (/\.(?:br|gz)$/.test(name) || name.startsWith('_') || name.startsWith('.')) continue
    const packed = known.has(`${path}.br`)
    const url = name === 'index.html' ? '/' : `/${name}`
    files.set(url, {
      body: readFileSync(packed ? `${path}.br` : path),
      headers: {
        ...Object.fromEntries(headersFor(rules, url)),
        'content-type': getMimeType(name) ?? 'application/octet-stream',
        ...(packed && { 'content-encoding': 'br' }),
      },
    })
  }
  return { files }
}

/**
 * Serves sites over HTTP/2 with TLS; requests for other paths go to the gateway.
 *
 * @param sites by host, such as `brand.localhost`
 * @param gateway port of the sandbox on this machine
 */
export async function serveSites(
  sites: Readonly<Record<string, Site>>,
  port: number,
  gateway: number,
): Promise<Http2SecureServer> {
  const server = createSecureServer(makeCertificate('*.localhost'), (asked, reply) => {
    const host = asked.authority.replace(/:\d+$/, '')
    const file = sites[host]?.files.get(asked.url.split('?')[0]!)
    if (file) reply.writeHead(200, file.headers).end(file.body)
    else forward(asked, reply, `${host}:${gateway}`, gateway)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  return server
}

function forward(
  asked: Http2ServerRequest,
  reply: Http2ServerResponse,
  host: string,
  port: number,
): void {
  const headers = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'))
  const call = request({
    host: '127.0.0.1',
    port,
    method: asked.method,
    path: asked.url,
    headers: { ...Object.fromEntries(headers), host },
  })
  call.on('response', (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name))
    reply.writeHead(answer.statusCode!, Object.fromEntries(kept))
    answer.pipe(reply)
  })
  call.on('error', () => reply.stream.close())
  asked.pipe(call)
}

/** Returns the folder of a site's current release, and the file with its headers. */
export const siteFiles = (out: string, id: string) =>
  [join(out, id), join(out, id, '_headers')] as const

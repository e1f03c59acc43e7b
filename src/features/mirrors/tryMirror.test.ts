import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { sortByReach, tryMirror } from './tryMirror.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Starts a server with this listener, and tests its address as a mirror. */
async function tryOne(listener: RequestListener, signal = new AbortController().signal) {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return tryMirror(`http://127.0.0.1:${port}`, 'lotus01', signal)
}

describe('a mirror that is tried', () => {
  it('a mirror site of the same merchant is reported as reachable, with its response time', async () => {
    const reach = await tryOne((request, response) => {
      expect(request.url).toBe('/mirror.json')
      response.end('{"merchant":"lotus01"}')
    })
    expect(reach).toEqual({ state: 'open', ms: expect.any(Number) })
  })

  it.each<[string, RequestListener]>([
    ['another site answers', (_, response) => response.end('{"merchant":"other"}')],
    ['a page answers that blocks it', (_, response) => response.end('<h1>Blocked</h1>')],
    ['it refuses', (_, response) => response.writeHead(451).end('{"merchant":"lotus01"}')],
    ['it leads elsewhere', (_, response) => response.writeHead(302, { Location: '/' }).end()],
    ['it hangs up', (request) => request.destroy()],
  ])('a mirror site is reported as unreachable if %s', async (_, listener) => {
    expect(await tryOne(listener)).toEqual({ state: 'closed' })
  })

  it('a mirror site is reported as unreachable if its check is cancelled', async () => {
    const stop = new AbortController()
    const reach = tryOne(() => stop.abort(), stop.signal)
    expect(await reach).toEqual({ state: 'closed' })
  })
})

it('mirror sites are sorted by response time, with unreachable ones last', () => {
  const closed = { state: 'closed' } as const
  const sorted = sortByReach([
    { host: 'a', reach: closed },
    { host: 'b', reach: { state: 'open', ms: 90 } },
    { host: 'c', reach: closed },
    { host: 'd', reach: { state: 'open', ms: 40 } },
  ])
  expect(sorted.map(({ host }) => host)).toEqual(['d', 'b', 'a', 'c'])
})

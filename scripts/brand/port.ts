import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { RefusedError, UsageError } from './fault.ts'

/** Reads a port number as the operator typed it. */
export function parsePort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port
  throw new UsageError(`--port is "${text}", must be a number from 1 to 65535`)
}

/** Finds a port of this machine on which nothing listens now. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Throws if the port is in use. Called before a server is made ready, because that takes a while.
 *
 * @param command how the operator calls the command that needs the port
 */
export async function requireFreePort(port: number, command: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new RefusedError(`Port ${port} is in use; choose another with "${command} --port N"`)
          : error,
      )
    })
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()))
  })
}

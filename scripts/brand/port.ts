import { UsageError } from './fault.ts'

/** Reads a port number as the operator typed it. */
export function parsePort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port
  throw new UsageError(`--port is "${text}", must be a number from 1 to 65535`)
}

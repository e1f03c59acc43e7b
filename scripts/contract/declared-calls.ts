import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Call, CallDefinition, SocketDefinition } from '#core/contract/call.ts'

export interface DeclaredCall {
  /** Name under which `api.ts` exports the call; unique among all calls. */
  name: string
  /** Folder that declares the call, such as `features/games`. */
  owner: string
  definition: CallDefinition
  call: Call
}

export interface DeclaredSocket {
  name: string
  owner: string
  socket: SocketDefinition
}

const SOURCE = join(import.meta.dirname, '../../src')

/**
 * Collects every call and socket that an `api.ts` under `src` declares, by path. Throws if there is
 * none.
 */
export async function collectDeclarations() {
  const calls: DeclaredCall[] = []
  const sockets: DeclaredSocket[] = []
  for (const file of globSync('**/api.ts', { cwd: SOURCE }).toSorted()) {
    const owner = file.replace(/[\\/]api\.ts$/, '').replaceAll('\\', '/')
    const exports: Record<string, unknown> = await import(pathToFileURL(join(SOURCE, file)).href)
    for (const [name, value] of Object.entries(exports)) {
      if (isCall(value)) calls.push({ name, owner, definition: value.definition, call: value })
      else if (isSocket(value)) sockets.push({ name, owner, socket: value.socket })
    }
  }
  if (calls.length === 0) throw new Error(`No call is declared under ${SOURCE}`)
  return {
    calls: calls.toSorted((one, other) => one.definition.path.localeCompare(other.definition.path)),
    sockets,
  }
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'function' && 'definition' in value

const isSocket = (value: unknown): value is { socket: SocketDefinition } =>
  typeof value === 'object' && value !== null && 'socket' in value

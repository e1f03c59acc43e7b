import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { BrandSchema, type Brand } from '#core/brand/schema.ts'
import type { LoggedIn } from '#core/session/schema.ts'
import { BusyPortError, startSandbox, type Sandbox } from '#scripts/sandbox/server.ts'
import type { StateChange } from '#scripts/sandbox/state.ts'
import { answerPixel } from './pixel.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FIRST_PORT = 4370
const LAST_PORT = 4389
/** Distance between the ports of parallel sandboxes, so that each can try several ports. */
const STRIDE = 4

/** A sandbox with emitted brands for one test worker alone. */
export interface World {
  port: number
  /** Folder of the emitted sites that the sandbox serves. */
  sites: string
  brand(id: string): Brand
  /** Calls the sandbox's console with a method and a path, like a tester. */
  // oxlint-disable-next-line typescript/no-explicit-any -- each test checks the fields
  ask(method: string, path: string, body?: unknown): Promise<any>
  /** Sets system status, delay or network faults, like a tester in the console. */
  change(change: StateChange): Promise<void>
  /**
   * Switches between drawn pictures, which are slow with an empty cache, and one pixel for each,
   * the default.
   */
  drawPictures(drawn: boolean): void
  /** Logs a seeded player in, by default `demomember`; resolves to the gateway's reply. */
  logIn(merchant: string, username?: string): Promise<LoggedIn>
  /**
   * Resets the console's settings, and turns announcements off, so that no announcement covers the
   * page.
   */
  reset(): Promise<void>
  /** Resets the settings and a merchant's players. */
  prepare(merchant: string): Promise<void>
  close(): Promise<void>
}

/**
 * Emits the sample brands for a free port, and starts a sandbox there.
 *
 * @param index number of the sandbox among those that run at the same time
 */
export async function startWorld(index: number): Promise<World> {
  let drawn = false
  const { port, sites, sandbox } = await startOnFreePort(FIRST_PORT + index, () =>
    drawn ? undefined : answerPixel(),
  )
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`http://127.0.0.1:${port}/sandbox/${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`The console refused: ${text}`)
    return JSON.parse(text)
  }
  const reset = async () => {
    await ask('DELETE', 'state')
    await ask('PUT', 'state', { rules: { announcementPopups: false } })
  }
  /** Merchants whose players may have changed since their last reset. */
  const met = new Set<string>()
  return {
    port,
    sites,
    ask,
    brand: (id) => {
      const read = (file: string) => JSON.parse(readFileSync(`${ROOT}brands/${id}/${file}`, 'utf8'))
      const { mirrorDomains } = read('sandbox.json')
      return v.parse(BrandSchema, { ...read('brand.json'), mirrorDomains })
    },
    change: (change) => ask('PUT', 'state', change),
    drawPictures: (wanted) => void (drawn = wanted),
    logIn: (merchant, username = 'demomember') => ask('POST', 'sessions', { merchant, username }),
    reset,
    prepare: async (merchant) => {
      await reset()
      if (met.has(merchant)) await ask('DELETE', `players?merchant=${merchant}`)
      met.add(merchant)
    },
    close: () => sandbox.close(),
  }
}

/** Another run may take the port before the sandbox opens it; then the next port is tried. */
async function startOnFreePort(
  from: number,
  stubPicture: () => Response | undefined,
): Promise<{ port: number; sites: string; sandbox: Sandbox }> {
  const { port, release } = await holdFreePort(from)
  const sites = `${ROOT}.cache/journeys/${port}`
  mkdirSync(sites, { recursive: true })
  await promisify(execFile)(
    'node',
    ['scripts/brand.ts', 'build', '--env', 'sandbox', '--out', sites],
    { cwd: ROOT, env: { ...process.env, LIVERY_PORT: String(port), NODE_OPTIONS: '' } },
  )
  await release()
  try {
    const sandbox = await startSandbox({
      port,
      sites,
      data: ':memory:',
      art: `${ROOT}.cache/art`,
      stubPicture,
    })
    return { port, sites, sandbox }
  } catch (error) {
    if (error instanceof BusyPortError) return startOnFreePort(port + STRIDE, stubPicture)
    throw error
  }
}

/** Takes the first free port and holds it, so that two simultaneous runs do not choose the same. */
async function holdFreePort(from: number): Promise<{ port: number; release(): Promise<unknown> }> {
  for (let port = from; port <= LAST_PORT; port += STRIDE) {
    const holder = await new Promise<Server | null>((resolve) => {
      const server = createServer()
        .once('error', () => resolve(null))
        .on('connection', (socket) => socket.destroy())
        .listen(port, '127.0.0.1', () => resolve(server))
    })
    if (holder) return { port, release: () => new Promise((done) => holder.close(done)) }
  }
  throw new Error(`No port from ${from} to ${LAST_PORT} is free for the sandbox`)
}

import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import type { Brand } from '#core/brand/schema.ts'
import { SANDBOX_SITES } from '#scripts/brand/places.ts'
import { createScenery } from '#scripts/scenery/scenery.ts'
import { createConsole } from './console/console.ts'
import { unknownHost } from './console/unknown-host.ts'
import { openDatabase } from './db/open.ts'
import type { Environment } from './http/environment.ts'
import { createGateway } from './http/gateway.ts'
import { findHost, listSiteOrigins } from './http/hosts.ts'
import { answerMirror } from './http/mirrors.ts'
import { openKeyStore } from './http/keys.ts'
import { openMerchant, type ServedCall } from './http/serve.ts'
import { serveSite } from './http/site-files.ts'
import { createPayPages } from './http/pay.ts'
import { createSeamless } from './http/seamless.ts'
import { createSocket } from './http/socket.ts'
import { loadRoutes } from './routes.ts'
import type { Site } from './site-registry.ts'
import { EmittedSites } from './sites.ts'
import { SandboxState } from './state.ts'
import { TelemetryLog } from './telemetry/log.ts'
import { createReceiver, TELEMETRY_PATH } from './telemetry/receiver.ts'
import {
  LAUNCH_TICKET_LIFETIME,
  type LaunchHolder,
  SOCKET_TICKET_LIFETIME,
  type SocketHolder,
  TicketOffice,
} from './world/tickets.ts'
import { MAX_GAMES } from './world/play/catalogue.ts'
import {
  findFixtureBrand,
  type LoadFixtureSize,
  ensureLoadFixture,
} from './world/load-fixture/load-fixture.ts'
import { describeWorld, LEDGER_MONEY } from './world/play/scenery.ts'
import { OWN_AVATARS, serveOwnAvatar } from './world/identity/profile.ts'
import { ensureAgents, settleAgents } from './world/team/agent-world.ts'
import { createOperator } from './world/play/seamless-client.ts'
import { SOCIAL_RETURN, takeSocialReturn } from './world/identity/social.ts'
import { ensureMerchant, ensureWorld } from './world/seed.ts'
import { startSweeper } from './world/contracts/settlement-sweeper.ts'

export interface SandboxOptions {
  /** Port of the sandbox; 0 takes any free port, 4100 is the default. */
  port?: number
  /** Folder of the emitted brands; `dist/_sandbox` by default. */
  sites?: string
  /** Port of another server on this machine that serves the brands’ pages; none by default. */
  pagesPort?: number
  /** SQLite file or `:memory:`; `.cache/sandbox.sqlite` by default. */
  data?: string
  /** Seed of the demo data, which is always the same for the same seed; 1 by default. */
  seed?: number
  /** Number of games in the catalogue; 1,560 by default. */
  games?: number
  /** Folder in which generated pictures are cached; `.cache/art` by default. */
  art?: string
  /** Size of a large team below `demoleader` of the first merchant with agents; none by default. */
  loadFixture?: LoadFixtureSize | undefined
  /** Answers a request for a picture instead of drawing it, if it returns a response. */
  stubPicture?: () => Response | undefined
  /** Calls to serve in addition to the declared ones, for tests of the gateway itself. */
  calls?: readonly ServedCall[]
}

export interface Sandbox {
  /** Address of the index page, such as `http://localhost:4100`. */
  url: string
  port: number
  close(): Promise<void>
}

/** Another process uses the port; the message says how to choose another port. */
export class BusyPortError extends Error {}

/**
 * Starts the whole sandbox gateway in this process: calls, brands, pictures, socket and console.
 * Rejects with `BusyPortError` if the port is taken.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {
    seed = 1,
    games = 1560,
    sites: sitesFolder = SANDBOX_SITES,
    data = '.cache/sandbox.sqlite',
  } = options
  if (games > MAX_GAMES) throw new RangeError(`A catalogue has at most ${MAX_GAMES} games.`)
  const sites = new EmittedSites(sitesFolder)
  const state = new SandboxState()
  const loadFixture = options.loadFixture && (await prepareLoadFixture(options.loadFixture, data))
  const db = openDatabase(data)
  ensureWorld(db, seed, games)
  const keys = await openKeyStore(db)
  const tickets = new TicketOffice<SocketHolder>(SOCKET_TICKET_LIFETIME)
  const launches = new TicketOffice<LaunchHolder>(LAUNCH_TICKET_LIFETIME)
  const prepared = new WeakSet<Brand>()
  const prepare = (brand: Brand) => {
    if (prepared.has(brand)) return
    ensureMerchant(db, seed, brand)
    prepared.add(brand)
  }

  const siteOrigins = (merchant: string) => {
    const site = sites.findByMerchant(merchant)
    const { port } = server.address() as AddressInfo
    return site ? listSiteOrigins(site, [port, options.pagesPort ?? port]) : []
  }
  const routes = await loadRoutes({ tickets, launches, siteOrigins, seed })
  const calls = [...routes.values(), options.calls ?? []].flat()
  const socket = createSocket(sites, tickets)
  if (loadFixture?.isNew) {
    // Settles a large team's months of history now; otherwise the first agent's call would wait for
    // it.
    await ensureAgents(db, loadFixture.merchant, loadFixture.now)
    await settleAgents(db, loadFixture.merchant, loadFixture.now, socket)
  }
  const seamless = createSeamless({ db, sites, state, launches, sockets: socket, prepare })
  const pay = createPayPages({ db, sites, state, sockets: socket })
  const scenery = createScenery({
    world: describeWorld({ db, sites }),
    seed,
    games,
    folder: options.art ?? '.cache/art',
    money: LEDGER_MONEY,
    operator: createOperator(db, 'http://gateway.localhost', (request) => seamless.fetch(request)),
    winsBig: (merchant) => state.of(merchant).rules.bigWins,
  })
  const gateway = createGateway({
    db,
    keys,
    pictures: scenery.addresses,
    sites,
    state,
    sockets: socket,
    calls,
    prepare,
  })
  const telemetry = new TelemetryLog()
  const receiver = createReceiver(telemetry)
  const testers = createConsole({
    db,
    keys,
    sites,
    state,
    sockets: socket,
    calls,
    prepare,
    telemetry,
  })

  /** Writes a team of the requested size, if the data file has none yet. */
  async function prepareLoadFixture(size: LoadFixtureSize, file: string) {
    const brand = findFixtureBrand(sites.list().map((site) => site.brand))
    if (!brand) throw new RangeError('No emitted brand has agents.')
    const merchant = openMerchant(brand, state.of(brand.merchant))
    const now = state.now(brand.merchant).getTime()
    return {
      merchant,
      now,
      isNew: await ensureLoadFixture(file, merchant, { ...size, seed, games, now }),
    }
  }

  function dispatch(request: Request, bindings: HttpBindings): Response | Promise<Response> {
    const authority = bindings.incoming.headers.host ?? ''
    const host = findHost(sites, authority)
    const env: Environment['Bindings'] = { ...bindings, host, origin: `http://${authority}` }
    const { pathname } = new URL(request.url)
    if (host.kind === 'console') return testers.fetch(request, env)
    if (host.kind === 'games') return scenery.play.fetch(request)
    if (host.kind === 'pay') return pay.fetch(request)
    if (host.kind === 'chat') return scenery.chat.fetch(request)
    if (host.kind === 'social') return scenery.social.fetch(request)
    if (host.kind === 'gateway' && pathname.startsWith('/seamless/')) return seamless.fetch(request)
    if (host.kind !== 'gateway' && host.kind !== 'site') return unknownHost(authority)
    if (isSocket(request, pathname, host)) return socket.fetch(request, bindings as never)
    if (pathname === SOCIAL_RETURN) return takeSocialReturn(db, state, request)
    if (/^\/(?:wps|lgw|lotto)\//.test(pathname)) return gateway.fetch(request, env)
    if (pathname === TELEMETRY_PATH || pathname.startsWith(`${TELEMETRY_PATH}/`)) {
      return receiver.fetch(request)
    }
    if (pathname.startsWith(OWN_AVATARS)) return serveOwnAvatar(db, pathname)
    if (pathname.startsWith('/cdn/')) {
      return options.stubPicture?.() ?? scenery.images.fetch(request)
    }
    return host.kind === 'site' ? servePage(host.site, authority, request) : unknownHost(authority)
  }
  const servePage = async (site: Site, authority: string, request: Request) =>
    (await answerMirror(site.brand, authority)) ?? serveSite(site, request)

  const server = createAdaptorServer({
    fetch: dispatch as never,
    websocket: { server: new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 }) },
  })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(options.port ?? 4100, '127.0.0.1', resolve)
    })
  } catch (error) {
    db.$client.close()
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new BusyPortError(`Port ${options.port ?? 4100} is in use. Choose another: --port N`)
  }
  const sweeper = startSweeper({ db, sites, state, sockets: socket })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    port,
    close: async () => {
      socket.close()
      scenery.close()
      const closed = new Promise((resolve) => server.close(resolve))
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
      await sweeper.stop()
      db.$client.close()
    },
  }
}

const isSocket = (request: Request, path: string, host: ReturnType<typeof findHost>) =>
  request.headers.get('Upgrade')?.toLowerCase() === 'websocket' &&
  (path === '/wps/socket' || (host.kind === 'site' && path === host.site.brand.socketPath))

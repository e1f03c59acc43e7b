import './node/buffer.ts'
import { brands } from 'virtual:livery-brands'
import type { Brand } from '#core/brand/schema.ts'
import { createPictureAddresses } from '#scripts/scenery/addresses.ts'
import { createConsole } from '#scripts/sandbox/console/console.ts'
import { openDatabase } from '#scripts/sandbox/db/open.ts'
import { createGateway } from '#scripts/sandbox/http/gateway.ts'
import { findHost } from '#scripts/sandbox/http/hosts.ts'
import { openKeyStore } from '#scripts/sandbox/http/keys.ts'
import type { RouteParts, ServedCall } from '#scripts/sandbox/http/serve.ts'
import { createSocket } from '#scripts/sandbox/http/socket.ts'
import { type Site, SiteRegistry } from '#scripts/sandbox/site-registry.ts'
import { SandboxState } from '#scripts/sandbox/state.ts'
import { TelemetryLog } from '#scripts/sandbox/telemetry/log.ts'
import { ensureMerchant, ensureWorld } from '#scripts/sandbox/world/seed.ts'
import {
  LAUNCH_TICKET_LIFETIME,
  type LaunchHolder,
  SOCKET_TICKET_LIFETIME,
  type SocketHolder,
  TicketOffice,
} from '#scripts/sandbox/world/tickets.ts'
import { GAMES, SEED } from '../world-size.ts'

const ROUTES = import.meta.glob<ServedCall[] | ((parts: RouteParts) => ServedCall[])>(
  '/scripts/sandbox/routes/**/*.ts',
  { import: 'calls', eager: true },
)

/** The brands of the preview; their sites are the pages of stories. */
class PreviewSites extends SiteRegistry {
  #sites = brands.map(({ id, brand }): Site => ({ id, root: '', hash: '', brand }))

  list(): Site[] {
    return this.#sites
  }

  /** Replaces a brand by one with other features. */
  change(brand: Brand): void {
    this.#sites = this.#sites.map((site) => (site.id === brand.id ? { ...site, brand } : site))
  }
}

/** Opens the sandbox's gateway in this page, with a world of its own in memory. */
export async function openGateway() {
  const sites = new PreviewSites()
  const state = new SandboxState()
  const db = openDatabase(':memory:')
  ensureWorld(db, SEED, GAMES)
  const keys = await openKeyStore(db)
  const tickets = new TicketOffice<SocketHolder>(SOCKET_TICKET_LIFETIME)
  const launches = new TicketOffice<LaunchHolder>(LAUNCH_TICKET_LIFETIME)
  const sockets = createSocket(sites, tickets)
  const prepared = new WeakSet<Brand>()
  const prepare = (brand: Brand) => {
    if (prepared.has(brand)) return
    ensureMerchant(db, SEED, brand)
    prepared.add(brand)
  }
  const siteOrigins = () => [window.location.origin]
  const parts = { tickets, launches, siteOrigins, seed: SEED }
  const calls = Object.values(ROUTES).flatMap((served) =>
    typeof served === 'function' ? served(parts) : served,
  )
  const pictures = createPictureAddresses('story')
  const gateway = createGateway({ db, keys, pictures, sites, state, sockets, calls, prepare })
  const testers = createConsole({
    db,
    keys,
    sites,
    state,
    sockets,
    calls,
    prepare,
    telemetry: new TelemetryLog(),
  })
  /** What Node's server tells about a request's connection. */
  const incoming = { socket: { remoteAddress: '127.0.0.1' } }

  return {
    /** Serves a brand as it is from now on. */
    change: (brand: Brand) => sites.change(brand),
    /** Answers a request that a page at `host` sends to its own origin. */
    fetch(request: Request, host: string): Response | Promise<Response> {
      const env = { incoming, host: findHost(sites, host), origin: new URL(request.url).origin }
      if (new URL(request.url).pathname.startsWith('/sandbox/')) {
        return testers.fetch(request, env as never)
      }
      return gateway.fetch(request, env as never)
    },
    connect: (request: Request) => sockets.fetch(request),
  }
}

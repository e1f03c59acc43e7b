import type { Brand } from '#core/brand/schema.ts'
import { addSocketTicket } from '#core/gateway/socket/api.ts'
import { updateLanguage } from '#core/locale/api.ts'
import type { LoggedIn } from '#core/session/schema.ts'
import { Actor, type Backstage, logIn, reset } from '#scripts/scenes/actor.ts'
import { accountOf, seenBefore } from '#scripts/scenes/arrival.ts'
import type { Scene } from '#scripts/scenes/scene.ts'
import { openGateway } from '../gateway/openGateway.ts'
import { listenForSockets } from '../gateway/sockets.ts'
import { drawSlip } from './slip.ts'

/** What a scene needs before its page opens. */
interface Setting {
  actor: Actor
  /** Address of the page, with its query and hash. */
  path: string
  /** Session of the person who sees the page; null for a visitor. */
  session: LoggedIn | null
  /** What the tab has in its session storage. */
  stored: Record<string, string>
  /** Sends a request to the gateway, as a page at this host does. */
  send: (request: Request, host: string) => Promise<Response>
}

const opening = openGateway()

/** Calls that pages send by themselves and that change nothing that another page shows. */
const HARMLESS = new Set<string>(
  [addSocketTicket, updateLanguage].map(({ definition }) => definition.path),
)

/** Merchants whose world a scene has changed; the next scene begins with a new one. */
const changed = new Set<string>()

/** Sessions by merchant and account, since each new one would be another of the player's devices. */
const sessions = new Map<string, LoggedIn>()

/** Prepares the gateway for a scene of a brand, as the gallery does at its sandbox. */
export async function setScene(scene: Scene, brand: Brand): Promise<Setting> {
  const gateway = await opening
  const { merchant } = brand
  const { origin } = window.location
  const send: Setting['send'] = async (request, host) => {
    const isRead = request.method === 'GET' || HARMLESS.has(new URL(request.url).pathname)
    if (!isRead) changed.add(merchant)
    return gateway.fetch(request, host)
  }
  const backstage: Backstage = {
    originOf: () => origin,
    fetch: (request) => send(request as Request, `${brand.id}.localhost`),
    ask: async (method, path, body) => {
      if (path !== '/sandbox/sessions') changed.add(merchant)
      const request = new Request(origin + path, {
        method,
        ...(body && { body: JSON.stringify(body) }),
      })
      const response = await gateway.fetch(request, 'localhost')
      if (!response.ok) throw new Error(`The console refused: ${await response.text()}`)
      return response.json()
    },
    drawSlip,
  }
  gateway.change(brand)
  listenForSockets(gateway.connect)
  if (changed.has(merchant)) {
    await reset(backstage, brand)
    for (const key of sessions.keys()) if (key.startsWith(`${merchant} `)) sessions.delete(key)
    changed.delete(merchant)
  }
  const actor = new Actor(backstage, brand)
  const path = (await scene.prepare?.(actor)) ?? scene.path
  const { systemStatus } = scene
  if (systemStatus) await backstage.ask('PUT', '/sandbox/state', { merchant, systemStatus })
  return {
    actor,
    path,
    session: scene.as ? await sessionOf(accountOf(scene)) : null,
    stored: await seenBefore(scene, actor),
    send,
  }

  async function sessionOf(account: string): Promise<LoggedIn> {
    const key = `${merchant} ${account}`
    const session = sessions.get(key) ?? (await logIn(backstage, brand, account))
    sessions.set(key, session)
    return session
  }
}

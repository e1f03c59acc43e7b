import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { brandRoutes } from '#app/features.ts'
import { createRefusalHandler } from '#app/refusals.ts'
import { brandAtom } from '#core/brand/brand.ts'
import { adoptModeAtom } from '#core/brand/mode.ts'
import { bindTransport } from '#core/contract/call.ts'
import { createGatewayTransport } from '#core/gateway/client.ts'
import { configureClock, learnGatewayTime } from '#core/gateway/clock.ts'
import { withSession } from '#core/gateway/withSession.ts'
import { updateLanguage } from '#core/locale/api.ts'
import { languageAtom } from '#core/locale/language.ts'
import { addSocketTicket } from '#core/gateway/socket/api.ts'
import { ensureCatalogue } from '#core/locale/words.ts'
import type { AppRoute } from '#core/navigation/route.ts'
import { configureChunks } from '#core/platform/loadChunk.ts'
import { createSessionQueryClient } from '#core/session/queryClient.ts'
import type { LoggedIn } from '#core/session/schema.ts'
import { rememberMerchant, sessionAtom, startSessionAtom } from '#core/session/session.ts'
import { permissionQuery } from '#core/system/queries.ts'
import { Actor, type Backstage, logIn, reset } from '#scripts/scenes/actor.ts'
import { accountOf, fateOf, seenBefore } from '#scripts/scenes/arrival.ts'
import type { Scene } from '#scripts/scenes/scene.ts'
import { applyLook, findBrand, languageOf, type Look } from '../applyLook.ts'
import { readFeatures } from '../featureSwitches.ts'
import { openGateway } from '../gateway/openGateway.ts'
import { listenForSockets } from '../gateway/sockets.ts'
import { enterAddress } from './address.ts'
import { findScene } from './scenes.ts'
import { drawSlip } from './slip.ts'

/** A page of the site for one story, with a gateway of its own. */
export interface Page {
  /** Differs for each opening, so that no state is kept from one opening to the next. */
  id: string
  scene: Scene
  store: ReturnType<typeof createStore>
  queryClient: QueryClient
  routes: readonly AppRoute[]
  actor: Actor
  /** Faults of the replies that the page received. */
  faults: readonly Error[]
  /** Whether no call is under way. */
  isQuiet: () => boolean
}

/** Keys that the app writes end in a version, unlike those of Storybook. */
const OWN_KEY = /:v\d+$|^(?:draft|merchant):/

const gatewayOfPage = openGateway()

/** Calls that pages send by themselves and that change nothing that another page shows. */
const HARMLESS = new Set<string>(
  [addSocketTicket, updateLanguage].map(({ definition }) => definition.path),
)

/** Merchants whose world a story has changed; the next story begins with a new one. */
const changed = new Set<string>()

/** Sessions by merchant and account, since each new one would be another of the player's devices. */
const sessions = new Map<string, Promise<LoggedIn>>()

/**
 * Opens a scene of the site in the toolbar's look, as `src/main.tsx` opens a page. Resolves to a
 * text if the brand has no such scene.
 */
export async function openPage(look: Look, name: string): Promise<Page | string> {
  const gateway = await gatewayOfPage
  const { brand: read, site } = findBrand(look.brand)
  const brand = { ...read, features: { ...read.features, ...readFeatures(look.features) } }
  const scene = findScene(name, brand)
  if (typeof scene === 'string') return scene

  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (OWN_KEY.test(key)) storage.removeItem(key)
  }
  const { origin } = window.location
  const { merchant } = brand
  const send = (request: Request, host: string) => {
    const isRead = request.method === 'GET' || HARMLESS.has(new URL(request.url).pathname)
    if (!isRead) changed.add(merchant)
    return Promise.resolve(gateway.fetch(request, host))
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
  if (changed.has(merchant)) {
    await reset(backstage, brand)
    for (const key of sessions.keys()) if (key.startsWith(`${merchant} `)) sessions.delete(key)
    changed.delete(merchant)
  }
  const actor = new Actor(backstage, brand)
  const path = (await scene.prepare?.(actor)) ?? scene.path
  if (scene.systemStatus) {
    await backstage.ask('PUT', '/sandbox/state', {
      merchant,
      systemStatus: scene.systemStatus,
    })
  }
  for (const [key, value] of Object.entries(await seenBefore(scene, actor))) {
    sessionStorage.setItem(key, value)
  }

  const store = createStore()
  const queryClient = createSessionQueryClient(store)
  const faults: Error[] = []
  let underWay = 0
  const host = `${scene.strangeHost ? 'stranger.' : ''}${brand.id}.localhost`
  const fetchAtHost = async (request: Request) => {
    if (scene.offline) throw new TypeError('This page has no network.')
    const fate = fateOf(scene, new URL(request.url).pathname)
    if (fate === 'fails') return new Response(null, { status: 500 })
    if (fate === 'hangs') return new Promise<Response>(() => {})
    underWay += 1
    try {
      return await send(request, host)
    } finally {
      underWay -= 1
    }
  }
  listenForSockets(gateway.connect)
  const shown = { ...site, features: brand.features, gateway: '' }
  store.set(brandAtom, shown)
  store.set(adoptModeAtom)
  rememberMerchant(shown)
  configureChunks({ isReplaced: () => false, mayReload: () => false })
  const transport = createGatewayTransport({
    baseUrl: origin,
    merchant: site.merchant,
    language: () => store.get(languageAtom),
    token: () => store.get(sessionAtom)?.token ?? null,
    fetch: fetchAtHost as typeof fetch,
    onTime: learnGatewayTime,
    onSchemaMismatch: (definition, mismatches) =>
      faults.push(new Error(`${definition.path}: ${JSON.stringify(mismatches)}`)),
    onRefusal: createRefusalHandler(store, queryClient),
  })
  bindTransport(withSession(transport, () => store.get(sessionAtom) !== null))
  configureClock({ ask: () => void queryClient.refetchQueries(permissionQuery) })
  if (scene.as) {
    const key = `${merchant} ${accountOf(scene)}`
    const session = sessions.get(key) ?? logIn(backstage, brand, accountOf(scene))
    sessions.set(key, session)
    store.set(startSessionAtom, await session)
  }
  await Promise.all([ensureCatalogue('shell'), store.set(languageAtom, languageOf(look))])
  applyLook(look)
  store.set(adoptModeAtom)
  enterAddress(path)
  return {
    id: crypto.randomUUID(),
    scene,
    store,
    queryClient,
    routes: brandRoutes(shown),
    actor,
    faults,
    isQuiet: () => underWay === 0,
  }
}

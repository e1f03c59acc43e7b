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
import { languageAtom } from '#core/locale/language.ts'
import { ensureCatalogue } from '#core/locale/words.ts'
import { configureShare } from '#core/navigation/addressToShare.ts'
import type { AppRoute } from '#core/navigation/route.ts'
import { configureChunks } from '#core/platform/loadChunk.ts'
import { createSessionQueryClient } from '#core/session/queryClient.ts'
import { rememberMerchant, sessionAtom, startSessionAtom } from '#core/session/session.ts'
import { permissionQuery } from '#core/system/queries.ts'
import type { Actor } from '#scripts/scenes/actor.ts'
import { PAY_HOST } from '#scripts/sandbox/world/money/pay-host.ts'
import { CHAT_HOST, GAME_HOSTS, SOCIAL_HOST } from '#scripts/scenery/addresses.ts'
import { changeOf, fateOf } from '#scripts/scenes/arrival.ts'
import type { Scene } from '#scripts/scenes/scene.ts'
import { isSpoiltLater } from '#scripts/scenes/steps.ts'
import { applyLook, directionOf, findBrand, languageOf, type Look } from '../applyLook.ts'
import { readFeatures } from '../featureSwitches.ts'
import { enterAddress } from './address.ts'
import { hasNoNetwork, restoreNetwork } from './network.ts'
import { type Absence, findScene } from './scenes.ts'
import { setScene } from './setScene.ts'

/** A page of the site for one story, with a gateway of its own. */
export interface Page {
  /** Differs for each opening, so that no state is kept from one opening to the next. */
  id: string
  scene: Scene
  look: Look
  store: ReturnType<typeof createStore>
  queryClient: QueryClient
  routes: readonly AppRoute[]
  actor: Actor
  /** Faults of the replies that the page received. */
  faults: readonly Error[]
  /** Whether no call is under way. */
  isQuiet: () => boolean
  /** The gateway, which fails or hangs as the scene says while it is spoilt. */
  gateway: { isSpoilt: boolean }
}

/** Keys that the app writes end in a version, unlike those of Storybook. */
const OWN_KEY = /:v\d+$|^(?:draft|merchant):/

/** Origin of another host of the sandbox, which has the preview's own port. */
const originAt = (host: string) => window.location.origin.replace(/\/\/[^/:]+/, `//${host}`)

/**
 * Opens a scene of the site in the toolbar's look, as `src/main.tsx` opens a page. Resolves to the
 * reason if the brand has no such scene.
 *
 * @param whileShown aborted when Storybook shows something else
 */
export async function openPage(
  look: Look,
  name: string,
  whileShown: AbortSignal,
): Promise<Page | Absence> {
  const { brand: read, site } = findBrand(look.brand)
  const brand = { ...read, features: { ...read.features, ...readFeatures(look.features) } }
  const scene = findScene(name, brand)
  applyLook(look)
  restoreNetwork()
  if ('reason' in scene) return scene

  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (OWN_KEY.test(key)) storage.removeItem(key)
  }
  const { actor, path, session, stored, send } = await setScene(scene, brand)
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)

  const store = createStore()
  const queryClient = createSessionQueryClient(store)
  const faults: Error[] = []
  let underWay = 0
  const gateway = { isSpoilt: !isSpoiltLater(scene.steps) }
  const host = `${scene.strangeHost ? 'stranger.' : ''}${brand.id}.localhost`
  const fetchAtHost = async (request: Request) => {
    if (scene.offline || hasNoNetwork()) throw new TypeError('This page has no network.')
    const { pathname } = new URL(request.url)
    const fate = gateway.isSpoilt ? fateOf(scene, pathname) : 'answered'
    if (fate === 'fails') return new Response(null, { status: 500 })
    if (fate === 'hangs') return new Promise<Response>(() => {})
    underWay += 1
    try {
      const response = await send(request, host)
      const change = response.ok && changeOf(scene, pathname)
      return change ? Response.json(change(await response.json()), response) : response
    } finally {
      underWay -= 1
    }
  }
  // As with the overlay of a sandbox, which allows the hosts that stand in for other companies.
  const origins = {
    ...site.origins,
    chat: [originAt(CHAT_HOST)],
    games: GAME_HOSTS.map(originAt),
    payments: [originAt(PAY_HOST)],
    social: [originAt(SOCIAL_HOST)],
  }
  const shown = { ...site, origins, features: brand.features, gateway: '' }
  store.set(brandAtom, shown)
  rememberMerchant(shown)
  configureShare({ origin: `https://${brand.domains[0]}` })
  configureChunks({ isReplaced: () => false, mayReload: () => false })
  const transport = createGatewayTransport({
    baseUrl: window.location.origin,
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
  if (session) store.set(startSessionAtom, session)
  await Promise.all([ensureCatalogue('shell'), store.set(languageAtom, languageOf(look))])
  // The app has set the direction of the language.
  document.documentElement.dir = directionOf(look)
  store.set(adoptModeAtom)
  enterAddress(path, whileShown)
  return {
    id: crypto.randomUUID(),
    scene,
    look,
    store,
    queryClient,
    routes: brandRoutes(shown),
    actor,
    faults,
    isQuiet: () => underWay === 0,
    gateway,
  }
}

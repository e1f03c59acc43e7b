import './app/theme.css'
import './app/layout.css'
import './app/home.css'
import './app/shell.css'
import './app/tile.css'
import { createStore } from 'jotai'
import { startTransition } from 'react'
import { App } from '#app/App.tsx'
import { createRefusalHandler } from '#app/refusals.ts'
import { prefetchShell } from '#app/prefetch.ts'
import { brandRoutes } from '#app/features.ts'
import { brandAtom, readBrand } from '#core/brand/brand.ts'
import { hasNewRelease } from './core/platform/newRelease.ts'
import { configureChunks, loadChunk } from './core/platform/loadChunk.ts'
import { bindTransport } from '#core/contract/call.ts'
import { configureClock, learnGatewayTime } from './core/gateway/clock.ts'
import { createGatewayTransport } from '#core/gateway/client.ts'
import { watchInstallOffer } from './core/platform/installOffer.ts'
import { noteError, noteErrors } from './core/platform/noteErrors.ts'
import { isPageHeld } from './core/platform/holdPage.ts'
import { withSession } from '#core/gateway/withSession.ts'
import { pageContextAtom } from './core/locale/pageContext.ts'
import { adoptLanguageAtom, languageAtom } from '#core/locale/language.ts'
import { ensureCatalogue } from '#core/locale/words.ts'
import { findRoute } from '#core/navigation/route.ts'
import { openPopupAtom, popupOf } from '#core/popups/popups.ts'
import { createSessionQueryClient } from '#core/session/queryClient.ts'
import {
  adoptSessionAtom,
  identityAtom,
  rememberMerchant,
  sessionAtom,
} from '#core/session/session.ts'
import { showFailure } from './app/showFailure.ts'
import { permissionQuery } from '#core/system/queries.ts'
import { nextTask } from '#lib/later.ts'
import { flushVendors } from '#parts/games/queries.ts'
import { keepLinkCodes } from './core/session/linkCodes.ts'
import { adoptModeAtom } from './core/brand/mode.ts'

/**
 * Longest wait of the first screen for the gateway's replies, in milliseconds; then the screen is
 * drawn with placeholders.
 */
const ANSWERS_WAIT_MS = 500
/**
 * Longest wait in milliseconds for the first screen's replies before React's renderer is evaluated.
 */
const RENDERER_WAIT_MS = 150

/** Milliseconds from the first screen until the site's files are kept on the device. */
const KEEP_AFTER_MS = 5000

const keepSite = () =>
  import('./app/keepSite.ts').then(
    (module) => module.keepSite(),
    () => {},
  )

/** Also tells telemetry of an error that an error boundary caught. */
function noteCaught(error: unknown) {
  console.error(error)
  noteError('caught', error)
}

async function boot(root: HTMLElement) {
  // Without TLS, browsers keep back the cryptography that sessions and calls need.
  if (!isSecureContext)
    return import('./app/showInsecure.ts').then((module) => module.showInsecure())
  const store = createStore()
  const queryClient = createSessionQueryClient(store)
  const brand = readBrand(document)
  store.set(brandAtom, brand)
  store.set(adoptModeAtom)
  rememberMerchant(brand)
  store.set(adoptSessionAtom)
  // A visitor who follows a friend's or an affiliate's link usually wants to register.
  const hasNewCodes = keepLinkCodes(window.location.search)
  // The registration does not open if the address itself opens a popup.
  if (hasNewCodes && !store.get(sessionAtom) && !popupOf(window.location.pathname)) {
    store.set(openPopupAtom, { kind: 'register' })
  }
  watchInstallOffer(store)
  store.sub(languageAtom, () => flushVendors(queryClient))
  configureChunks({
    // Without a network, a reload would show the browser's own error page.
    isReplaced: async () => navigator.onLine && (await hasNewRelease()),
    mayReload: () => !isPageHeld(),
  })
  const gateway = createGatewayTransport({
    baseUrl: brand.gateway || window.location.origin,
    merchant: brand.merchant,
    language: () => store.get(languageAtom),
    token: () => store.get(sessionAtom)?.token ?? null,
    thumbprint: brand.gatewayKeyThumbprint,
    onTime: learnGatewayTime,
    onSchemaMismatch: (...mismatch) =>
      void import('#core/gateway/reportMismatches.ts').then(
        (module) => module.reportMismatches(...mismatch),
        () => {},
      ),
    onRefusal: createRefusalHandler(store, queryClient),
  })
  bindTransport(withSession(gateway, () => store.get(sessionAtom) !== null))
  configureClock({ ask: () => void queryClient.refetchQueries(permissionQuery) })

  const routes = brandRoutes(brand)
  const route = findRoute(routes, window.location.pathname)
  const words = loadChunk('words', () => {
    void ensureCatalogue('shell')
    return store.set(adoptLanguageAtom)
  })
  const screen = route?.screen.load()
  await nextTask()
  const answers = Promise.allSettled([
    route?.prefetch?.(queryClient, brand, store.get(languageAtom), store.get(identityAtom)),
    nextTask().then(() =>
      prefetchShell(queryClient, store.get(pageContextAtom), store.get(identityAtom)),
    ),
  ])

  const answered = (atMost: number) =>
    Promise.race([answers, new Promise((resolve) => setTimeout(resolve, atMost))])
  // React's renderer waits for the replies, unless the gateway is slow, so that the first games
  // appear before its code is evaluated.
  const code = answered(RENDERER_WAIT_MS).then(() =>
    loadChunk('renderer', () => import('react-dom/client')),
  )

  // The skeleton stays until the first screen can replace it completely.
  const [spoken, renderer] = await Promise.allSettled([
    words,
    code,
    screen,
    // The first screen waits for its replies, so that it is drawn only once, with its content.
    answered(ANSWERS_WAIT_MS),
  ])
  if (spoken.status === 'rejected' || renderer.status === 'rejected') return showFailure()
  const { createRoot } = renderer.value
  // The first screen is drawn in a React transition, so that phones can react to a touch meanwhile.
  startTransition(() =>
    createRoot(root, { onCaughtError: noteCaught }).render(
      <App store={store} queryClient={queryClient} routes={routes} />,
    ),
  )
  if (brand.serviceWorker && import.meta.env.PROD) setTimeout(keepSite, KEEP_AFTER_MS)
}

noteErrors()
// The app starts in a separate task, so that phones can react to a touch before its code runs.
setTimeout(() => void boot(document.getElementById('root') as HTMLElement))

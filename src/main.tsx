import './app/theme.css'
import './app/layout.css'
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
import { reportMismatches } from '#core/gateway/reportMismatches.ts'
import { hasWriteUnderWay } from '#core/gateway/writesUnderWay.ts'
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
import { permissionQuery } from '#core/system/queries.ts'
import { nextTask } from '#lib/later.ts'
import { flushVendors } from '#parts/games/queries.ts'
import { keepLinkCodes } from './core/session/linkCodes.ts'
import { adoptModeAtom } from './core/brand/mode.ts'

/**
 * Longest wait of the first screen for its replies, in milliseconds; then it is drawn with
 * placeholders.
 */
const ANSWERS_WAIT_MS = 500
/** Longest wait in milliseconds for the same replies before React's renderer is evaluated. */
const RENDERER_WAIT_MS = 150

async function boot(root: HTMLElement) {
  const store = createStore()
  const queryClient = createSessionQueryClient(store)
  const brand = readBrand(document)
  store.set(brandAtom, brand)
  store.set(adoptModeAtom)
  rememberMerchant(brand)
  store.set(adoptSessionAtom)
  // A visitor who follows a friend's or an affiliate's link usually wants to register.
  const hasNewCodes = keepLinkCodes(window.location.search)
  // No popup opens here if the address itself opens one.
  if (hasNewCodes && !store.get(sessionAtom) && !popupOf(window.location.pathname)) {
    store.set(openPopupAtom, { kind: 'register' })
  }
  store.sub(languageAtom, () => flushVendors(queryClient))
  configureChunks({
    mayReload: async () =>
      // Without a network, a reload would show the browser's own error page.
      navigator.onLine && (await hasNewRelease()) && !hasWriteUnderWay(),
  })
  const gateway = createGatewayTransport({
    baseUrl: brand.gateway || window.location.origin,
    merchant: brand.merchant,
    language: () => store.get(languageAtom),
    token: () => store.get(sessionAtom)?.token ?? null,
    thumbprint: brand.gatewayKeyThumbprint,
    onTime: learnGatewayTime,
    onSchemaMismatch: reportMismatches,
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
    prefetchShell(queryClient, store.get(pageContextAtom), store.get(identityAtom)),
    nextTask().then(() =>
      route?.prefetch?.(queryClient, brand, store.get(languageAtom), store.get(identityAtom)),
    ),
  ])

  const answered = (atMost: number) =>
    Promise.race([answers, new Promise((resolve) => setTimeout(resolve, atMost))])
  // The first games appear before this code is evaluated, unless the gateway is slow.
  const code = answered(RENDERER_WAIT_MS).then(() =>
    loadChunk('renderer', () => import('react-dom/client')),
  )

  // The skeleton stays until the first screen can replace it completely.
  const [spoken, renderer] = await Promise.allSettled([
    words,
    code,
    screen,
    // Waits for the replies, so that the screen is drawn once with its content and not twice.
    answered(ANSWERS_WAIT_MS),
  ])
  if (spoken.status === 'rejected' || renderer.status === 'rejected') return showFailure()
  const { createRoot } = renderer.value
  // As a transition, so that phones can react to a touch while the first screen is drawn.
  startTransition(() =>
    createRoot(root).render(<App store={store} queryClient={queryClient} routes={routes} />),
  )
}

/**
 * Nothing can be drawn, so a message that is already in the page is shown (`scripts/brand/stamp`).
 */
function showFailure() {
  for (const block of document.querySelectorAll<HTMLElement>('.failure')) {
    block.hidden = block.lang !== document.documentElement.lang
  }
}

// In a separate task, so that phones can react to a touch between loading and running the code.
setTimeout(() => void boot(document.getElementById('root') as HTMLElement))

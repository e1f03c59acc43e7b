import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import { findRoute, type AppRoute } from '#core/navigation/route.ts'
import { CurrentScreen } from '#app/CurrentScreen.tsx'
import { noticeAtom } from '#core/notices/notices.ts'
import { sessionAtom } from '#core/session/session.ts'
import { PopupHost } from '#app/popups/PopupHost.tsx'
import { SystemGate } from '#app/states/SystemGate.tsx'
import { LazyPart } from '#ui/LazyPart.tsx'
import { useIdle } from '#ui/useIdle.ts'
import { BottomNav } from './BottomNav.tsx'
import { Header } from './Header.tsx'
import { SideMenuPlace } from './SideMenuPlace.tsx'
import { useIsWide } from './useIsWide.ts'
import { usePageTitle } from './usePageTitle.ts'

const AgentHeader = lazy(() =>
  import('./AgentHeader.tsx').then((module) => ({ default: module.AgentHeader })),
)
const SideMenu = lazy(() =>
  import('./SideMenu.tsx').then((module) => ({ default: module.SideMenu })),
)
const { Component: SessionKeeper } = lazyScreen(
  'shell',
  'SessionKeeper',
  () => import('#app/session/SessionKeeper.tsx'),
)
const AnnouncementHost = lazy(() =>
  import('#app/popups/AnnouncementHost.tsx').then((module) => ({
    default: module.AnnouncementHost,
  })),
)
const loadToasts = () => import('./Toasts.tsx')
const Toasts = lazy(() => loadToasts().then((module) => ({ default: module.Toasts })))
const Footer = lazy(() => import('./Footer.tsx').then((module) => ({ default: module.Footer })))

/** Loaded ahead: when the network is gone, the code of notices cannot be fetched. */
const TOASTS_AFTER_MS = 5000

function keepToastsAtHand() {
  const timer = setTimeout(() => loadToasts().catch(() => undefined), TOASTS_AFTER_MS)
  return () => clearTimeout(timer)
}

const KEEPER_AGAIN_MS = 5000

/** Loads the session's limits again: a session must not stay without them after a lost chunk. */
function TryAgainSoon({ resetErrorBoundary }: FallbackProps) {
  useEffect(() => {
    const timer = setTimeout(resetErrorBoundary, KEEPER_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [resetErrorBoundary])
  return null
}

/** What stands around every screen, by the screen's layout (docs/product.md §2.2). */
export function Shell({ routes }: { routes: readonly AppRoute[] }) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const route = findRoute(routes, pathname)
  usePageTitle(route?.title)
  const isWide = useIsWide()
  const noticed = useAtomValue(noticeAtom) !== null
  const session = useAtomValue(sessionAtom)
  const idle = useIdle()
  useEffect(keepToastsAtHand, [])
  const layout = route?.layout ?? 'page'
  const sideMenu = layout === 'home' || layout === 'page'
  const agents = layout === 'agent'
  const footer = layout !== 'bare'
  return (
    <SystemGate>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-primary px-4 py-3 text-on-primary focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
      >
        {t`Skip to content`}
      </a>
      {agents ? (
        <LazyPart fallback={<div className="h-15 border-b border-border lg:h-17" />}>
          <AgentHeader />
        </LazyPart>
      ) : (
        <Header sideMenu={sideMenu} />
      )}
      <div className="flex min-h-[calc(100dvh-var(--spacing)*15)] items-start">
        {sideMenu && isWide && (
          <LazyPart fallback={<SideMenuPlace />}>
            <SideMenu />
          </LazyPart>
        )}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 self-stretch outline-none">
          <CurrentScreen route={route} />
        </main>
      </div>
      {footer && (
        <LazyPart>
          <Footer />
        </LazyPart>
      )}
      {!agents && <BottomNav />}
      <PopupHost />
      {idle && footer && !agents && (
        <LazyPart>
          <AnnouncementHost />
        </LazyPart>
      )}
      {session && (
        <ErrorBoundary key={session.token} FallbackComponent={TryAgainSoon}>
          <Suspense fallback={null}>
            <SessionKeeper session={session} />
          </Suspense>
        </ErrorBoundary>
      )}
      {noticed && (
        <LazyPart>
          <Toasts />
        </LazyPart>
      )}
    </SystemGate>
  )
}

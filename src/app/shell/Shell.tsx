import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import { findRoute, type AppRoute } from '#core/navigation/route.ts'
import { CurrentScreen } from '#app/CurrentScreen.tsx'
import { noticeAtom } from '#core/popups/notices.ts'
import { sessionAtom } from '#core/session/session.ts'
import { PopupHost } from '#app/popups/PopupHost.tsx'
import { SystemGate } from '#app/states/SystemGate.tsx'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { useIdle } from '#ui/useIdle.ts'
import { BottomNav } from './BottomNav.tsx'
import { Header } from './Header.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { SideMenuPlace } from './SideMenuPlace.tsx'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { usePageTitle } from './usePageTitle.ts'

const { Component: AgentHeader } = lazyScreen(
  'shell',
  'AgentHeader',
  () => import('./AgentHeader.tsx'),
)
const { Component: SideMenu } = lazyScreen('shell', 'SideMenu', () => import('./SideMenu.tsx'))
const { Component: SessionKeeper } = lazyScreen(
  'shell',
  'SessionKeeper',
  () => import('#app/session/SessionKeeper.tsx'),
)
const { Component: AnnouncementHost } = lazyScreen(
  'shell',
  'AnnouncementHost',
  () => import('#app/popups/AnnouncementHost.tsx'),
)
const { Component: Toasts } = lazyScreen('shell', 'Toasts', () => import('./Toasts.tsx'))
const pageFooter = lazyScreen('shell', 'Footer', () => import('./Footer.tsx'))

const PREFETCH_AFTER_MS = 5000

/** Loads, long after the first screen, the code of parts that come into use later. */
function usePrefetchedParts(plays: boolean) {
  useEffect(() => {
    const left = new AbortController()
    const timer = setTimeout(() => {
      import('./prefetchParts.ts').then(
        ({ prefetchParts }) => prefetchParts(plays, left.signal),
        () => undefined,
      )
    }, PREFETCH_AFTER_MS)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [plays])
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
  const layout = route?.layout ?? 'page'
  const sideMenu = layout === 'home' || layout === 'page'
  const agents = layout === 'agent'
  const footer = layout !== 'bare'
  usePrefetchedParts(!agents)
  return (
    <SystemGate>
      <a href="#main" className="skip-link">
        {t`Skip to content`}
      </a>
      <a href="#game-list" className="skip-link">
        {t`Skip to the games`}
      </a>
      <OfflineBar />
      {agents ? (
        <LazyPart failure="tell" fallback={<div className="h-15 border-b border-border lg:h-17" />}>
          <AgentHeader />
        </LazyPart>
      ) : (
        <Header sideMenu={sideMenu} />
      )}
      <div className="flex min-h-[calc(100dvh-var(--spacing)*15)] items-start">
        {sideMenu && isWide && (
          <LazyPart failure="tell" fallback={<SideMenuPlace />}>
            <SideMenu />
          </LazyPart>
        )}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 self-stretch outline-none">
          <CurrentScreen route={route} />
        </main>
      </div>
      {footer && (
        <LazyPart later={pageFooter} failure="tell">
          <pageFooter.Component />
        </LazyPart>
      )}
      {!agents && <BottomNav layout={layout} />}
      <PopupHost />
      {idle && footer && !agents && (
        <LazyPart failure="hide">
          <AnnouncementHost />
        </LazyPart>
      )}
      {session && (
        // A session must not be without its limits because a chunk was lost once.
        <LazyPart key={session.token} failure="again">
          <SessionKeeper session={session} />
        </LazyPart>
      )}
      {noticed && (
        <LazyPart failure="again">
          <Toasts />
        </LazyPart>
      )}
    </SystemGate>
  )
}

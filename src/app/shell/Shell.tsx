import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import { findRoute, type AppRoute } from '#core/navigation/route.ts'
import { CurrentScreen } from '#app/CurrentScreen.tsx'
import { noticeAtom } from '#core/notices/notices.ts'
import { sessionAtom } from '#core/session/session.ts'
import { PopupHost } from '#app/popups/PopupHost.tsx'
import { SystemGate } from '#app/states/SystemGate.tsx'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { useIdle } from '#ui/useIdle.ts'
import { BottomNav } from './BottomNav.tsx'
import { Header } from './Header.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { SideMenuPlace } from './SideMenuPlace.tsx'
import { useIsWide } from '#core/navigation/useIsWide.ts'
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
/** Ahead of time without the loader: that would reload the page for a part that nobody waits for. */
const importToasts = () => import('./Toasts.tsx')
const { Component: Toasts } = lazyScreen('shell', 'Toasts', importToasts)
const pageFooter = lazyScreen('shell', 'Footer', () => import('./Footer.tsx'))

const AHEAD_AFTER_MS = 5000

/**
 * Loads ahead what a player waits for after a tap on a game, and the code of notices, which cannot be
 * fetched when the network is gone.
 */
function loadAhead() {
  const ahead = [
    importToasts,
    async () => (await import('#app/popups/gameAhead.ts')).loadGameAhead(),
  ]
  const timer = setTimeout(
    () => ahead.forEach((load) => load().catch(() => undefined)),
    AHEAD_AFTER_MS,
  )
  return () => clearTimeout(timer)
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
  useEffect(loadAhead, [])
  const layout = route?.layout ?? 'page'
  const sideMenu = layout === 'home' || layout === 'page'
  const agents = layout === 'agent'
  const footer = layout !== 'bare'
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

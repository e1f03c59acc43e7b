import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { findRoute, type AppRoute } from '#core/navigation/route.ts'
import { CurrentScreen } from './CurrentScreen.tsx'
import { noticeAtom } from '#core/popups/notices.ts'
import { sessionAtom } from '#core/session/session.ts'
import { PopupHost } from './popups/PopupHost.tsx'
import { POPUPS } from './popupScreens.ts'
import { SystemGate } from './states/SystemGate.tsx'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { whenIdle } from '#lib/later.ts'
import { useIdle } from '#ui/useIdle.ts'
import { BottomNav } from './shell/BottomNav.tsx'
import { Header } from './shell/Header.tsx'
import { OfflineBar } from './shell/OfflineBar.tsx'
import { SideMenuPlace } from './shell/SideMenuPlace.tsx'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { usePageTitle } from './shell/usePageTitle.ts'

const { Component: AgentHeader } = lazyScreen(
  'AgentHeader',
  () => import('./shell/AgentHeader.tsx'),
)
const { Component: SideMenu } = lazyScreen('SideMenu', () => import('./shell/SideMenu.tsx'))
const { Component: SessionKeeper } = lazyScreen(
  'SessionKeeper',
  () => import('./session/SessionKeeper.tsx'),
)
const { Component: AnnouncementHost } = lazyScreen(
  'AnnouncementHost',
  () => import('./popups/AnnouncementHost.tsx'),
)
const toasts = lazyScreen('Toasts', () => import('./shell/Toasts.tsx'))
const pageFooter = lazyScreen('Footer', () => import('./shell/Footer.tsx'))

const PREFETCH_AFTER_MS = 5000

/**
 * Loads ahead, long after the first screen, the notices, which cannot be fetched once the network is
 * gone, and for who may play the game's popup.
 */
function usePrefetchedParts(plays: boolean) {
  useEffect(() => {
    let drop = () => {}
    const timer = setTimeout(() => {
      drop = whenIdle(() => {
        void toasts.prefetch()
        if (plays) void POPUPS.get('game')?.prefetch()
      })
    }, PREFETCH_AFTER_MS)
    return () => {
      clearTimeout(timer)
      drop()
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
          <toasts.Component />
        </LazyPart>
      )}
    </SystemGate>
  )
}

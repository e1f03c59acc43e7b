import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { findRoute, type AppRoute } from '#core/navigation/route.ts'
import { CurrentScreen } from './CurrentScreen.tsx'
import {
  AgentHeader,
  AnnouncementHost,
  footer,
  GameAhead,
  SessionKeeper,
  Toasts,
} from './shellParts.ts'
import { useBrand } from '#core/brand/brand.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { sessionAtom } from '#core/session/session.ts'
import { PopupHost } from './popups/PopupHost.tsx'
import { SystemGate } from './states/SystemGate.tsx'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { useIdle } from '#ui/useIdle.ts'
import { BottomNav } from './shell/BottomNav.tsx'
import { Header } from './shell/Header.tsx'
import { menuBeside } from './shell/shells.tsx'
import { OfflineBar } from './shell/OfflineBar.tsx'
import { SideMenuPlace } from './shell/SideMenuPlace.tsx'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { useClearHeader } from './shell/useClearHeader.ts'
import { usePageTitle } from './shell/usePageTitle.ts'

/** Header, menus and footer around every screen (docs/product.md §2.2). */
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
  const { theme } = useBrand()
  const menu = menuBeside(theme, layout)
  const clear = useClearHeader(layout)
  const agents = layout === 'agent'
  const hasFooter = layout !== 'bare'
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
        <LazyPart failure="tell" fallback={<div className="site-header header-bar" />}>
          <AgentHeader />
        </LazyPart>
      ) : (
        <Header layout={layout} clear={clear} />
      )}
      <div className="flex min-h-[calc(100dvh-var(--spacing)*15)] items-start">
        {menu && isWide && (
          <LazyPart failure="tell" fallback={<SideMenuPlace />}>
            {menu}
          </LazyPart>
        )}
        <main
          id="main"
          tabIndex={-1}
          className={`min-w-0 flex-1 self-stretch outline-none ${clear ? 'under-header' : ''}`}
        >
          <CurrentScreen route={route} />
        </main>
      </div>
      {hasFooter && (
        <LazyPart later={footer} failure="tell">
          <footer.Component />
        </LazyPart>
      )}
      {!agents && theme.phoneNav !== 'tabs' && <BottomNav layout={layout} />}
      <PopupHost />
      {idle && !agents && (
        <LazyPart failure="hide">
          {hasFooter && <AnnouncementHost />}
          <GameAhead />
        </LazyPart>
      )}
      {session && (
        // If this code fails to load, the page tries again by itself: without it, the session would
        // have no time limits.
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

import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { findRoute, type AppRoute } from '#core/navigation/route.ts'
import { CurrentScreen } from './CurrentScreen.tsx'
import { AgentHeader, AnnouncementHost, footer, SessionKeeper, Toasts } from './shellParts.ts'
import { useBrand } from '#core/brand/brand.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { sessionAtom } from '#core/session/session.ts'
import { PopupHost } from './popups/PopupHost.tsx'
import { POPUPS } from './popupScreens.ts'
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

/** Milliseconds from the page's arrival until the game popup's code may be loaded ahead. */
const PREFETCH_AFTER_MS = 5000
/** Milliseconds for which the player must have done nothing before that. */
const QUIET_MS = 1000
const ACTIONS = ['pointerdown', 'touchmove', 'wheel', 'keydown', 'scroll'] as const

/**
 * Loads the code of the game popup ahead, for pages where players choose games. It waits until the
 * player does nothing, since running that code would delay the answer to a press.
 */
function useGamePrefetch(plays: boolean) {
  useEffect(() => {
    if (!plays) return
    const due = performance.now() + PREFETCH_AFTER_MS
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      const ms = Math.max(QUIET_MS, due - performance.now())
      timer = setTimeout(() => void POPUPS.get('game')?.prefetch(), ms)
    }
    wait()
    for (const action of ACTIONS) {
      window.addEventListener(action, wait, { capture: true, passive: true })
    }
    return () => {
      clearTimeout(timer)
      for (const action of ACTIONS) window.removeEventListener(action, wait, { capture: true })
    }
  }, [plays])
}

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
  useGamePrefetch(!agents)
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
      {idle && hasFooter && !agents && (
        <LazyPart failure="hide">
          <AnnouncementHost />
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

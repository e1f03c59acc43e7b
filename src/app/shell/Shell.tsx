import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom'
import type { FeatureName } from '#core/brand/features.ts'
import type { RouteHandle } from '#core/navigation/handle.ts'
import { useFeature } from '#core/system/permission.ts'
import { PopupHost } from '#app/popups/PopupHost.tsx'
import { NotFoundScreen } from '#app/states/NotFoundScreen.tsx'
import { SystemGate } from '#app/states/SystemGate.tsx'
import { BottomNav } from './BottomNav.tsx'
import { Header } from './Header.tsx'
import { LoadingCover } from './LoadingCover.tsx'
import { SideMenu } from './SideMenu.tsx'
import { usePageTitle } from './usePageTitle.ts'

const Footer = lazy(() => import('./Footer.tsx').then((module) => ({ default: module.Footer })))

const DEFAULT_HANDLE: RouteHandle = { layout: 'page', access: 'visitor' }

/** What stands around every screen, by the screen's layout (specification §2.2). */
export function Shell() {
  const { t } = useLingui()
  const matches = useMatches()
  const handle =
    (matches.findLast(({ handle: each }) => each)?.handle as RouteHandle | undefined) ??
    DEFAULT_HANDLE
  usePageTitle(handle)
  const { layout } = handle
  const sideMenu = layout === 'home' || layout === 'page'
  const footer = layout !== 'bare'
  return (
    <SystemGate>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-primary px-4 py-3 text-on-primary focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
      >
        {t`Skip to the content`}
      </a>
      <Header sideMenu={sideMenu} />
      <div className="flex min-h-[calc(100dvh-var(--spacing)*15)] items-start">
        {sideMenu && <SideMenu />}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 self-stretch outline-none">
          {handle.feature ? <GatedOutlet feature={handle.feature} /> : <Outlet />}
        </main>
      </div>
      {footer && (
        <Suspense fallback={null}>
          <Footer />
        </Suspense>
      )}
      <BottomNav />
      <LoadingCover />
      <PopupHost />
      <ScrollRestoration />
    </SystemGate>
  )
}

/** A page whose feature the gateway turned off is not there. */
function GatedOutlet({ feature }: { feature: FeatureName }) {
  return useFeature(feature) === 'off' ? <NotFoundScreen /> : <Outlet />
}

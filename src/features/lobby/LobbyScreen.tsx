import { Suspense } from 'react'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { HOME_PLACE } from '#parts/browser/browserUrl.ts'
import { useGameBrowser } from '#parts/browser/useGameBrowser.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomeSections } from './HomeSections.tsx'
import { categoryMenu } from './lazySections.ts'
import { NoticeBar } from './NoticeBar.tsx'

const { Component: LobbyBrowser } = lazyScreen('LobbyBrowser', () => import('./LobbyBrowser.tsx'))

/**
 * The home page (docs/product.md §2.3): banner, notice and lobby sections, or the category that
 * the address names.
 */
export function LobbyScreen() {
  const browser = useGameBrowser(HOME_PLACE)
  const home = browser.state.category === 'HOME'
  const isWide = useIsWide()
  return (
    <div className="flex flex-col gap-3 pb-10">
      {/* The hero may be wider than the rows: a strip reaches the edges of the window. */}
      {home && <HomeHero />}
      <div
        className={`mx-auto flex w-full max-w-350 flex-col gap-6 px-4 lg:px-8 ${home ? 'lg:gap-4' : 'lg:pt-3'}`}
      >
        {home ? (
          <>
            <div className="flex flex-col gap-3">
              <NoticeBar />
              {!isWide && (
                <LazyPart
                  later={categoryMenu}
                  failure="tell"
                  fallback={<div className="category-place" />}
                >
                  <categoryMenu.Component />
                </LazyPart>
              )}
            </div>
            <div id="game-list" tabIndex={-1} className="home-sections">
              <HomeSections />
            </div>
          </>
        ) : (
          <Suspense fallback={<div className="min-h-dvh" />}>
            <LobbyBrowser browser={browser} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

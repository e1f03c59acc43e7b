import { type ReactNode, useEffect, useRef } from 'react'
import { BottomNav } from '#app/shell/BottomNav.tsx'
import { Footer } from '#app/shell/Footer.tsx'
import { Header } from '#app/shell/Header.tsx'
import { menuBeside } from '#app/shell/shells.tsx'
import { useClearHeader } from '#app/shell/useClearHeader.ts'
import { useBrand } from '#core/brand/brand.ts'
import { HomeHero } from '#features/lobby/hero/HomeHero.tsx'
import { GamesSection } from '#features/lobby/GamesSection.tsx'
import { HotSection } from '#features/lobby/HotSection.tsx'
import { NewSection } from '#features/lobby/NewSection.tsx'
import { useIsWide } from '#core/platform/useIsWide.ts'

/** The home page in small: header, menu beside the page, first picture, a row of games. */
export function Home() {
  const { theme } = useBrand()
  const menu = menuBeside(theme, 'home')
  const clear = useClearHeader('home')
  const isWide = useIsWide()
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!clear) return
    // The site's header fills when the window scrolls; a small page always stays at its top.
    const keep = () => page.current?.querySelector('header')?.setAttribute('data-clear', 'true')
    const keepAfterDrawing = () => requestAnimationFrame(keep)
    window.addEventListener('scroll', keepAfterDrawing)
    return () => window.removeEventListener('scroll', keepAfterDrawing)
  }, [clear])
  return (
    <div ref={page} className="contents">
      <Header layout="home" clear={clear} />
      <div className="flex items-start">
        {isWide && menu}
        <div className={`min-w-0 flex-1 ${clear ? 'under-header' : ''}`}>
          <HomeHero />
          <Rows />
        </div>
      </div>
      {!isWide && theme.phoneNav !== 'tabs' && <BottomNav layout="home" />}
    </div>
  )
}

/** The first row of games, in the form of the page's composition. */
export const Rows = () => (
  <div className="mx-auto w-full max-w-page px-4 py-6 lg:px-8">
    <div className="home-sections">
      <HotSection />
    </div>
  </div>
)

/** The first rows of the home page: games, and vendors of two categories. */
export const Sections = () => (
  <div className="mx-auto w-full max-w-page px-4 py-6 lg:px-8">
    <div className="home-sections">
      <HotSection />
      <GamesSection type="RNG" />
      <NewSection />
    </div>
  </div>
)

export const PageEnd = () => <Footer />

/** A window that is drawn smaller, so that a whole page stands beside others. */
export const Miniature = ({
  width = 1440,
  children,
}: {
  width?: number | undefined
  children: ReactNode
}) => (
  <div className="relative overflow-hidden" style={{ aspectRatio: 16 / 10, containerType: 'size' }}>
    {/* Positioned parts of the page stay in the miniature, since it is transformed. */}
    <div
      inert
      className="absolute start-0 top-0 origin-top-left overflow-hidden"
      style={{ width, height: width / 1.6, scale: `calc(100cqw / ${width}px)` }}
    >
      {children}
    </div>
  </div>
)

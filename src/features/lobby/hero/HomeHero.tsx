import type { ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { useBanners } from '#core/system/announcements/useAnnouncements.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { FirstPicture } from './FirstPicture.tsx'

const later = lazyScreen('HeroSlides', () => import('./HeroSlides.tsx'))
const HeroSlides = later.Component

/** The space below the picture is reserved for the dots that choose a slide. */
const AboveDots = ({ children, className }: { children: ReactNode; className: string }) => (
  <div className="above-dots">
    <div className={`overflow-hidden ${className}`}>{children}</div>
  </div>
)

const picture = <FirstPicture className="size-full" />
const pictureBeside = <FirstPicture className="w-full" />

/** What stays in the place of the slides until they are there, for each value of the choice `hero`. */
const STILLS: Record<RuntimeBrand['theme']['hero'], ReactNode> = {
  bleed: <AboveDots className="hero-bleed">{picture}</AboveDots>,
  framed: (
    <AboveDots className="hero-framed-slide">
      <div className="hero-framed overflow-hidden rounded-hero">{picture}</div>
    </AboveDots>
  ),
  spotlight: (
    <AboveDots className="hero-spotlight-slide hero-spotlight-still">
      <div className="hero-spotlight overflow-hidden rounded-hero">{picture}</div>
    </AboveDots>
  ),
  split: (
    <AboveDots className="hero-split rounded-hero">
      {pictureBeside}
      <span />
    </AboveDots>
  ),
  words: (
    <div className="hero-words">
      <span />
      <FirstPicture className="slide-still w-full" />
      <ul className="slide-lines" />
    </div>
  ),
  mosaic: (
    <div className="hero-mosaic">
      <div className="overflow-hidden">{picture}</div>
      <span />
      <span />
    </div>
  ),
  none: null,
}

/**
 * The first picture of the home page, under the hidden name of the site. The picture of the first
 * paint stays until the code of the slides and the banners are there.
 */
export function HomeHero() {
  const {
    name,
    theme: { hero },
  } = useBrand()
  // The banners are asked for while the code of the slides loads.
  useBanners('w_home')
  const still = STILLS[hero]
  return (
    <div className="home-hero">
      <h1 className="sr-only">{name}</h1>
      <div className="hero-frame">
        <LazyPart later={later} failure="hide" fallback={still}>
          <HeroSlides still={still} />
        </LazyPart>
      </div>
    </div>
  )
}

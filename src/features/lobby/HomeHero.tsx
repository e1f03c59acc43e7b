import { useLingui } from '@lingui/react/macro'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { useBrand } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { LANGUAGES } from '#rules/languages.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useOpenPopups } from '#core/popups/useOpenPopups.ts'
import { BannerPicture } from '#parts/content/BannerPicture.tsx'
import { useBanners } from '#core/system/announcements/useAnnouncements.ts'
import { useLaunch } from '#parts/games/useLaunch.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'

const carousel = lazyScreen('Carousel', () => import('#ui/Carousel.tsx'))
const Carousel = carousel.Component

/**
 * Layout for each banner style that a brand can choose; up to three slides are in view
 * (docs/product.md §9).
 */
const TREATMENTS: Record<
  RuntimeBrand['theme']['hero'],
  { frame: string; slide: string; still: string; picture: string; align: 'start' | 'center' }
> = {
  bleed: { frame: '', slide: 'basis-full', still: '', picture: 'hero-bleed', align: 'start' },
  framed: {
    frame: 'mx-auto w-full max-w-350 px-4 pt-4 lg:px-8 lg:pt-6',
    slide: 'basis-full md:basis-[calc((100%-20px)/2)] xl:basis-[calc((100%-40px)/3)]',
    still: 'md:w-[calc((100%-20px)/2)] xl:w-[calc((100%-40px)/3)]',
    picture: 'hero-framed rounded-hero',
    align: 'start',
  },
  spotlight: {
    frame: 'pt-4 lg:pt-6',
    slide: 'basis-[88%] lg:basis-[62%]',
    still: 'mx-auto w-[88%] lg:w-[62%]!',
    picture: 'hero-spotlight rounded-hero',
    align: 'center',
  },
}

/**
 * The banners of the group `w_home`. Until they load, the page keeps the picture that the first
 * paint showed.
 */
export function HomeHero() {
  const { t } = useLingui()
  const { name, theme, artwork } = useBrand()
  const { language } = useLanguage()
  const { banners, isPending } = useBanners('w_home')
  const launch = useLaunch()
  const covered = useOpenPopups().length > 0
  const { frame, slide, still: stillWidth, picture, align } = TREATMENTS[theme.hero]
  // The space below the picture is reserved for the dots that choose a slide.
  const still = (
    <div className="pb-[calc(var(--spacing)+1.5rem)]">
      <div className={`overflow-hidden ${picture} ${stillWidth}`}>
        <img src={artwork.banner} alt="" className="size-full object-cover" />
      </div>
    </div>
  )
  const slides = banners.map((banner, index) => ({
    id: banner.id,
    content: (
      <BannerPicture
        banner={banner}
        className={`${picture} w-full`}
        eager={index === 0}
        placeholder={artwork.banner}
        onGame={(nodeId) => launch({ nodeId })}
      />
    ),
  }))
  return (
    <div className={`home-hero ${frame}`}>
      <h1 className="sr-only">{name}</h1>
      {isPending || slides.length === 0 ? (
        still
      ) : (
        <LazyPart later={carousel} failure="hide" fallback={still}>
          <Carousel
            slides={slides}
            direction={LANGUAGES[language].direction}
            slideClass={slide}
            align={align}
            covered={covered}
            labels={{
              carousel: t`Highlights`,
              previous: t`Previous slide`,
              next: t`Next slide`,
              pause: t`Pause the slides`,
              resume: t`Play the slides`,
              position: (position, count) => t`Slide ${position} of ${count}`,
            }}
          />
        </LazyPart>
      )}
    </div>
  )
}

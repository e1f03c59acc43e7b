import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { FirstPicture } from './FirstPicture.tsx'
import { PictureSlide, SlideLink, SlidePicture, SlideWords, type SlideProps } from './HeroParts.tsx'
import { useHeroSlides, type HeroSlide } from './heroSlides.ts'
import { SlideShow } from './SlideShow.tsx'

/** Most slides that appear at once where none of them moves. */
const STANDING = { mosaic: 3, words: 4 }

interface FormProps {
  /** Empty while the slides load; the picture of the first paint then stays. */
  slides: readonly HeroSlide[]
}

const Still = ({ className }: { className: string }) => (
  <div className={`overflow-hidden ${className}`}>
    <FirstPicture className="size-full" />
  </div>
)

const BleedSlide = (props: SlideProps) => <PictureSlide {...props} className="hero-bleed w-full" />

const Bleed = ({ slides }: FormProps) => (
  <SlideShow
    slides={slides}
    Slide={BleedSlide}
    slideClass="basis-full"
    still={<Still className="hero-bleed" />}
  />
)

const FramedSlide = (props: SlideProps) => (
  <PictureSlide {...props} box="wide" className="hero-framed rounded-hero" />
)

const Framed = ({ slides }: FormProps) => (
  <div className="hero-frame">
    <SlideShow
      slides={slides}
      Slide={FramedSlide}
      slideClass="hero-framed-slide"
      still={
        <div className="hero-framed-slide">
          <Still className="hero-framed rounded-hero" />
        </div>
      }
    />
  </div>
)

const SpotlightSlide = (props: SlideProps) => (
  <PictureSlide {...props} box="wide" className="hero-spotlight rounded-hero" />
)

const Spotlight = ({ slides }: FormProps) => (
  <SlideShow
    slides={slides}
    Slide={SpotlightSlide}
    slideClass="hero-spotlight-slide"
    align="center"
    still={
      <div className="hero-spotlight-slide mx-auto">
        <Still className="hero-spotlight rounded-hero" />
      </div>
    }
  />
)

const SplitSlide = (props: SlideProps) => (
  <SlideLink slide={props.slide} className="hero-split slide-split rounded-hero">
    <SlidePicture {...props} box="narrow" />
    <SlideWords slide={props.slide} />
  </SlideLink>
)

const Split = ({ slides }: FormProps) => {
  return (
    <div className="hero-frame">
      <SlideShow
        slides={slides}
        Slide={SplitSlide}
        slideClass="basis-full"
        still={
          <div className="hero-split rounded-hero">
            <FirstPicture className="w-full" />
            <span />
          </div>
        }
      />
    </div>
  )
}

/** The first slide as a headline; the next ones as lines below it. */
const Words = ({ slides: [lead, ...others] }: FormProps) => {
  const { t } = useLingui()
  return (
    <section aria-label={t`Highlights`} className="hero-frame">
      <div className="hero-words">
        {lead ? (
          <SlideLink slide={lead} className="slide-lead">
            <SlideWords slide={lead} />
          </SlideLink>
        ) : (
          <span />
        )}
        {lead ? (
          <SlideLink slide={lead} className="slide-print rounded-hero">
            <SlidePicture slide={lead} eager box="narrow" />
          </SlideLink>
        ) : (
          <FirstPicture className="w-full" />
        )}
        <ul className="slide-lines">
          {others.slice(0, STANDING.words - 1).map((slide) => (
            <li key={slide.id}>
              <SlideLink slide={slide} className="slide-line">
                {slide.title}
              </SlideLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const Mosaic = ({ slides }: FormProps) => {
  const { t } = useLingui()
  return (
    <section aria-label={t`Highlights`} className="hero-frame">
      <div className="hero-mosaic">
        {slides.length === 0 ? (
          <>
            <Still className="" />
            <span />
            <span />
          </>
        ) : (
          slides
            .slice(0, STANDING.mosaic)
            .map((slide, index) => (
              <PictureSlide key={slide.id} box="wide" slide={slide} eager={index === 0} />
            ))
        )}
      </div>
    </section>
  )
}

/** The form of the first picture for each value of the brand's choice `hero`. */
const FORMS: Record<RuntimeBrand['theme']['hero'], (props: FormProps) => ReactNode> = {
  bleed: Bleed,
  framed: Framed,
  spotlight: Spotlight,
  split: Split,
  words: Words,
  mosaic: Mosaic,
  none: () => null,
}

/** The first picture of the home page, under the hidden name of the site. */
export function HomeHero() {
  const { name, theme } = useBrand()
  const { slides, isPending } = useHeroSlides()
  const Form = FORMS[theme.hero]
  return (
    <div className="home-hero">
      <h1 className="sr-only">{name}</h1>
      <Form slides={isPending ? [] : slides} />
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { PictureSlide, SlideLink, SlidePicture, SlideWords, type SlideProps } from './HeroParts.tsx'
import { useHeroSlides, type HeroSlide } from './heroSlides.ts'
import { SlideShow } from './SlideShow.tsx'

/** Most slides that appear at once where none of them moves. */
const STANDING = { mosaic: 3, words: 4 }

interface FormProps {
  slides: readonly HeroSlide[]
}

const BleedSlide = (props: SlideProps) => <PictureSlide {...props} className="hero-bleed w-full" />

const Bleed = ({ slides }: FormProps) => (
  <SlideShow slides={slides} Slide={BleedSlide} slideClass="basis-full" />
)

const FramedSlide = (props: SlideProps) => (
  <PictureSlide {...props} box="wide" className="hero-framed rounded-hero" />
)

const Framed = ({ slides }: FormProps) => (
  <SlideShow slides={slides} Slide={FramedSlide} slideClass="hero-framed-slide" />
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
  />
)

const SplitSlide = (props: SlideProps) => (
  <SlideLink slide={props.slide} className="hero-split slide-split rounded-hero">
    <SlidePicture {...props} box="narrow" />
    <SlideWords slide={props.slide} />
  </SlideLink>
)

const Split = ({ slides }: FormProps) => (
  <SlideShow slides={slides} Slide={SplitSlide} slideClass="basis-full" />
)

/** The first slide as a headline; the next ones as lines below it. */
const Words = ({ slides: [lead, ...others] }: FormProps) => {
  const { t } = useLingui()
  return (
    <section
      aria-label={t({
        message: 'Highlights',
        comment: 'Name of the large pictures at the top, for screen readers',
      })}
      className="hero-words"
    >
      {lead && (
        <>
          <SlideLink slide={lead} className="slide-lead">
            <SlideWords slide={lead} />
          </SlideLink>
          <SlideLink slide={lead} className="slide-print rounded-hero">
            <SlidePicture slide={lead} eager box="narrow" />
            <span className="sr-only">{lead.title}</span>
          </SlideLink>
        </>
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
    </section>
  )
}

const Mosaic = ({ slides }: FormProps) => {
  const { t } = useLingui()
  return (
    <section aria-label={t`Highlights`} className="hero-mosaic">
      {slides.slice(0, STANDING.mosaic).map((slide, index) => (
        <PictureSlide key={slide.id} box="wide" slide={slide} eager={index === 0} />
      ))}
    </section>
  )
}

/** The slides for each value of the brand's choice `hero`. */
const FORMS: Record<RuntimeBrand['theme']['hero'], (props: FormProps) => ReactNode> = {
  bleed: Bleed,
  framed: Framed,
  spotlight: Spotlight,
  split: Split,
  words: Words,
  mosaic: Mosaic,
  none: () => null,
}

/** The slides of the home page in the form of the brand; until there are any, `still`. */
export function HeroSlides({ still }: { still: ReactNode }) {
  const { theme } = useBrand()
  const { slides, isPending } = useHeroSlides()
  const Form = FORMS[theme.hero]
  return isPending || slides.length === 0 ? still : <Form slides={slides} />
}

import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { useOpenPopups } from '#core/popups/useOpenPopups.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import type { HeroSlide } from './heroSlides.ts'

const carousel = lazyScreen('Carousel', () => import('#ui/Carousel.tsx'))
const Carousel = carousel.Component

interface Props {
  slides: readonly HeroSlide[]
  /** CSS class with the width of a slide. */
  slideClass: string
  align?: 'start' | 'center'
  still: ReactNode
  Slide: (props: { slide: HeroSlide; eager: boolean }) => ReactNode
}

/** Slides that move by themselves until a player takes over. */
export function SlideShow({ slides, slideClass, align = 'start', still, Slide }: Props) {
  const { t } = useLingui()
  const covered = useOpenPopups().length > 0
  // The space below the picture is reserved for the dots that choose a slide.
  const waiting = <div className="pb-[calc(var(--spacing)+1.5rem)]">{still}</div>
  if (slides.length === 0) return waiting
  return (
    <LazyPart later={carousel} failure="hide" fallback={waiting}>
      <Carousel
        slides={slides.map((slide, index) => ({
          id: slide.id,
          content: <Slide slide={slide} eager={index === 0} />,
        }))}
        slideClass={slideClass}
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
  )
}

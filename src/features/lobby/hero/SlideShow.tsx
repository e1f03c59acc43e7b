import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useOpenPopups } from '#core/popups/useOpenPopups.ts'
import { Carousel } from '#ui/Carousel.tsx'
import type { HeroSlide } from './heroSlides.ts'

interface Props {
  slides: readonly HeroSlide[]
  /** CSS class with the width of a slide. */
  slideClass: string
  align?: 'start' | 'center'
  Slide: (props: { slide: HeroSlide; eager: boolean; isNear: boolean }) => ReactNode
}

/** Slides that move by themselves until a player takes over. */
export function SlideShow({ slides, slideClass, align = 'start', Slide }: Props) {
  const { t } = useLingui()
  const covered = useOpenPopups().length > 0
  return (
    <Carousel
      slides={slides.map(({ id }) => id)}
      renderSlide={(index, isNear) => (
        <Slide slide={slides[index]!} eager={index === 0} isNear={isNear} />
      )}
      slideClass={slideClass}
      align={align}
      covered={covered}
      labels={{
        carousel: t`Highlights`,
        previous: t({
          message: 'Previous slide',
          comment: 'Button of the large pictures at the top',
        }),
        next: t({ message: 'Next slide', comment: 'Button of the large pictures at the top' }),
        pause: t`Pause the slides`,
        resume: t`Play the slides`,
        position: (place, count) =>
          t({
            message: `Slide ${place} of ${{ slides: count }}`,
            comment: 'Button of the large pictures, for screen readers',
          }),
      }}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useBrand } from '#core/brand/brand.ts'
import { modeAtom } from '#core/brand/mode.ts'
import { drawingsOf } from '#core/brand/runtimePictures.ts'
import { useMediaQuery } from '#core/platform/useMediaQuery.ts'
import { BrandPicture } from '#parts/content/BrandPicture.tsx'
import { inkOn } from '#parts/content/inkOn.ts'
import { TargetLink } from '#parts/content/TargetLink.tsx'
import { useLaunch } from '#parts/games/useLaunch.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Picture } from '#ui/Picture.tsx'
import type { ReactNode } from 'react'
import type { HeroSlide } from './heroSlides.ts'
import { titleWidths } from './titleWidths.ts'
import './slides.css'

/** Below this page width, a picture from edge to edge is nearly square, as in `hero.css`. */
const narrow = window.matchMedia('(width < 48rem)')

export interface SlideProps {
  slide: HeroSlide
  /** True for the slide that is in sight at once. */
  eager?: boolean | undefined
  /** False for a slide that is out of view, whose picture would only cost the visitor data. */
  isNear?: boolean | undefined
  /** Whether the box is wide or nearly square; by default it depends on the width of the page. */
  box?: 'wide' | 'narrow' | undefined
}

/** Opens the target of a slide. */
export function SlideLink({
  slide,
  className,
  children,
}: {
  slide: HeroSlide
  className: string
  children: ReactNode
}) {
  const launch = useLaunch()
  return (
    <TargetLink target={slide.target} className={className} onGame={(nodeId) => launch({ nodeId })}>
      {children}
    </TargetLink>
  )
}

/** The picture of a slide; until it has loaded, the picture that the first paint showed. */
export function SlidePicture({ slide, eager = false, isNear = true, box }: SlideProps) {
  const { picture } = slide
  const { artwork } = useBrand()
  const isNarrow = useMediaQuery(narrow)
  if (!isNear) {
    return (
      <span className="slide-picture">
        <img src={artwork.banner} alt="" />
      </span>
    )
  }
  if ('own' in picture) {
    return (
      <span className="slide-picture">
        <BrandPicture
          picture={picture.own}
          sizes="100vw"
          phone={isNarrow}
          eager={eager}
          className="size-full"
        />
      </span>
    )
  }
  return (
    <span className="slide-picture gateway-art">
      <img src={artwork.banner} alt="" />
      <Picture
        src={picture[box ?? (isNarrow ? 'narrow' : 'wide')]}
        alt=""
        eager={eager}
        ground="bg-transparent"
        fallback={null}
      />
    </span>
  )
}

/** Title, text and button of a slide. The whole slide is the link, so the button is its label. */
export function SlideWords({ slide, className = '' }: { slide: HeroSlide; className?: string }) {
  const { i18n } = useLingui()
  return (
    <span className={`slide-words ${className}`}>
      <span className="slide-title" style={titleWidths(slide.title)}>
        {slide.title}
      </span>
      {slide.text && <span className="slide-text">{slide.text}</span>}
      {slide.action && (
        <span className={`slide-action ${buttonClass({ size: 'sm' })}`}>
          {typeof slide.action === 'string' ? slide.action : i18n._(slide.action)}
        </span>
      )}
    </span>
  )
}

/** A slide whose words lie on the side of its picture that shows no subject, on a shade. */
export function PictureSlide({
  slide,
  eager = false,
  isNear = true,
  box,
  className = '',
}: SlideProps & { className?: string }) {
  const mode = useAtomValue(modeAtom)
  const isPhone = useMediaQuery(narrow)
  const own = 'own' in slide.picture && slide.picture.own
  const drawing = own && drawingsOf(own, mode)[isPhone ? 'phone' : 'wide']
  const ink = drawing ? inkOn(drawing) : undefined
  const side = own ? `slide-own slide-words-${own.words ?? 'left'}` : ''
  const button = drawing && drawing.scrim?.button === 'ink' ? 'slide-inked' : ''
  // On a phone, the words stand on the lower half of the brand's own picture, whatever its box.
  const beside = box === 'wide' && !(own && isPhone) ? 'slide-beside' : ''
  return (
    <div className={`slide ${beside} ${side} ${button} ${className}`} style={ink}>
      <SlideLink slide={slide} className="slide-link">
        <SlidePicture slide={slide} eager={eager} isNear={isNear} box={box} />
        <span className="slide-shade" />
        <SlideWords slide={slide} />
      </SlideLink>
    </div>
  )
}

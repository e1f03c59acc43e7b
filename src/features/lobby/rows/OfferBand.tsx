import { PictureSlide } from '../hero/HeroParts.tsx'
import { useHeroSlides } from '../hero/heroSlides.ts'

/** The last slide of the home page as a band between the rows; hidden if it is the only one. */
export function OfferBand() {
  const { slides, isPending } = useHeroSlides()
  if (isPending) return <div className="offer-place" />
  const last = slides.length > 1 ? slides.at(-1) : undefined
  return last && <PictureSlide box="wide" slide={last} className="offer-band rounded-panel" />
}

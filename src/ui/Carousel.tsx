import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { isStill } from './isStill.ts'
import { useIdle } from './useIdle.ts'
import { usePageDirection } from './usePageDirection.ts'

interface Labels {
  carousel: string
  previous: string
  next: string
  pause: string
  resume: string
  /** Label of a slide for screen readers, such as “2 of 5”; both numbers count from 1. */
  position: (slide: number, count: number) => string
}

interface Props {
  /** Keys of the slides, in the order in which they move past. */
  slides: readonly string[]
  /** `isNear` is true once the slide or the one before it has been in view. */
  renderSlide: (index: number, isNear: boolean) => ReactNode
  /** Words for screen readers, and of the buttons that move and stop the slides. */
  labels: Labels
  /** Width of a slide as utility classes; the gap between slides is 20 px (docs/product.md §9). */
  slideClass: string
  /** Whether the current slide stands at the start, or in the middle with its neighbours cut. */
  align?: 'start' | 'center'
  /** Whether a popup covers the page; the slides then stand still. */
  covered?: boolean
}

/**
 * Autoplay 5000 ms, slide speed 1000 ms (docs/product.md §9). Embla counts speed in a unit of 25
 * ms.
 */
const AUTOPLAY_MS = 5000
const EMBLA_DURATION = 40

/**
 * Slides that move by themselves in a loop until a user takes over; a single slide stands still.
 * Take it for offers that nobody must see; one line of news is a `Marquee`.
 */
export function Carousel({
  slides,
  renderSlide,
  labels,
  slideClass,
  align = 'start',
  covered = false,
}: Props) {
  const direction = usePageDirection()
  const still = isStill()
  const [playing, setPlaying] = useState(!still)
  const [autoplay] = useState(() =>
    Autoplay({
      delay: AUTOPLAY_MS,
      stopOnInteraction: false,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
    }),
  )
  // The carousel library Embla measures every slide, which costs little only once the page is laid
  // out and painted.
  const idle = useIdle()
  const [chosen, setChosen] = useState<number>()
  const moves = slides.length > 1 && (idle || chosen !== undefined)
  const [viewport, embla] = useEmblaCarousel(
    {
      loop: true,
      // Two slides cannot always loop; the first one then stays in the middle, too.
      containScroll: align === 'center' ? false : 'trimSnaps',
      align,
      direction,
      duration: still ? 0 : EMBLA_DURATION,
      startIndex: chosen ?? 0,
      // A slide that only touches the edge is not in view.
      inViewThreshold: 0.01,
    },
    // To pause, the autoplay plugin is removed; if it were only stopped, it would restart when the
    // pointer leaves.
    playing ? [autoplay] : [],
  )
  // Until Embla centres the first slide by a transform, these transforms do, since a slide that
  // was centred by layout would count as shifted. Embla's own are inline and so win.
  const waitsInTheMiddle = !embla && align === 'center'
  const [selected, setSelected] = useState(0)
  const [near, setNear] = useState<readonly number[]>([0])

  useEffect(() => {
    if (!embla) return
    const follow = () => {
      setSelected(embla.selectedScrollSnap())
      const seen = embla.slidesInView()
      const next = seen.map((index) => (index + 1) % embla.slideNodes().length)
      setNear((known) => [...new Set([...known, ...seen, ...next])])
    }
    // Embla may have looked around before this listens.
    follow()
    const events = ['select', 'reInit', 'slidesInView'] as const
    for (const event of events) embla.on(event, follow)
    return () => events.forEach((event) => embla.off(event, follow))
  }, [embla])

  useEffect(() => {
    if (!embla || !playing || !covered) return
    const root = embla.rootNode()
    const stop = () => autoplay.stop()
    stop()
    // The autoplay plugin restarts when the pointer or the focus leaves the carousel, as for a
    // popup that covers it. So it is stopped again.
    root.addEventListener('mouseleave', stop)
    root.addEventListener('focusout', stop)
    return () => {
      root.removeEventListener('mouseleave', stop)
      root.removeEventListener('focusout', stop)
      autoplay.play()
    }
  }, [embla, autoplay, playing, covered])

  const toggle = () => {
    setChosen(selected)
    setPlaying(!playing)
  }
  const arrow =
    'absolute top-1/2 z-10 hidden size-thumb -translate-y-1/2 items-center justify-center rounded-pill bg-overlay text-text opacity-0 shadow-floating transition-opacity duration-quick group-hover:opacity-90 focus-visible:opacity-100 md:inline-flex'

  return (
    <section
      aria-roledescription="carousel"
      aria-label={labels.carousel}
      // A single slide has no dots, but keeps their space, which was there before the slides.
      className={`group relative ${slides.length > 1 ? '' : 'above-dots'}`}
    >
      <div ref={moves ? viewport : undefined} className="overflow-hidden rounded-hero">
        <div
          className={`flex touch-pan-y ${waitsInTheMiddle ? '[transform:translateX(50%)] rtl:[transform:translateX(-50%)]' : ''}`}
        >
          {slides.map((id, index) => (
            <div
              key={id}
              role="group"
              aria-roledescription="slide"
              aria-label={labels.position(index + 1, slides.length)}
              inert={index !== selected && !isBeside(index, selected, slides.length)}
              // Until Embla has put the last slide before the first, only the first is drawn.
              hidden={!moves && align === 'center' && index > 0}
              className={`me-[20px] min-w-0 shrink-0 grow-0 ${waitsInTheMiddle ? '[transform:translateX(-50%)] rtl:[transform:translateX(50%)]' : ''} ${slideClass}`}
            >
              {renderSlide(index, near.includes(index))}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <>
          <button
            type="button"
            aria-label={labels.previous}
            onClick={() => (embla ? embla.scrollPrev() : setChosen(slides.length - 1))}
            className={`${arrow} start-3`}
          >
            <ChevronLeft className="size-5 rtl:-scale-x-100" />
          </button>
          <button
            type="button"
            aria-label={labels.next}
            onClick={() => (embla ? embla.scrollNext() : setChosen(1))}
            className={`${arrow} end-3`}
          >
            <ChevronRight className="size-5 rtl:-scale-x-100" />
          </button>
          <div className="mt-1 flex h-[1.5rem] items-center justify-center gap-0.5">
            {slides.map((id, index) => (
              <button
                key={id}
                type="button"
                aria-label={labels.position(index + 1, slides.length)}
                aria-current={index === selected || undefined}
                onClick={() => (embla ? embla.scrollTo(index) : setChosen(index))}
                className="group/dot inline-flex h-thumb w-[1.5rem] items-center justify-center"
              >
                <span className="h-1.5 w-1.5 rounded-pill bg-border-strong transition-all duration-calm group-aria-[current]/dot:w-5 group-aria-[current]/dot:bg-primary-mark" />
              </button>
            ))}
            <button
              type="button"
              aria-label={playing ? labels.pause : labels.resume}
              disabled={!embla}
              onClick={toggle}
              className="inline-flex size-thumb items-center justify-center text-muted hover:text-text"
            >
              {playing ? <Pause className="size-3" /> : <Play className="size-3" />}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

/** Slides next to the selected one may be partly visible, so they can still be focused. */
function isBeside(index: number, selected: number, count: number): boolean {
  const distance = Math.abs(index - selected)
  return Math.min(distance, count - distance) <= 2
}

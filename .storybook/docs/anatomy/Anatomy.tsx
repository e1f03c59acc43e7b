import { useEffect, useRef, useState, type ReactNode } from 'react'
import { placePins, type Pin, type Side } from './placePins.ts'

interface Part {
  /** CSS selector of the part within the drawn component. */
  at: string
  name: string
  /** Side of its pin, if its sign is on that side of a part that is larger. */
  from?: Side
  /** What the part is for, and when it may be left out. */
  text: string
}

interface Props {
  parts: readonly Part[]
  /** Whether the drawing is only as wide as the component, so that no line to a pin is long. */
  fit?: boolean
  /** Whether the component is a popup, which is drawn over the whole page and not in the figure. */
  over?: boolean
  children: ReactNode
}

/** A drawn component, a numbered pin beside it for each of its parts, and what each part is for. */
export function Anatomy({ parts, fit = false, over = false, children }: Props) {
  const { ref, pins } = usePins(parts, over)
  return (
    <figure className={over ? OVER_PAGE : 'flex flex-col gap-6'}>
      {over && <style>{LIFTED_SHEET}</style>}
      <div ref={ref} className={over ? OVER : `relative max-w-xl p-12 ${fit ? 'w-fit' : ''}`}>
        {children}
        <svg
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full overflow-visible stroke-text"
        >
          {pins.map(({ number, x, y, endX, endY }) => (
            <g key={number}>
              <line x1={x} y1={y} x2={endX} y2={endY} />
              <circle cx={endX} cy={endY} r="2.5" className="fill-text" />
            </g>
          ))}
        </svg>
        {pins.map(({ number, x, y }) => (
          <span
            key={number}
            aria-hidden="true"
            data-pin
            style={{ left: x, top: y }}
            className={`${PIN} absolute -translate-x-1/2 -translate-y-1/2`}
          >
            {number}
          </span>
        ))}
      </div>
      <figcaption className={over ? 'relative rounded-panel bg-surface p-6 text-text' : ''}>
        <ol className="grid gap-3 text-label sm:grid-cols-2">
          {parts.map(({ name, text }, index) => (
            <li key={name} className="flex gap-2">
              <span aria-hidden="true" className={PIN}>
                {index + 1}
              </span>
              <span>
                <strong>{name}</strong> <span className="text-muted">{text}</span>{' '}
                {pins.length > 0 && !pins.some(({ number }) => number === index + 1) && (
                  <em data-left-out>This brand leaves it out.</em>
                )}
              </span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

/** A figure over its popup and as high as the window, without the space that a story has around it. */
const OVER_PAGE = 'relative z-60 min-h-[max(48rem,calc(100dvh-2rem))]'

/** Place of the pins of a popup: a little wider than the popup, over the whole height. */
const OVER = 'absolute inset-y-0 start-1/2 w-xl max-w-full -translate-x-1/2 rtl:translate-x-1/2'

/** On a phone a popup fills the foot of the screen, and its pins need space around it. */
const LIFTED_SHEET = '@media (width < 40rem) { [role=dialog] { margin: 0 3rem 6rem } }'

const PIN =
  'inline-flex size-5 shrink-0 items-center justify-center rounded-full bg-text text-caption leading-none font-bold text-surface'

/** Waits until a popup is drawn and has moved to its place; anything else is there at once. */
async function whenStill(first: Part | undefined): Promise<void> {
  if (!first) return
  const isStill = () => {
    const popup = document.querySelector(first.at)?.closest('[role=dialog]')
    return popup?.getAnimations().length === 0
  }
  while (!isStill()) await new Promise(requestAnimationFrame)
}

/** Places a pin for each part, again whenever the drawing or the window changes its size. */
function usePins(parts: readonly Part[], over: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const [pins, setPins] = useState<(Pin & { number: number })[]>([])
  useEffect(() => {
    const figure = ref.current!
    const place = () => {
      const { left, top, width, height } = figure.getBoundingClientRect()
      const boxes = parts.flatMap(({ at, from, name }, index) => {
        const part = (over ? document : figure).querySelector(at)
        if (!part) throw new Error(`The part ${name} is not drawn: ${at}`)
        const box = part.getBoundingClientRect()
        // A brand may leave a part out, such as the icon of a heading.
        if (box.width === 0) return []
        return {
          number: index + 1,
          left: box.left - left,
          top: box.top - top,
          right: box.right - left,
          bottom: box.bottom - top,
          from,
        }
      })
      const placed = placePins(boxes, width, height)
      setPins(placed.map((pin, index) => ({ ...pin, number: boxes[index]!.number })))
    }
    const follow = () => void whenStill(over ? parts[0]! : undefined).then(place)
    const observer = new ResizeObserver(follow)
    observer.observe(figure)
    // A popup stands in the window, which may grow while the figure keeps its size.
    window.addEventListener('resize', follow)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', follow)
    }
  }, [parts, over])
  return { ref, pins }
}

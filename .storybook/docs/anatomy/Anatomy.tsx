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

/** A drawn component, a numbered pin beside it for each of its parts, and what each part is for. */
export function Anatomy({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const { ref, pins } = usePins(parts)
  return (
    <figure className="flex flex-col gap-6">
      <div ref={ref} className="relative max-w-xl p-12">
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
            className={`${PIN} pointer-events-none absolute -translate-x-1/2 -translate-y-1/2`}
          >
            {number}
          </span>
        ))}
      </div>
      <figcaption>
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

const PIN =
  'inline-flex size-5 shrink-0 items-center justify-center rounded-full bg-text text-caption leading-none font-bold text-surface'

/** Places a pin for each part, again whenever the drawing changes its size. */
function usePins(parts: readonly Part[]) {
  const ref = useRef<HTMLDivElement>(null)
  const [pins, setPins] = useState<(Pin & { number: number })[]>([])
  useEffect(() => {
    const figure = ref.current!
    const observer = new ResizeObserver(() => {
      const { left, top, width, height } = figure.getBoundingClientRect()
      const boxes = parts.flatMap(({ at, from, name }, index) => {
        const part = figure.querySelector(at)
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
    })
    observer.observe(figure)
    return () => observer.disconnect()
  }, [parts])
  return { ref, pins }
}

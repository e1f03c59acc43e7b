import { useEffect, useRef, useState, type ReactNode } from 'react'

interface Part {
  /** CSS selector of the part within the drawn component. */
  at: string
  name: string
  /** What the part is for, and when it may be left out. */
  text: string
}

interface Pin {
  x: number
  y: number
}

/** A drawn component with a numbered pin on each of its parts, and what each part is for. */
export function Anatomy({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const { ref, pins } = usePins(parts)
  return (
    <figure className="flex flex-col gap-6">
      <div ref={ref} className="relative overflow-x-clip px-8 py-6">
        {children}
        {pins.map(({ x, y }, index) => (
          <span
            key={parts[index]!.name}
            aria-hidden="true"
            style={{ left: x, top: y }}
            className={`${PIN} pointer-events-none absolute -translate-x-1/2 -translate-y-1/2`}
          >
            {index + 1}
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
                <strong>{name}</strong> <span className="text-muted">{text}</span>
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

/** Places a pin before the first line of each part, again whenever the drawing changes its size. */
function usePins(parts: readonly Part[]) {
  const ref = useRef<HTMLDivElement>(null)
  const [pins, setPins] = useState<Pin[]>([])
  useEffect(() => {
    const box = ref.current!
    const observer = new ResizeObserver(() => {
      const { left, top } = box.getBoundingClientRect()
      setPins(
        parts.map(({ at, name }) => {
          const part = box.querySelector(at)
          if (!part) throw new Error(`The part ${name} is not drawn: ${at}`)
          const edge = part.getBoundingClientRect()
          return { x: edge.left - left - 12, y: edge.top - top + Math.min(edge.height, 24) / 2 }
        }),
      )
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [parts])
  return { ref, pins }
}

import { useEffect, useRef } from 'react'
import { isStill } from '#ui/isStill.ts'

const PIECES = 36
const COLOURS = ['bg-primary', 'bg-reward', 'bg-success', 'bg-warning']

/** Confetti that falls over a won prize; it is left out with reduced motion. */
export function Confetti() {
  const field = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = field.current
    if (!element || isStill()) return undefined
    const { width, height } = element.getBoundingClientRect()
    const falls = [...element.children].map((piece, index) => {
      const side = ((index * 37) % PIECES) / PIECES - 0.5
      const rise = 0.15 + (0.5 * ((index * 53) % PIECES)) / PIECES
      const turn = 360 * (index % 2 ? 1 : -1) * (1 + (index % 3))
      const frames = [
        { translate: '0px 0px', rotate: '0deg', opacity: 1 },
        { translate: `${side * width * 0.7}px ${-height * rise}px`, opacity: 1, offset: 0.25 },
        { translate: `${side * width}px ${height * 0.9}px`, rotate: `${turn}deg`, opacity: 0 },
      ]
      const duration = 1500 + (index % 7) * 130
      return piece.animate(frames, { duration, delay: (index % 5) * 70, easing: 'ease-out' })
    })
    return () => falls.forEach((fall) => fall.cancel())
  }, [])
  return (
    <span
      ref={field}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 overflow-hidden"
    >
      {Array.from({ length: PIECES }, (_, index) => (
        <span
          key={index}
          className={`absolute start-1/2 top-1/3 h-3 w-2 opacity-0 ${COLOURS[index % COLOURS.length]}`}
        />
      ))}
    </span>
  )
}

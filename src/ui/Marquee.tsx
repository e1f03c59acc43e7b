import { useState, type ReactNode } from 'react'
import { Pause, Play } from 'lucide-react'

interface Props {
  /** The lines, which follow each other in a loop. */
  items: readonly { id: string; text: string }[]
  /** Icon at the start, which says what kind of news it is. */
  icon: ReactNode
  /** Name of the lines for screen readers. */
  label: string
  /** Name of the button while the lines move. */
  pauseLabel: string
  /** Name of the button while the lines stand still. */
  resumeLabel: string
  /** Opens a line; without it, the lines are only read. */
  onOpen?: (id: string) => void
}

/**
 * Short lines of news that scroll past until they are paused (WCAG 2.2.2). News with pictures is
 * a `Carousel`. If the system asks for less motion, the lines stand still and can be scrolled by
 * hand.
 */
export function Marquee({ items, icon, label, pauseLabel, resumeLabel, onOpen }: Props) {
  const [paused, setPaused] = useState(false)
  const line = (hidden: boolean) => (
    <ul
      aria-hidden={hidden || undefined}
      className={`flex shrink-0 items-center ${hidden ? 'motion-reduce:hidden' : ''}`}
    >
      {items.map(({ id, text }) => (
        <li
          key={id}
          className="flex items-center whitespace-nowrap after:mx-6 after:size-1 after:rounded-pill after:bg-accent"
        >
          {/* A second copy of the news fills the rest of the row. It reacts to the pointer, but
              the Tab key skips it. */}
          {onOpen ? (
            <button
              type="button"
              tabIndex={hidden ? -1 : undefined}
              onClick={() => onOpen(id)}
              className="min-h-thumb rounded-control px-1 -outline-offset-2 hover:text-text"
            >
              {text}
            </button>
          ) : (
            <span className="px-1">{text}</span>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <section
      aria-label={label}
      className="flex h-thumb items-center gap-2 overflow-hidden rounded-control bg-sunken ps-3 text-label text-muted"
    >
      <span className="shrink-0 text-accent-text [&_svg]:size-4.5">{icon}</span>
      <div
        className="marquee flex min-w-0 flex-1 overflow-hidden motion-reduce:overflow-x-auto"
        data-paused={paused || undefined}
        // Lines without buttons are scrolled by the arrow keys where they stand still.
        tabIndex={onOpen ? undefined : 0}
      >
        <div className="marquee-track flex">
          {line(false)}
          {line(true)}
        </div>
      </div>
      <button
        type="button"
        aria-label={paused ? resumeLabel : pauseLabel}
        onClick={() => setPaused(!paused)}
        className="inline-flex size-thumb shrink-0 items-center justify-center text-muted hover:text-text motion-reduce:hidden"
      >
        {paused ? <Play className="size-3.5" /> : <Pause className="size-3.5" />}
      </button>
    </section>
  )
}

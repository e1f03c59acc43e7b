import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLowScreen } from './useLowScreen.ts'

/** Milliseconds for which the bar stays visible after a touch. */
const SHOWN_MS = 4000

interface Props {
  /**
   * True while the game runs. On a low screen, the bar is then hidden, so that the game has the
   * whole area.
   */
  hide: boolean
  children: ReactNode
}

/**
 * The area of a game's bar. On low screens, the bar lies over the game, and appears only after a
 * touch at the top edge or on the handle, and while the focus is in the bar. Elsewhere it is above
 * the game.
 */
export function HidingBar({ hide, children }: Props) {
  const { t } = useLingui()
  const over = useLowScreen() && hide
  const bar = useRef<HTMLDivElement>(null)
  /** Counts touches, each of which restarts the time until the bar hides; 0 if it is hidden. */
  const [touches, setTouches] = useState(0)
  const [held, setHeld] = useState(false)
  const shown = touches > 0 || held
  useEffect(() => {
    if (touches === 0 || held) return
    const timer = setTimeout(() => setTouches(0), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [touches, held])

  const show = () => setTouches((count) => count + 1)
  const place = over
    ? `absolute inset-x-0 top-0 z-10 shadow-floating duration-calm ease-out-soft ${shown ? 'transition-transform' : 'invisible -translate-y-full transition-[translate,visibility]'}`
    : 'relative shrink-0'
  return (
    <>
      {over && !shown && (
        <div className="absolute inset-x-0 top-0 z-10 flex h-2 justify-center" onPointerDown={show}>
          <button
            type="button"
            aria-label={t`Show the top bar`}
            onClick={({ detail }) => {
              show()
              // A press by keyboard opens the bar and moves the focus into the bar.
              if (detail === 0) {
                requestAnimationFrame(() => bar.current?.querySelector('button')?.focus())
              }
            }}
            className="group flex size-thumb shrink-0 items-start justify-center outline-none"
          >
            <span className="flex h-5 w-11 items-center justify-center rounded-b-control bg-overlay/85 text-text group-focus-visible:outline-2 group-focus-visible:outline-focus">
              <ChevronDown className="size-4" aria-hidden="true" />
            </span>
          </button>
        </div>
      )}
      <div
        ref={bar}
        onFocus={() => setHeld(true)}
        onBlur={({ currentTarget, relatedTarget }) => {
          setHeld(currentTarget.contains(relatedTarget as Node | null))
          setTouches(0)
        }}
        onPointerDown={show}
        className={place}
      >
        {children}
      </div>
    </>
  )
}

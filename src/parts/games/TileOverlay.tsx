import { Play } from 'lucide-react'
import { StartWord } from './StartWord.tsx'
import type { Start } from './tileRules.ts'
import { useStartLabel } from './useStartLabel.ts'

interface Props {
  name: string
  /**
   * The ways to start the game: with real money, as a free trial, or both. A press on the cover
   * uses the first one.
   */
  starts: readonly Start[]
  onStart: (start: Start) => void
}

/**
 * Content over a game's cover, on hover or keyboard focus: a label that says what a press on the
 * cover does, and a button for the second way to start.
 */
export function TileOverlay({ name, starts: [first, second], onStart }: Props) {
  const label = useStartLabel(name)
  return (
    <div className="tile-overlay">
      {/* The label is hidden from screen readers, since the cover below is a button with the same
          name. */}
      <span aria-hidden="true" className="tile-start bg-primary text-on-primary shadow-glow">
        <Play className="size-4 shrink-0 fill-current" />
        <StartWord start={first!} />
      </span>
      {second && (
        <button
          type="button"
          aria-label={label(second)}
          onClick={() => onStart(second)}
          className="tile-start pointer-events-auto bg-overlay text-text hover:bg-raised"
        >
          <StartWord start={second} />
        </button>
      )}
    </div>
  )
}

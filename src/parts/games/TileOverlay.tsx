import { Play } from 'lucide-react'
import { StartWord } from './StartWord.tsx'
import type { Start } from './tileRules.ts'
import { useStartLabel } from './useStartLabel.ts'

interface Props {
  name: string
  /**
   * The ways to start the game, with real money or as a trial; a press on the cover uses the first.
   */
  starts: readonly Start[]
  onStart: (start: Start) => void
}

/**
 * The overlay of a cover on hover or keyboard focus: a label for the first way to start, and a
 * button for the second.
 */
export function TileOverlay({ name, starts: [first, second], onStart }: Props) {
  const label = useStartLabel(name)
  return (
    <div className="tile-overlay">
      {/* Hidden from screen readers, since the cover below is a button with the same name. */}
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

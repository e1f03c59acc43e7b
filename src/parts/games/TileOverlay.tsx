import { Play } from 'lucide-react'
import { StartWord } from './StartWord.tsx'
import type { Start } from './tileRules.ts'
import { useStartLabel } from './useStartLabel.ts'

interface Props {
  name: string
  /** How the game can be started; a press on the cover takes the first. */
  starts: readonly Start[]
  onStart: (start: Start) => void
}

/** What a pointer or the keyboard finds over a cover: what a press does, and the other way. */
export function TileOverlay({ name, starts: [first, second], onStart }: Props) {
  const label = useStartLabel(name)
  return (
    <div className="tile-overlay">
      {/* The cover beneath is the button: its name says the same. */}
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

import { startTransition, useEffect, useState } from 'react'

/** Returns a text as it was after the last pause in its changes; `pause` is in milliseconds. */
export function usePaused(text: string, pause = 300): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    // The update is a transition, so that a key pressed meanwhile comes first.
    const timer = setTimeout(() => startTransition(() => setPaused(text)), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return paused
}

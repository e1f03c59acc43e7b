import { startTransition, useEffect, useState } from 'react'

/** A text after a pause in its changes, in milliseconds: 300 after typing. */
export function usePaused(text: string, pause = 300): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    // A key that comes meanwhile goes first.
    const timer = setTimeout(() => startTransition(() => setPaused(text)), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return paused
}

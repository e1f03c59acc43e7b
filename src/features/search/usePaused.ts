import { useEffect, useState } from 'react'

/** The pause in typing after which a text rests. */
const PAUSE_MS = 300

/** A text after a pause in typing. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

import { useEffect, useState } from 'react'

/** Waited for at most this long: a page that is never at rest gets what it has put off, too. */
const AT_MOST_MS = 1000

/** Calls back when the browser has nothing better to do; returns what takes that back. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 100)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: AT_MOST_MS })
  return () => cancelIdleCallback(handle)
}

/** Whether the browser has been at rest since this was first drawn. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}

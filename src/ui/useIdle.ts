import { useEffect, useState } from 'react'
import { afterPress } from '#lib/afterPress.ts'

/** Waited for at most this long: a page that is never at rest gets what it has put off, too. */
const AT_MOST_MS = 1000

/** Called back one at a time: what they draw would be one long task together. */
const waiting: (() => void)[] = []

/** Calls back when the browser has nothing better to do; returns what takes that back. */
export function whenIdle(callback: () => void): () => void {
  waiting.push(callback)
  if (waiting.length === 1) awaitRest()
  return () => {
    const at = waiting.indexOf(callback)
    if (at >= 0) waiting.splice(at, 1)
  }
}

function awaitRest(): void {
  // Safari has no idle callbacks, so a timeout takes their place.
  if (typeof requestIdleCallback !== 'function') setTimeout(callAfterPress, 100)
  else requestIdleCallback(callAfterPress, { timeout: AT_MOST_MS })
}

const callAfterPress = () => afterPress(callNext)

function callNext(): void {
  const next = waiting.shift()
  if (waiting.length > 0) awaitRest()
  next?.()
}

/** Whether the browser has been at rest since this was first drawn. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}

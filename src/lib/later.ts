/**
 * The three ways to do something later: `whenIdle`, `afterInput` and `nextTask`.
 */

/**
 * How long a press may go on after each of its events, in milliseconds. What is held down longer than
 * the first presses no button, and of a scrollbar some browsers never tell the end; the click of a
 * touch comes a little after the finger is lifted.
 */
const GOES_ON_MS = { pointerdown: 1000, pointerup: 100, click: 0, pointercancel: 0 }

/** What waits for the end of the press that is on; null if none is. */
let afterPress: (() => void)[] | null = null
let timer: ReturnType<typeof setTimeout> | undefined

function endPress(): void {
  const actions = afterPress ?? []
  afterPress = null
  for (const action of actions) action()
}

for (const [type, ms] of Object.entries(GOES_ON_MS)) {
  const hear = () => {
    if (type === 'pointerdown') afterPress ??= []
    clearTimeout(timer)
    timer = setTimeout(endPress, ms)
  }
  // Node has no window, and tests import this file there.
  globalThis.window?.addEventListener(type, hear, { capture: true, passive: true })
}

/**
 * Does something at once, or when the press that is on has ended: what is drawn meanwhile would move
 * the button from under it, and the press would be lost.
 */
export function afterInput(action: () => void): void {
  if (afterPress) afterPress.push(action)
  else action()
}

/** Idle callbacks come after this at the latest: a page that is never at rest gets what it has put off, too. */
const AT_MOST_MS = 1000

/** Called back one at a time: what they draw would be one long task together. */
const idle: (() => void)[] = []

/** Calls back when the browser has nothing better to do; returns what takes that back. */
export function whenIdle(callback: () => void): () => void {
  idle.push(callback)
  if (idle.length === 1) awaitRest()
  return () => {
    const at = idle.indexOf(callback)
    if (at >= 0) idle.splice(at, 1)
  }
}

function awaitRest(): void {
  const callNext = () => afterInput(callFirst)
  // Safari has no idle callbacks, so a timeout takes their place.
  if (typeof requestIdleCallback !== 'function') setTimeout(callNext, 100)
  else requestIdleCallback(callNext, { timeout: AT_MOST_MS })
}

function callFirst(): void {
  const next = idle.shift()
  if (idle.length > 0) awaitRest()
  next?.()
}

/** Waits for a task of its own, so that a phone can paint, or answer a touch, in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

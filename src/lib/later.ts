/** Three ways to run something later: `whenIdle`, `afterInput` and `nextTask`. */

/**
 * Milliseconds for which a press counts as still going on after each of its events. A pointer that
 * is held down longer presses no button, and some browsers never report the end of a press on a
 * scrollbar. On touch screens, the click event comes a little after the finger is lifted.
 */
const GOES_ON_MS = { pointerdown: 1000, pointerup: 100, click: 0, pointercancel: 0 }

/** Actions that wait for the end of the current press; null if nothing is pressed. */
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
  // `window` is optional, since tests import this file in Node, which has no window.
  globalThis.window?.addEventListener(type, hear, { capture: true, passive: true })
}

/**
 * Runs an action at once, or after the current press has ended. A change on screen during a press
 * could move the button away from the finger, and the press would be lost.
 */
export function afterInput(action: () => void): void {
  if (afterPress) afterPress.push(action)
  else action()
}

/**
 * Longest wait in milliseconds for an idle callback, so that a page that is never idle also runs
 * its delayed work.
 */
const AT_MOST_MS = 1000

/**
 * Callbacks that wait until the browser is idle. They run one at a time, since together they would
 * block the page.
 */
const idle: (() => void)[] = []

/** Calls back when the browser is idle; returns a function that cancels it. */
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
  // Safari has no `requestIdleCallback`, so a timeout replaces it.
  if (typeof requestIdleCallback !== 'function') setTimeout(callNext, 100)
  else requestIdleCallback(callNext, { timeout: AT_MOST_MS })
}

function callFirst(): void {
  const next = idle.shift()
  if (idle.length > 0) awaitRest()
  next?.()
}

/** Waits for the next task, so that a phone can paint or handle a touch in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

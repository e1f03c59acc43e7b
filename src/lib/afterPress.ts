/**
 * How long a press may go on after each of its events, in milliseconds. What is held down longer than
 * the first presses no button, and of a scrollbar some browsers never tell the end; the click of a
 * touch comes a little after the finger is lifted.
 */
const GOES_ON_MS = { pointerdown: 1000, pointerup: 100, click: 0, pointercancel: 0 }

/** What waits for the end of the press that is on; null if none is. */
let waiting: (() => void)[] | null = null
let timer: ReturnType<typeof setTimeout> | undefined

function end(): void {
  const actions = waiting ?? []
  waiting = null
  for (const action of actions) action()
}

for (const [type, ms] of Object.entries(GOES_ON_MS)) {
  const hear = () => {
    if (type === 'pointerdown') waiting ??= []
    clearTimeout(timer)
    timer = setTimeout(end, ms)
  }
  // There is no window in Node.
  globalThis.window?.addEventListener(type, hear, { capture: true, passive: true })
}

/**
 * Does something at once, or when the press that is on has ended: what is drawn meanwhile would move
 * the button from under it, and the press would be lost.
 */
export function afterPress(action: () => void): void {
  if (waiting) waiting.push(action)
  else action()
}

/** Milliseconds after which operating systems report a long press. */
const HOLD_MS = 450
/** A click comes no later than this after its finger. */
const LIFT_MS = 400
/** A finger at rest moves this far, in pixels. */
const REST = 10

/**
 * Watches a finger that came down: calls `onHold` once it has rested, and swallows the click that
 * its lifting would be. A move, a scroll or a second finger ends it.
 */
export function watchHold(down: PointerEvent, onHold: () => void): void {
  const watch = new AbortController()
  const { signal } = watch
  const stop = () => watch.abort()
  const on = { signal, capture: true }
  const timer = setTimeout(() => {
    stop()
    swallowClick()
    onHold()
  }, HOLD_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - down.clientX, clientY - down.clientY) > REST) stop()
    },
    on,
  )
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'scroll']) {
    addEventListener(type, stop, on)
  }
}

/** Some browsers send no click after a long press: the next one is meant. */
function swallowClick(): void {
  const wait = new AbortController()
  const on = { signal: wait.signal, capture: true }
  addEventListener('pointerdown', () => wait.abort(), on)
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, () => setTimeout(() => wait.abort(), LIFT_MS), on)
  }
  addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopPropagation()
      wait.abort()
    },
    on,
  )
}

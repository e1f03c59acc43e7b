/**
 * Milliseconds for which a finger must rest on the screen for a long press, as in operating
 * systems.
 */
const HOLD_MS = 450
/**
 * Longest time in milliseconds between the moment when the finger is lifted and the click that
 * follows.
 */
const LIFT_MS = 400
/** Pixels by which a finger may move and still count as resting. */
const REST = 10

/**
 * Watches a finger on the screen. Once it has rested long enough, calls `onHold` and suppresses the
 * click that follows when it is lifted. A move, a scroll or a second finger ends the watch.
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

/**
 * Suppresses the click after a long press, for a short time only: some browsers send none, and then
 * the next click is one that the player intends.
 */
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

/** Milliseconds after which operating systems report a long press. */
const HOLD_MS = 450
/** Longest time in milliseconds between the finger's lifting and the click that follows it. */
const LIFT_MS = 400
/** A finger that moves less than this number of pixels counts as resting. */
const REST = 10

/**
 * Watches a finger on the screen. Calls `onHold` once it has rested long enough, and suppresses the
 * click that follows its lifting. A move, a scroll or a second finger ends the watch.
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
 * Some browsers send no click after a long press, so suppression stops soon: the player intends the
 * next click.
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

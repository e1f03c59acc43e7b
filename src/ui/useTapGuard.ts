import { useEffect } from 'react'

/** A double tap takes no longer between its taps. */
const GUARDED_MS = 400
/** How far apart the taps of a double tap are, at most. */
const NEAR_PX = 40
/** What closes later after a press does not close by it. */
const ANSWERED_MS = 1000

const PRESS_EVENTS = ['touchstart', 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']

/**
 * Keeps the second tap of a double tap from what lies below a dialog that the first tap closed: for
 * a moment, nothing takes presses near the place of that tap. Keyboards and other places are free.
 */
export function useTapGuard(): void {
  useEffect(() => {
    let press: MouseEvent | undefined
    // The keyboard's clicks have no place.
    const note = (event: MouseEvent) => (press = event.detail > 0 ? event : undefined)
    window.addEventListener('click', note, { capture: true })
    return () => {
      window.removeEventListener('click', note, { capture: true })
      if (press && performance.now() - press.timeStamp < ANSWERED_MS) cover(press)
    }
  }, [])
}

/** An element, since a game's frame below tells the page of no press. */
function cover({ clientX, clientY }: MouseEvent): void {
  const shield = document.createElement('div')
  shield.setAttribute('aria-hidden', 'true')
  Object.assign(shield.style, {
    position: 'fixed',
    zIndex: '100',
    left: `${clientX - NEAR_PX}px`,
    top: `${clientY - NEAR_PX}px`,
    width: `${2 * NEAR_PX}px`,
    height: `${2 * NEAR_PX}px`,
  })
  // Not beside a dialog either, which a press there would close.
  const swallow = (event: Event) => {
    if (event.target !== shield) return
    event.stopImmediatePropagation()
    if (event.cancelable) event.preventDefault()
  }
  for (const type of PRESS_EVENTS) {
    window.addEventListener(type, swallow, { capture: true, passive: false })
  }
  document.body.append(shield)
  setTimeout(() => {
    shield.remove()
    for (const type of PRESS_EVENTS) window.removeEventListener(type, swallow, { capture: true })
  }, GUARDED_MS)
}

import { useEffect } from 'react'

/** Longest time in milliseconds between the two taps of a double tap. */
const GUARDED_MS = 400
/** Longest distance in pixels between the two taps of a double tap. */
const NEAR_PX = 40
/** Milliseconds after a press within which a closing dialog counts as closed by that press. */
const ANSWERED_MS = 1000

const PRESS_EVENTS = ['touchstart', 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']

/**
 * Protects the page below a dialog from the second tap of a double tap whose first tap closed the
 * dialog. For a moment, presses near the first tap are ignored. The keyboard and other areas are
 * not affected.
 */
export function useTapGuard(): void {
  useEffect(() => {
    let press: MouseEvent | undefined
    // Clicks by a key have no position, so they are not remembered.
    const note = (event: MouseEvent) => (press = event.detail > 0 ? event : undefined)
    window.addEventListener('click', note, { capture: true })
    return () => {
      window.removeEventListener('click', note, { capture: true })
      if (press && performance.now() - press.timeStamp < ANSWERED_MS) cover(press)
    }
  }, [])
}

/**
 * Covers the area around the tap with an element, because a game's frame below would take the press
 * without telling this page.
 */
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
  // The second tap must not reach another dialog either, since a press outside would close it.
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

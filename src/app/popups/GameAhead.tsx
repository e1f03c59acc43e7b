import { useEffect } from 'react'
import { POPUPS } from '#app/popupScreens.ts'

/** Milliseconds from the page's arrival until the game popup's code may be loaded ahead. */
const PREFETCH_AFTER_MS = 5000
/** Milliseconds for which the player must have done nothing before that. */
const QUIET_MS = 1000
const ACTIONS = ['pointerdown', 'touchmove', 'wheel', 'keydown', 'scroll'] as const

/**
 * Loads the code of the game popup ahead, for pages where players choose games; it draws nothing.
 * It waits until the player does nothing, since running that code would delay the answer to a
 * press.
 */
export function GameAhead() {
  useEffect(() => {
    const due = performance.now() + PREFETCH_AFTER_MS
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      const ms = Math.max(QUIET_MS, due - performance.now())
      timer = setTimeout(() => void POPUPS.get('game')?.prefetch(), ms)
    }
    wait()
    for (const action of ACTIONS) {
      window.addEventListener(action, wait, { capture: true, passive: true })
    }
    return () => {
      clearTimeout(timer)
      for (const action of ACTIONS) window.removeEventListener(action, wait, { capture: true })
    }
  }, [])
  return null
}

let pressed = false

if (typeof window !== 'undefined') {
  const options = { capture: true, passive: true } as const
  window.addEventListener('pointerdown', () => (pressed = true), options)
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(end, () => (pressed = false), options)
  }
}

/**
 * Does something at once, or when the press that is on has ended: what is drawn meanwhile would move
 * the button from under it, and the press would be lost.
 */
export function afterPress(action: () => void): void {
  if (!pressed) return action()
  const ends = ['pointerup', 'pointercancel'] as const
  const done = () => {
    for (const end of ends) window.removeEventListener(end, done)
    // The click follows its pointer.
    setTimeout(action)
  }
  for (const end of ends) window.addEventListener(end, done)
}

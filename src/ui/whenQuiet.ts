const DEEDS = ['pointerdown', 'touchmove', 'wheel', 'keydown', 'scroll'] as const

/**
 * Calls back once the page has been left alone for so many milliseconds: nothing pressed, typed or
 * scrolled. What is evaluated meanwhile would hold up a frame.
 *
 * @param signal aborted when the call is not wanted any more
 */
export function whenQuiet(callback: () => void, ms: number, signal?: AbortSignal): void {
  if (signal?.aborted) return
  let last = performance.now()
  const note = () => (last = performance.now())
  const look = () => {
    const left = last + ms - performance.now()
    if (left > 0) timer = setTimeout(look, left)
    else {
      end()
      callback()
    }
  }
  let timer = setTimeout(look, ms)
  const end = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
    for (const deed of DEEDS) window.removeEventListener(deed, note, { capture: true })
  }
  signal?.addEventListener('abort', end)
  for (const deed of DEEDS) window.addEventListener(deed, note, { capture: true, passive: true })
}

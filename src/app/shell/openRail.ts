/** Milliseconds for which the pointer rests on the rail before the rail opens. */
const OPEN_AFTER_MS = 120

/**
 * Opens a rail over the page, by its attribute `data-open`, while the pointer or the focus of the
 * keyboard is on it. The Escape key closes it.
 *
 * @returns a function that stops this
 */
export function openRail(rail: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = () => rail.setAttribute('data-open', '')
  const close = () => {
    clearTimeout(timer)
    rail.removeAttribute('data-open')
  }
  const listeners = {
    pointerenter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') timer = setTimeout(open, OPEN_AFTER_MS)
    },
    pointerleave: close,
    focusin: ({ target }: FocusEvent) => {
      // A press with the pointer also moves the focus, and then must not open the rail.
      if ((target as HTMLElement).matches(':focus-visible')) open()
    },
    focusout: ({ relatedTarget }: FocusEvent) => {
      if (!rail.contains(relatedTarget as Node | null)) close()
    },
    keydown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    },
  }
  for (const [type, listener] of Object.entries(listeners)) {
    rail.addEventListener(type, listener as EventListener)
  }
  return () => {
    close()
    for (const [type, listener] of Object.entries(listeners)) {
      rail.removeEventListener(type, listener as EventListener)
    }
  }
}

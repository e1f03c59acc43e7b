/**
 * Phones lay the on-screen keyboard over the page. While it is open, the element has the attribute
 * `data-keyboard`, and `--keyboard` with the covered height in px. Returns a function that stops
 * this.
 */
export function followKeyboard(element: HTMLElement): () => void {
  const view = window.visualViewport
  if (!view) return () => {}
  let told = 0
  const measure = () => {
    // The visible part is also smaller after a pinch zoom, which must not count as a keyboard.
    const covered =
      view.scale > 1.01
        ? 0
        : Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop))
    if (covered !== told) {
      told = covered
      element.style.setProperty('--keyboard', `${covered}px`)
      element.toggleAttribute('data-keyboard', covered > 0)
    }
    const focused = document.activeElement
    if (covered > 0 && focused !== element && element.contains(focused)) {
      focused?.scrollIntoView({ block: 'nearest' })
    }
  }
  // The height is measured in the next frame: measuring now would force a layout of everything that
  // was just drawn.
  const frame = requestAnimationFrame(measure)
  view.addEventListener('resize', measure)
  view.addEventListener('scroll', measure)
  return () => {
    cancelAnimationFrame(frame)
    view.removeEventListener('resize', measure)
    view.removeEventListener('scroll', measure)
  }
}

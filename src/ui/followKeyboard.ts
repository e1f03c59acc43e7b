/**
 * Phones lay their keyboard over the page. Keeps `--keyboard` on the element at the height that
 * is covered, in px, and `data-keyboard` while there is any; ends with the function it returns.
 */
export function followKeyboard(element: HTMLElement): () => void {
  const view = window.visualViewport
  if (!view) return () => {}
  let told = 0
  const measure = () => {
    // A pinched view is smaller, too.
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
  // With the frame's own layout: one before would lay out all that was just drawn.
  const frame = requestAnimationFrame(measure)
  view.addEventListener('resize', measure)
  view.addEventListener('scroll', measure)
  return () => {
    cancelAnimationFrame(frame)
    view.removeEventListener('resize', measure)
    view.removeEventListener('scroll', measure)
  }
}

/**
 * Letters in the part of the home page that is visible without scrolling, with the CSS font of
 * each. A browser searches for a matching font face when the first text of a size and weight needs
 * it. Together these searches take a phone longer than the rest of the first layout.
 */
const LETTERS = [
  '600 .875rem var(--font-body)',
  '600 .75rem var(--font-body)',
  '500 .75rem var(--font-body)',
  '.75rem var(--font-body)',
  '.875rem var(--font-body)',
  '1rem var(--font-body)',
  'var(--weight-display) var(--size-heading) var(--font-display)',
]

/** Safari has no `requestIdleCallback`, so a timeout replaces it. */
const rest = window.requestIdleCallback ?? setTimeout

/**
 * Lays out hidden text in each font, so that the browser has found the font faces before they are
 * needed. It uses idle time while the app's code loads, one font at a time, so that it does not
 * delay the app.
 */
export async function layOutLetters(): Promise<void> {
  const text = document.createElement('span')
  text.textContent = document.title
  text.ariaHidden = 'true'
  Object.assign(text.style, { position: 'fixed', visibility: 'hidden', whiteSpace: 'nowrap' })
  document.body.append(text)
  for (const font of LETTERS) {
    await new Promise((resolve) => rest(resolve))
    text.style.font = font
    text.getBoundingClientRect()
  }
  text.remove()
}

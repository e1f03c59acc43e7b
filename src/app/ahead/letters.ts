/**
 * The letters of the home page's first window, as CSS fonts. A browser looks for a face that has
 * them at the first text of each size and weight; together, that holds a phone up for longer than
 * all else of the first layout.
 */
const LETTERS = [
  '600 .875rem var(--font-body)',
  '600 .75rem var(--font-body)',
  '500 .75rem var(--font-body)',
  '.75rem var(--font-body)',
  '.875rem var(--font-body)',
  '1rem var(--font-body)',
  'var(--weight-display) 1.125rem var(--font-display)',
]

/** Safari has no idle callbacks, so a timeout takes their place. */
const rest = window.requestIdleCallback ?? setTimeout

/**
 * Lays out a text in each, one at a time and unseen, so that the browser has found their faces; only
 * while it waits for the app's code, which must not wait for this.
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

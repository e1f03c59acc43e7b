const blocks = () => document.querySelectorAll<HTMLElement>('.failure')

/**
 * Shows a message that is already in the page (`scripts/brand/stamp`), since the app cannot draw.
 */
export function showFailure(): void {
  for (const block of blocks()) block.hidden = block.lang !== document.documentElement.lang
}

/** Says that the site needs TLS, and leads to the same address with it. */
export function showInsecure(): void {
  for (const block of blocks()) {
    block.querySelector('p')!.textContent = block.dataset['insecure']!
    block.querySelector('a')!.href = window.location.href.replace(/^http:/, 'https:')
  }
  showFailure()
}

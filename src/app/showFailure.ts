/**
 * Shows a message that is already in the page (`scripts/brand/stamp`), since the app cannot draw.
 */
export function showFailure(): void {
  for (const block of document.querySelectorAll<HTMLElement>('.failure')) {
    block.hidden = block.lang !== document.documentElement.lang
  }
}

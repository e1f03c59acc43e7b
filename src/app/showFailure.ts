import { SETTLE_MS } from '#core/platform/useOnceOnline.ts'

/** Milliseconds between two questions whether the site answers again. */
const ASK_AGAIN_MS = 60_000

/** Shows the message that is already in the page (`scripts/brand/stamp`), since the app cannot draw. */
export function showMessage(): void {
  for (const block of document.querySelectorAll<HTMLElement>('.failure')) {
    block.hidden = block.lang !== document.documentElement.lang
  }
}

/** Says that the page could not load, and loads it again as soon as the site answers. */
export function showFailure(): void {
  showMessage()
  addEventListener('online', () => setTimeout(askAgain, SETTLE_MS))
  setInterval(() => document.hidden || askAgain(), ASK_AGAIN_MS)
}

/** A reload without a network would show the browser's own error page, which never recovers. */
const askAgain = () =>
  fetch('/', { cache: 'no-store' }).then(
    () => location.reload(),
    () => {},
  )

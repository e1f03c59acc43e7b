/*
 * A page of the site has its own address while its story is shown: the app reads and writes the
 * window's history. Storybook reads the address of the preview, which therefore comes back before
 * anything else is shown or loaded.
 */

const PREVIEW = window.location.pathname
let query = window.location.search

/**
 * Gives the window the address of a page.
 *
 * @param whileShown aborted when another story is chosen: if this one still loads or plays then,
 * Storybook reloads the preview, which must have its own address by that time
 */
export function enterAddress(path: string, whileShown: AbortSignal): void {
  leaveAddress()
  if (whileShown.aborted) return
  window.history.replaceState(null, '', path)
  whileShown.addEventListener('abort', leaveAddress, { once: true })
}

/** Gives the window the address of the preview again. */
export function leaveAddress(): void {
  const { search } = window.location
  if (new URLSearchParams(search).has('viewMode')) query = search
  window.history.replaceState(null, '', PREVIEW + query)
}

import.meta.hot?.on('vite:beforeFullReload', leaveAddress)

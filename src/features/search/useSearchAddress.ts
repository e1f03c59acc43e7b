import { useEffect } from 'react'
import { withSoughtText } from '#core/navigation/soughtText.ts'
import { isPopupEntry } from '#core/popups/popupEntry.ts'

/** Milliseconds without typing after which the search text is written to the page's address. */
const PAUSE_MS = 250

/**
 * Writes the search text to the page's address, but not through the router, because the page below
 * must stay unchanged.
 */
export function writeAddress(text: string): void {
  if (!isPopupEntry()) return
  const url = withSoughtText(window.location.href, text.trim())
  if (url !== window.location.href) window.history.replaceState(window.history.state, '', url)
}

/**
 * Keeps the search text in the page's address while no popup covers the search, so that a reload
 * shows it again.
 */
export function useSearchAddress(text: string, topmost: boolean): void {
  useEffect(() => {
    if (!topmost) return
    const timer = setTimeout(() => writeAddress(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, topmost])
}

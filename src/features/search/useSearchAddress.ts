import { useEffect } from 'react'
import { withSoughtText } from '#core/navigation/soughtText.ts'
import { isPopupEntry } from '#core/popups/popupEntry.ts'

/** Milliseconds without typing after which the address contains the text. */
const PAUSE_MS = 250

/**
 * Writes the search text to the address, but not through the router, because the page below must
 * stay unchanged.
 */
export function writeAddress(text: string): void {
  if (!isPopupEntry()) return
  const url = withSoughtText(window.location.href, text.trim())
  if (url !== window.location.href) window.history.replaceState(window.history.state, '', url)
}

/**
 * Keeps the search text in the address while the search is on top, so that a reload shows it
 * again.
 */
export function useSearchAddress(text: string, topmost: boolean): void {
  useEffect(() => {
    if (!topmost) return
    const timer = setTimeout(() => writeAddress(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, topmost])
}

import { useEffect } from 'react'
import { withSoughtText } from '#core/navigation/soughtText.ts'
import { isPopupEntry } from '#core/popups/popupEntry.ts'

/** The pause in typing after which the address names the text. */
const PAUSE_MS = 250

/** Names the text in the address. The router need not hear of it: the page below stays as it is. */
export function writeAddress(text: string): void {
  if (!isPopupEntry()) return
  const url = withSoughtText(window.location.href, text.trim())
  if (url !== window.location.href) window.history.replaceState(window.history.state, '', url)
}

/** Keeps the address at the text while the search is on top, so that a reload shows it again. */
export function useSearchAddress(text: string, topmost: boolean): void {
  useEffect(() => {
    if (!topmost) return
    const timer = setTimeout(() => writeAddress(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, topmost])
}

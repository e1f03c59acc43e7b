/**
 * Copies a text to the clipboard. Rejects if the browser refuses every way. Call this function
 * directly in the handler of a press, since browsers allow copying only there.
 */
export async function copyText(text: string): Promise<void> {
  // `navigator.clipboard` is missing in old and in-app browsers, and on pages that are not served
  // over https, although its type says otherwise.
  const clipboard = navigator.clipboard as Clipboard | undefined
  try {
    if (!clipboard) throw new Error('This page has no clipboard.')
    await clipboard.writeText(text)
  } catch (error) {
    if (!copySelected(text)) throw error
  }
}

/** Copies a text by selecting it on the page for a moment, as a person would. */
function copySelected(text: string): boolean {
  const selection = getSelection()
  if (!selection) return false
  const before = selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined
  const place = document.createElement('span')
  place.textContent = text
  place.style.cssText = 'position:fixed;opacity:0;white-space:pre;user-select:text'
  // Beside the pressed element: around an open dialog, nothing can be selected.
  ;(document.activeElement?.parentElement ?? document.body).append(place)
  selection.selectAllChildren(place)
  // Deprecated, but the only other way, which every browser still has.
  // oxlint-disable-next-line typescript/no-deprecated
  const isCopied = document.execCommand('copy')
  place.remove()
  selection.removeAllRanges()
  if (before) selection.addRange(before)
  return isCopied
}

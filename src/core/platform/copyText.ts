/**
 * Copies a text to the clipboard. Rejects if the browser refuses every way. Call this function
 * directly in the handler of a press, since browsers allow copying only there.
 */
export async function copyText(text: string): Promise<void> {
  // `navigator.clipboard` is missing in old and in-app browsers, and on pages that are not served
  // over https, although its type says otherwise.
  const clipboard = navigator.clipboard as Clipboard | undefined
  const isCopied = await clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  if (!isCopied && !copySelected(text)) throw new Error('The browser copies nothing.')
}

/** Copies a text by selecting it on the page for a moment, as a person would. */
function copySelected(text: string): boolean {
  const place = document.createElement('span')
  place.textContent = text
  place.style.cssText = 'white-space:pre;user-select:text'
  // Beside the pressed element: around an open dialog, nothing can be selected.
  ;(document.activeElement?.parentElement ?? document.body).append(place)
  getSelection()?.selectAllChildren(place)
  // Deprecated, but the only other way, which every browser still has.
  // oxlint-disable-next-line typescript/no-deprecated
  const isCopied = document.execCommand('copy')
  place.remove()
  return isCopied
}

/**
 * Copies a text to the clipboard. Rejects if the browser refuses, or if the page is not served over
 * https.
 */
export async function copyText(text: string): Promise<void> {
  // `navigator.clipboard` is missing on pages that are not served over https, although its type
  // says otherwise.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) throw new Error('This page has no clipboard.')
  await clipboard.writeText(text)
}

/** Copies a text. Rejects if the browser refuses, or if the page is not served securely. */
export async function copyText(text: string): Promise<void> {
  // Missing on pages that are not served securely, whatever its type says.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) throw new Error('This page has no clipboard.')
  await clipboard.writeText(text)
}

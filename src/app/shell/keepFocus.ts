/**
 * Keeps the focus when a row of links is replaced: it moves to the link with the same text in the
 * new row. Otherwise the keyboard would start again at the top of the page.
 *
 * @returns a function that stops this
 */
export function keepFocus(row: HTMLElement): () => void {
  let focused: string | null = null
  const remember = ({ target }: FocusEvent) => {
    focused = (target as HTMLElement).textContent
  }
  const forget = ({ target }: FocusEvent) => {
    // The check is delayed, because a link that is being removed may lose the focus just before it
    // leaves the document.
    queueMicrotask(() => {
      if ((target as HTMLElement).isConnected) focused = null
    })
  }
  const restore = new MutationObserver(() => {
    if (focused === null || document.activeElement !== document.body) return
    const links = row.querySelectorAll<HTMLElement>('a, button')
    Array.from(links)
      .find(({ textContent }) => textContent === focused)
      ?.focus()
  })
  restore.observe(row, { childList: true, subtree: true })
  row.addEventListener('focusin', remember)
  row.addEventListener('focusout', forget)
  return () => {
    restore.disconnect()
    row.removeEventListener('focusin', remember)
    row.removeEventListener('focusout', forget)
  }
}

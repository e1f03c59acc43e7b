/**
 * Keeps the focus on a link when its row is replaced by another one with a link of the same text;
 * else the keyboard would start again at the top of the page.
 *
 * @returns stops keeping it
 */
export function keepFocus(row: HTMLElement): () => void {
  let focused: string | null = null
  const remember = ({ target }: FocusEvent) => {
    focused = (target as HTMLElement).textContent
  }
  const forget = ({ target }: FocusEvent) => {
    // A link that is removed may lose the focus while it is still there.
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

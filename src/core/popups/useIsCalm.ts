import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

/** Pages of the centers on which money is moved or secured. */
const MONEY_PAGES = /^#(?:depositv2|withdraw|transfer\w*|securityCenter)\b/

const EDITABLE =
  'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=submit])'

/** The field that has the focus, and the one that was changed last. */
let focused: Element | null = null
let edited: HTMLInputElement | null = null

const asField = (target: EventTarget | null) =>
  target instanceof Element && target.matches(EDITABLE) ? target : null

function follow(notify: () => void): () => void {
  const take = (event: FocusEvent) => {
    // Between two fields the focus goes over directly, so that nothing opens in that moment.
    focused = asField(event.type === 'focusout' ? event.relatedTarget : event.target)
    notify()
  }
  const edit = (event: Event) => {
    edited = asField(event.target) as HTMLInputElement | null
  }
  focused = asField(document.activeElement)
  const options = { capture: true, passive: true }
  document.addEventListener('focusin', take, options)
  document.addEventListener('focusout', take, options)
  document.addEventListener('input', edit, options)
  return () => {
    document.removeEventListener('focusin', take, options)
    document.removeEventListener('focusout', take, options)
    document.removeEventListener('input', edit, options)
  }
}

const isTyping = (): boolean =>
  Boolean(focused?.isConnected) || Boolean(edited?.isConnected && edited.value)

/**
 * Whether a popup may open by itself: nobody is filling in a form, and no page on which money is
 * moved is open. A popup over them takes away the focus and what is typed next.
 */
export function useIsCalm(): boolean {
  const { hash } = useLocation()
  const typing = useSyncExternalStore(follow, isTyping)
  return !typing && !MONEY_PAGES.test(hash)
}

import { use, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { isOfMoney } from './isOfMoney.ts'
import { RoutesContext } from './routesContext.ts'

const TEXT_FIELD =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=search])'

let focused: Element | null = null
/** Fields in which somebody has typed. */
const typed = new Set<HTMLInputElement>()

const asField = (target: EventTarget | null) =>
  target instanceof Element && target.matches(TEXT_FIELD) ? target : null

function watchTyping(notify: () => void): () => void {
  const take = (event: FocusEvent) => {
    // Between two fields the focus goes over directly, so that nothing opens in that moment.
    focused = asField(event.type === 'focusout' ? event.relatedTarget : event.target)
    notify()
  }
  const note = (event: Event) => {
    const field = asField(event.target)
    if (field) typed.add(field as HTMLInputElement)
  }
  focused = asField(document.activeElement)
  const options = { capture: true, passive: true }
  document.addEventListener('focusin', take, options)
  document.addEventListener('focusout', take, options)
  document.addEventListener('input', note, options)
  return () => {
    document.removeEventListener('focusin', take, options)
    document.removeEventListener('focusout', take, options)
    document.removeEventListener('input', note, options)
  }
}

function isTyping(): boolean {
  for (const field of typed) if (!field.isConnected || !field.value) typed.delete(field)
  return Boolean(focused?.isConnected) || typed.size > 0
}

/**
 * Whether a popup may open by itself: nobody is filling in a form, and no page on which money is
 * moved is open. A popup over them takes away the focus and what is typed next.
 */
export function useMayInterrupt(): boolean {
  const { pathname, hash } = useLocation()
  const routes = use(RoutesContext)
  const typing = useSyncExternalStore(watchTyping, isTyping)
  return !typing && !isOfMoney(pathname, hash, routes ?? [])
}

import type { createStore } from 'jotai'
import type { To } from 'react-router-dom'
import { normalizePath } from '#lib/urls.ts'
import { readSoughtText, withSoughtText } from '#core/navigation/soughtText.ts'
import { closeAllPopupsAtom, closePopupAtom } from '#core/popups/closing.ts'
import { openPopupAtom, openPopupsAtom } from '#core/popups/popups.ts'
import { sessionAtom } from '#core/session/session.ts'
import type { PopupHistory } from './PopupRouter.tsx'
import { isPopupEntry, POPUP_ENTRY_OF, type EntryState } from '#core/popups/popupEntry.ts'

/**
 * Longest wait in milliseconds for a history step; it may never happen if a removed game frame took
 * history entries with it.
 */
const STEP_MS = 500
/** In a busy browser, a step that nobody waits for any more may still happen within this time. */
const LATE_MS = 10_000

interface Entry {
  url: string
  state: EntryState
}

const currentEntry = (): Entry => ({ url: window.location.href, state: window.history.state })

/**
 * The first entry has no key, so it gets the router's name for it. An entry without a state comes
 * from an address that the visitor typed, and has no name.
 */
const keyOf = ({ state }: Entry) => state && (state.key ?? 'default')

/**
 * Connects the router's history with the popups. A navigation closes all popups, the back button
 * closes the topmost, and each popup's guards are asked first.
 *
 * @returns a function that disconnects them
 */
export function guideHistory(
  history: PopupHistory,
  store: ReturnType<typeof createStore>,
): () => void {
  const { push, replace } = history
  let last = currentEntry()
  /**
   * Navigations that wait until a step back from the popup history entry has happened; null if no
   * such step is under way.
   */
  let waiting: (() => void)[] | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /**
   * The entry to which a late step leads, and until when it may still happen; null if no step is
   * late.
   */
  let late: { key: string; until: number } | null = null
  /** Whether the step under way leads to the address that the router already shows. */
  let isReturn = false

  const stack = () => store.get(openPopupsAtom)
  /** Popups stay hidden until a required password change is done. */
  const isDue = () => Boolean(store.get(sessionAtom)?.passwordChange)

  /**
   * Adds the popup history entry, or steps back from it, so that it exists only while a popup is
   * open.
   */
  function settle() {
    last = currentEntry()
    const isOpen = stack().length > 0
    if (waiting || isOpen === isPopupEntry() || (isOpen && isDue())) return
    if (isOpen) {
      // The page's own entry needs a key, since a popup history entry stores it.
      if (!last.state) window.history.replaceState({ key: crypto.randomUUID() }, '')
      last = currentEntry()
      // Keeps the router's own state, so that the router sees no navigation.
      window.history.pushState({ ...last.state, [POPUP_ENTRY_OF]: keyOf(last) }, '')
      last = currentEntry()
    } else if (!isLate()) step(() => window.history.back())
  }
  const isLate = () => late !== null && Date.now() < late.until

  /** Makes a step through the history; navigations wait until it has happened. */
  function step(go: () => void) {
    waiting = []
    timer = setTimeout(giveUp, STEP_MS)
    go()
  }

  function giveUp() {
    const key = (window.history.state as EntryState)?.[POPUP_ENTRY_OF]
    late = key === undefined ? null : { key, until: Date.now() + LATE_MS }
    isReturn = false
    stepped()
  }

  /**
   * Opens the search that the address names. Only the popup history entry keeps that address, so
   * that the back button leads to the page without the search.
   */
  function openSought() {
    const { href } = window.location
    const text = readSoughtText(href)
    if (text === null || waiting || stack().some(({ popup }) => popup.kind === 'search')) return
    if (!isPopupEntry()) {
      const { pathname, search, hash } = new URL(withSoughtText(href, ''))
      replace({ pathname, search, hash }, window.history.state?.usr)
    }
    store.set(openPopupAtom, { kind: 'search', text })
  }
  /** Waits for the end of the current task, which may close one popup and open another. */
  const settleSoon = () => queueMicrotask(settle)

  function stepped() {
    const tasks = waiting ?? []
    waiting = null
    clearTimeout(timer)
    for (const task of tasks) task()
    // If this is still a popup entry, the step did not happen, and another step would not happen
    // either.
    if (!isPopupEntry()) settle()
  }

  function onPop(event: PopStateEvent) {
    const from = last
    last = currentEntry()
    const wasLate = isLate() && !isPopupEntry() && late!.key === keyOf(last)
    late = null
    if (isReturn) {
      isReturn = false
      event.stopImmediatePropagation()
      return stepped()
    }
    const isBase =
      !isPopupEntry() && keyOf(last) !== null && from.state?.[POPUP_ENTRY_OF] === keyOf(last)
    if (wasLate && !isBase) {
      // The player has navigated on from the closed popup meanwhile, so the page stays there.
      event.stopImmediatePropagation()
      isReturn = true
      return step(() => window.history.forward())
    }
    if (isBase) {
      const url = withSoughtText(from.url, '')
      // The router takes the popup history entry for the page itself, which may have changed its
      // address meanwhile. So the router is not told of this step.
      const { [POPUP_ENTRY_OF]: _, ...state } = from.state ?? {}
      window.history.replaceState(state, '', url)
      // The router must be told of this step only if it removed a search text from the address.
      if (url === from.url) event.stopImmediatePropagation()
    }
    if (waiting) return stepped()
    // A popup that was opened while the step was late must stay open.
    if (wasLate) return settle()
    const top = stack().at(-1)
    if (top && !isPopupEntry() && !isDue()) {
      if (isBase) store.set(closePopupAtom, top)
      else store.set(closeAllPopupsAtom)
    }
    if (!isBase) openSought()
    settle()
  }

  /** Continues a navigation after all popups over the page have closed. */
  function leave(to: To, go: () => void) {
    if (waiting) return void waiting.push(() => leave(to, go))
    const target = new URL(history.createHref(to), window.location.href).pathname
    const stays = normalizePath(target) === normalizePath(window.location.pathname)
    const closed = stays || isDue() || store.set(closeAllPopupsAtom)
    const proceed = (may: boolean) => {
      if (!may) return
      // Closing the popups may already have stepped back from the popup history entry.
      if (waiting) return void waiting.push(go)
      go()
      openSought()
      settleSoon()
    }
    if (typeof closed === 'boolean') proceed(closed)
    else void closed.then(proceed)
  }

  history.push = (to, state) =>
    leave(to, () => {
      // The popup history entry of a search stays, so that the back button returns to its results.
      if (!isPopupEntry() || readSoughtText(window.location.href)) return push(to, state)
      // The next page replaces the popup history entry, so that the history keeps no entry without
      // a popup.
      history.isStep = true
      replace(to, state)
      history.isStep = false
    })
  history.replace = (to, state) =>
    leave(to, () => {
      const entryOf = (window.history.state as EntryState)?.[POPUP_ENTRY_OF]
      replace(to, state)
      if (entryOf === undefined) return
      window.history.replaceState({ ...window.history.state, [POPUP_ENTRY_OF]: entryOf }, '')
    })
  history.onPop = onPop
  const stops = [store.sub(openPopupsAtom, settleSoon), store.sub(sessionAtom, settleSoon)]
  openSought()
  settle()

  return () => {
    Object.assign(history, { push, replace, onPop: undefined })
    for (const stop of stops) stop()
    clearTimeout(timer)
  }
}

import type { createStore } from 'jotai'
import type { To } from 'react-router-dom'
import { normalizePath } from '#lib/urls.ts'
import { readSoughtText, withSoughtText } from '#core/navigation/soughtText.ts'
import { closeAllPopupsAtom, closePopupAtom } from '#core/popups/closing.ts'
import { openPopupAtom, openPopupsAtom, type LaunchTarget } from '#core/popups/popups.ts'
import { identityAtom, sessionAtom } from '#core/session/session.ts'
import { readGameId, withGameId } from '#core/popups/gameAddress.ts'
import { isReloaded } from '#core/platform/pageLoad.ts'
import { browserKey, watchFrames } from './frameEntries.ts'
import type { PopupHistory } from './PopupRouter.tsx'
import { isPopupEntry, POPUP_ENTRY_OF, type EntryState } from '#core/popups/popupEntry.ts'
import { playedGameAtom } from '#core/popups/openPopupContext.ts'

/**
 * Milliseconds to wait until the browser has gone back or forward in its history. That may never
 * happen, if a game's frame was removed together with its history entries.
 */
const STEP_MS = 500
/** Milliseconds after that wait within which a busy browser may still go back or forward. */
const LATE_MS = 10_000

interface Entry {
  url: string
  state: EntryState
}

const currentEntry = (): Entry => ({ url: window.location.href, state: window.history.state })

/**
 * Returns the router's key of a history entry. The first entry of a visit has none, and the router
 * calls it `default`. An entry without a state comes from an address that the visitor typed; for
 * it, this returns null.
 */
const keyOf = ({ state }: Entry) => state && (state.key ?? 'default')

/** Tells whether both entries are the popups' over the same entry of a page. */
const isSame = (one: Entry, other: Entry) =>
  one.state?.[POPUP_ENTRY_OF] === other.state?.[POPUP_ENTRY_OF]

/**
 * Connects the router's history with the popups. A navigation closes all popups, and the back
 * button closes the topmost one. Before a popup closes, its guards may refuse.
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
   * Navigations that wait until the browser has gone back from the popup history entry; null if the
   * browser is not going back.
   */
  let waiting: (() => void)[] | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /**
   * The history entry to which the browser still has to go back after the app stopped waiting, and
   * the time until which that may happen; null if nothing is late.
   */
  let late: { key: string; until: number } | null = null
  /** Whether the browser is going forward again, to the address that the router already shows. */
  let isReturn = false

  const stack = () => store.get(openPopupsAtom)
  const frames = watchFrames(() => (last = currentEntry()))
  /** Popups stay hidden until a required password change is done. */
  const isDue = () => Boolean(store.get(sessionAtom)?.passwordChange)

  /** Adds the popup history entry if a popup is open, and goes back from it if none is. */
  function settle() {
    last = currentEntry()
    const isOpen = stack().length > 0
    // A page may have taken the popups' place by a navigation.
    if (!isOpen && !isPopupEntry()) frames.stop()
    if (waiting || (isOpen ? isDue() : !isPopupEntry())) return
    if (isOpen && isPopupEntry()) {
      // The entry was there before, as after a reload.
      frames.watch()
      return nameGame()
    }
    if (isOpen) {
      // The page's own entry needs a key, since a popup history entry stores it.
      if (!last.state) window.history.replaceState({ key: crypto.randomUUID() }, '')
      last = currentEntry()
      // Keeps the router's own state, so that the router sees no navigation.
      const pageEntry = browserKey()
      window.history.pushState({ ...last.state, [POPUP_ENTRY_OF]: keyOf(last), pageEntry }, '')
      frames.watch()
      nameGame()
    } else if (!isLate()) step(frames.leave)
  }
  const isLate = () => late !== null && Date.now() < late.until

  /** Goes back or forward in the browser's history; navigations wait until that has happened. */
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
  /**
   * Writes the open game into the popup history entry, whose address then leads back to it. The
   * router does not hear of that, since the page below must stay unchanged.
   */
  function nameGame() {
    const playedGame = store.get(playedGameAtom) ?? undefined
    const details = stack().find(({ popup }) => popup.kind === 'gameDetails')?.popup
    const id = playedGame?.nodeId ?? (details && 'game' in details ? details.game.id : undefined)
    const url = withGameId(window.location.href, id)
    window.history.replaceState({ ...window.history.state, playedGame }, '', url)
    last = currentEntry()
  }

  /**
   * Opens the game that the address names: the game itself if it ran in this tab until a reload,
   * else its details, since no link may start a game and move money. The page's own address loses
   * the game, and keeps the router's key, so that the page returns to its scroll position.
   */
  function openNamed(played?: LaunchTarget) {
    const id = readGameId(window.location.href)
    if (waiting || (!played && !id)) return
    if (stack().some(({ popup }) => popup.kind === 'game' || popup.kind === 'gameDetails')) return
    if (id) {
      window.history.replaceState(window.history.state, '', withGameId(window.location.href))
      history.onPop = undefined
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
      history.onPop = onPop
    }
    if (played && (played.trial || store.get(identityAtom) !== 'visitor')) {
      store.set(openPopupAtom, { kind: 'game', target: played })
    } else if (id) store.set(openPopupAtom, { kind: 'gameDetails', game: { id } })
  }

  /** Runs `settle` after the current task, since that task may close one popup and open another. */
  const settleSoon = () => queueMicrotask(settle)

  function stepped() {
    const tasks = waiting ?? []
    waiting = null
    clearTimeout(timer)
    for (const task of tasks) task()
    // If the popup history entry is still current, the browser did not go back, and would not do so
    // at a second try.
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
    if (from.state?.[POPUP_ENTRY_OF] !== undefined && isSame(from, last)) {
      // The page's entry above those of a frame was left: the player wants to leave the popup.
      event.stopImmediatePropagation()
      if (waiting) return stepped()
      const open = stack().at(-1)
      if (open && !isDue()) store.set(closePopupAtom, open)
      if (stack().length > 0) frames.cover()
      return settle()
    }
    const isBase =
      !isPopupEntry() && keyOf(last) !== null && from.state?.[POPUP_ENTRY_OF] === keyOf(last)
    if (wasLate && !isBase) {
      // The browser went back late. The player has meanwhile opened another page, which must stay
      // on screen.
      event.stopImmediatePropagation()
      isReturn = true
      return step(() => window.history.forward())
    }
    if (isBase) {
      const page = withGameId(from.url)
      const url = withSoughtText(page, '')
      // The router believes that the popup history entry is the page's own entry, and the page may
      // have changed its address while the popup was open. So the router does not see that the
      // browser went back.
      const {
        [POPUP_ENTRY_OF]: _,
        playedGame: _played,
        pageEntry: _page,
        ...state
      } = from.state ?? {}
      window.history.replaceState(state, '', url)
      // The router must see it only if the address has lost its search text.
      if (url === page) event.stopImmediatePropagation()
    }
    if (waiting) return stepped()
    // A popup that was opened before the browser went back late must stay open.
    if (wasLate) return settle()
    const top = stack().at(-1)
    if (top && !isPopupEntry() && !isDue()) {
      if (isBase) store.set(closePopupAtom, top)
      else store.set(closeAllPopupsAtom)
    }
    if (!isBase) {
      openSought()
      openNamed()
    }
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
  const stops = [openPopupsAtom, sessionAtom, playedGameAtom].map((each) =>
    store.sub(each, settleSoon),
  )
  const begin = () => {
    if (history.onPop !== onPop) return
    openSought()
    openNamed(isReloaded() ? last.state?.playedGame : undefined)
    settle()
  }
  // The router, which is drawn around the popups, listens only after this task.
  queueMicrotask(begin)

  return () => {
    frames.stop()
    Object.assign(history, { push, replace, onPop: undefined })
    for (const stop of stops) stop()
    clearTimeout(timer)
  }
}

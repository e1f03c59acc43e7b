import { isPopupEntry, type EntryState } from '#core/popups/popupEntry.ts'

/**
 * A game that navigates within its frame adds entries to the history of the whole tab. Above them
 * the page adds its own entry again, so that one step back is heard by the page and does not lead
 * through the game (docs/decisions/027-popup-has-its-own-history-entry.md).
 */

/** Milliseconds between two looks for entries that a frame has added without loading a page. */
const LOOK_MS = 500
/** Most entries that browsers keep; then the length of the history says nothing any more. */
const FULL = 50

/** Watches the frames of open popups, while the current history entry is the popups'. */
export function watchFrames(onCovered: () => void) {
  /** Length of the history when the watch began. */
  let start = 0
  /** Length of the history when the page's entry last was the topmost one. */
  let seen = 0
  let timer: ReturnType<typeof setInterval> | undefined

  /** Adds the page's entry again if the frame of a game has covered it. */
  function cover() {
    if (!isPopupEntry()) return
    window.history.pushState(window.history.state, '')
    seen = window.history.length
    onCovered()
  }
  const look = () => {
    if (window.history.length !== seen) cover()
  }
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLIFrameElement && window.history.length >= FULL) cover()
    else look()
  }

  function stop() {
    clearInterval(timer)
    timer = undefined
    document.removeEventListener('load', onLoad, true)
  }

  return {
    cover,
    /** Begins to watch, unless it does already; the current entry is the popups'. */
    watch: () => {
      if (timer) return
      start = seen = window.history.length
      timer = setInterval(look, LOOK_MS)
      document.addEventListener('load', onLoad, true)
    },
    stop,
    /** Goes back to the page's own entry, past all entries of the frame. */
    leave: () => {
      const { pageEntry } = (window.history.state ?? {}) as NonNullable<EntryState>
      const added = timer ? window.history.length - start : 0
      if (pageEntry && (added > 0 || !isBelow(pageEntry))) {
        const { committed, finished } = window.navigation.traverseTo(pageEntry)
        committed?.catch(() => undefined)
        finished?.catch(() => undefined)
      } else if (added > 0) window.history.go(-1 - added)
      else window.history.back()
      stop()
    },
  }
}

/** Tells whether the page's entry of that name lies right below the current one. */
function isBelow(pageEntry: string): boolean {
  const at = window.navigation.currentEntry?.index ?? 0
  return window.navigation.entries()[at - 1]?.key === pageEntry
}

/** The name that the browser has for the current entry; undefined in browsers without names. */
export const browserKey = (): string | undefined => window.navigation?.currentEntry?.key

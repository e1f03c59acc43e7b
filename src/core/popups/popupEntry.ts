import type { LaunchTarget } from './popups.ts'

/**
 * While a popup is open, the browser's history has a second entry for the page: the popup history
 * entry. The back button leads from it to the page's own entry, which closes the popup instead of
 * leaving the page (docs/decisions/027-popup-has-its-own-history-entry.md). This key of its state
 * holds the key of the page's own entry.
 */
export const POPUP_ENTRY_OF = 'popupEntryOf'

/** State of a history entry, as the router and the popups store it. */
export type EntryState = {
  key?: string
  [POPUP_ENTRY_OF]?: string
  /**
   * The game that runs in a popup. No link can carry it, so only a reload of the same tab starts the
   * game again.
   */
  playedGame?: LaunchTarget | undefined
  /**
   * Name that the browser itself has for the page's own entry, to which closing the popups goes back
   * past all entries that the frame of a game has added. Browsers without names have none.
   */
  pageEntry?: string | undefined
} | null

/** Tells whether the current history entry belongs to an open popup. */
export const isPopupEntry = () =>
  (window.history.state as EntryState)?.[POPUP_ENTRY_OF] !== undefined

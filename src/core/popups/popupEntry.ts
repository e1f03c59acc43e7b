/**
 * While a popup is open, the page has a second entry in the browser's history, the popup history entry:
 * the back button leads from there to the page's own, which closes the popup instead of leaving
 * (docs/decisions/027-popup-has-its-own-history-entry.md). Its state names, under this key, the page's
 * own entry.
 */
export const POPUP_ENTRY_OF = 'popupEntryOf'

/** An entry's state, as the router and we keep it. */
export type EntryState = { key?: string; [POPUP_ENTRY_OF]?: string } | null

/** Whether the current entry is there for a popup. */
export const isPopupEntry = () =>
  (window.history.state as EntryState)?.[POPUP_ENTRY_OF] !== undefined

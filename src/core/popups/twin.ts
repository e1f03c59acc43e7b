/**
 * While a popup is open, the page has two entries in the browser's history: the back button leads
 * from the second, the twin, to the first, which closes the popup instead of leaving. The twin's
 * state names, under this key, the entry that it is a twin of.
 */
export const TWIN_OF = 'twinOf'

/** An entry's state, as the router and we keep it. */
export type EntryState = { key?: string; [TWIN_OF]?: string } | null

/** Whether the current entry is the twin of another. */
export const isTwin = () => (window.history.state as EntryState)?.[TWIN_OF] !== undefined

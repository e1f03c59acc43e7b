/**
 * Options of a navigation within a page, such as to another tab, season or platform: it replaces
 * the current history entry and keeps the scroll position.
 */
export const IN_PLACE = { replace: true, state: { keepsScroll: true } } as const

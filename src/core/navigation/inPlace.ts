/**
 * Options of a navigation that replaces the current entry and keeps the scroll position: another
 * tab, season or platform.
 */
export const IN_PLACE = { replace: true, state: { keepsScroll: true } } as const

/** How one step takes another's place without a move of the page: a tab, a season, a platform. */
export const IN_PLACE = { replace: true, state: { keepsScroll: true } } as const

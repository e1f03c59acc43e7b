import { useMediaQuery } from '#core/platform/useMediaQuery.ts'

/**
 * Matches screens that are too low for both a game and its bar: a phone in landscape, or a page
 * zoomed to 400 %.
 */
const low = window.matchMedia('(orientation: landscape) and (height < 30rem)')

export const isLowScreen = () => low.matches

export const useLowScreen = () => useMediaQuery(low)

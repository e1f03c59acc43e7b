import { useMediaQuery } from '#core/platform/useMediaQuery.ts'

/** A phone in landscape, or a page zoomed to 400 %: too low for both a game and its bar. */
const low = window.matchMedia('(orientation: landscape) and (height < 30rem)')

export const isLowScreen = () => low.matches

export const useLowScreen = () => useMediaQuery(low)
